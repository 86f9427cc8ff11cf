import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { DelistedList } from "@/components/admin/products/delisted-list";
import { ProductGrid } from "@/components/admin/products/product-grid";
import { currentToasts, dismissToast } from "@/components/ui/toast/toast-store";
import type { AdminProduct } from "@/lib/catalogue/admin/contract";
import { type Answer, refusal, stubFetch } from "@/tests/support/components/fetch-stub";
import { mockNavigation } from "@/tests/support/components/navigation";
import { showOffice } from "@/tests/support/components/show-office";
import { adminProduct } from "@/tests/support/samples/admin-product";

jest.mock(
  "next/navigation",
  () => jest.requireActual("@/tests/support/components/navigation").mockNavigation,
);

const TOGGLE = "PUT /api/products/toggle-listing";
const id = (n: number) => `0190a000-0000-7000-8000-00000000000${n}`;
const ora = adminProduct({ id: id(1), name: "Ora" });
const nova = adminProduct({ id: id(2), name: "Nova", quantity: 3 });
const answer = (is_listed: boolean): Answer => ({
  body: { message: "x", product_id: ora.id, is_listed },
});
const ends = { next: null, previous: null };

function showGrid(products: AdminProduct[] = [ora, nova]) {
  return showOffice("/manage/products", <ProductGrid products={products} lowStock={5} />);
}
const card = (name: string) => screen.getByRole("article", { name });
const click = (name: string) => userEvent.click(screen.getByRole("button", { name }));
const toasts = () => currentToasts().map(({ text }) => text);

beforeEach(() => {
  mockNavigation.reset();
  Element.prototype.scrollIntoView = () => undefined;
  for (const toast of currentToasts()) dismissToast(toast.id);
});

it("shows name, model, price, stock and state and marks low stock", () => {
  showGrid();
  expect(card("Ora")).toHaveTextContent("AC03W");
  expect(card("Ora")).toHaveTextContent("₹42,999");
  expect(card("Ora")).toHaveTextContent("10 in stock");
  expect(card("Ora")).toHaveTextContent("Listed");
  expect(within(card("Nova")).getByText("Low: 3 left")).toHaveClass("chip--wait");
});

it("delists without a confirmation, and Undo lists again", async () => {
  const sent = stubFetch({ [TOGGLE]: [answer(false), answer(true)] });
  showGrid();
  await click("Delist Ora");
  expect(card("Ora")).toHaveTextContent("Delisted");
  await waitFor(() => expect(toasts()).toEqual(["Ora is delisted."]));
  expect(mockNavigation.refresh).toHaveBeenCalled();
  await act(async () => currentToasts()[0]?.undo?.());
  expect(within(card("Ora")).getByRole("button", { name: "Delist Ora" })).toBeVisible();
  await waitFor(() => expect(toasts()).toContain("Ora is in the shop."));
  expect(sent.map(({ body }) => body)).toEqual([
    { product_id: ora.id, is_listed: false },
    { product_id: ora.id, is_listed: true },
  ]);
});

it.each<[string, Answer, string]>([
  ["a fault", refusal("internal", "x"), "Ora could not be delisted."],
  ["no connection", "offline", "Ora could not be delisted."],
  ["a refusal", refusal("not_found", "There is no such product."), "There is no such product."],
])(
  "after %s the card shows the real state, and the message stays with Retry",
  async (_what, no, text) => {
    stubFetch({ [TOGGLE]: [no, answer(false)] });
    showGrid();
    await click("Delist Ora");
    await waitFor(() => expect(toasts()).toEqual([text]));
    expect(within(card("Ora")).getByRole("button", { name: "Delist Ora" })).toBeVisible();
    await act(async () => currentToasts()[0]?.retry?.());
    expect(card("Ora")).toHaveTextContent("Delisted");
  },
);

it("follows the server's next state", async () => {
  stubFetch({ [TOGGLE]: answer(false) });
  const { rerender } = showGrid();
  await click("Delist Ora");
  await waitFor(() => expect(toasts()).toEqual(["Ora is delisted."]));
  rerender(<ProductGrid products={[ora, nova]} lowStock={5} />);
  expect(card("Ora")).toHaveTextContent("Listed");
});

it("is navigated with j, k and Enter", async () => {
  showGrid();
  await userEvent.keyboard("jj");
  expect(card("Nova")).toHaveAttribute("aria-current", "true");
  await userEvent.keyboard("k{Enter}");
  expect(mockNavigation.push).toHaveBeenCalledWith(`/admin/product/view/${ora.id}`);
});

describe("the delisted products", () => {
  const delisted = { ...ora, is_listed: false };
  const showDelisted = (products: AdminProduct[]) =>
    showOffice("/admin/delisted-products", <DelistedList products={products} ends={ends} />);

  it("show the specification's details in its order", () => {
    showDelisted([delisted]);
    expect(card("Ora")).toHaveTextContent("Model: AC03W");
    expect(card("Ora")).toHaveTextContent("Price: ₹42,999");
    const rows = within(card("Ora")).getAllByRole("row");
    const given = Object.values(delisted.details).filter((value) => value !== null).length;
    expect(rows).toHaveLength(given);
    expect(rows[0]).toHaveTextContent("Output Current32 A");
    expect(card("Ora")).toHaveTextContent(`${18 - given} of 18 details missing.`);
    expect(within(card("Ora")).getByRole("link", { name: "View Ora" })).toHaveAttribute(
      "href",
      `/admin/delistproduct/view/${ora.id}`,
    );
  });

  it("drop a relisted product at once and show an empty state", async () => {
    stubFetch({ [TOGGLE]: answer(true) });
    showDelisted([delisted]);
    await click("Listing: put Ora into the shop");
    expect(screen.getByText("No delisted products found.")).toBeVisible();
    await waitFor(() => expect(toasts()).toEqual(["Ora is in the shop."]));
  });

  it("page back and forth only where pages exist", () => {
    showDelisted([delisted]);
    expect(screen.getByText("Page 1")).toBeVisible();
    expect(screen.getByRole("button", { name: "Previous" })).toBeDisabled();
    expect(screen.getByRole("button", { name: "Next" })).toBeDisabled();
  });
});
