import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { StockSection } from "@/components/admin/products/stock/stock-section";
import { currentToasts, dismissToast } from "@/components/ui/toast/toast-store";
import type { StockMovement } from "@/lib/catalogue/stock/contract";
import { type Answer, refusal, stubFetch } from "@/tests/support/components/fetch-stub";
import { mockNavigation } from "@/tests/support/components/navigation";
import { renderWithQueries } from "@/tests/support/components/with-queries";
import { adminProduct } from "@/tests/support/samples/admin-product";

jest.mock(
  "next/navigation",
  () => jest.requireActual("@/tests/support/components/navigation").mockNavigation,
);

const product = adminProduct({ quantity: 10 });
const MOVE = `POST /api/admin/products/${product.id}/stock`;
const LIST = `GET /api/admin/products/${product.id}/stock?limit=20`;
const movement = { id: "m2", delta: 5, reason: "received", note: "PO 118", by: "Asha" };
const wire = { ...movement, at: "2026-11-28T08:00:00Z" };
const moved: Answer = {
  body: { message: "Stock saved: 15 units now.", quantity: 15, movement: wire },
};
const list: Answer = { body: { movements: [wire], next: null, previous: null } };
const first: StockMovement = {
  ...{ id: "m1", delta: -3, reason: "reserved", note: null, by: null },
  at: new Date("2026-11-28T06:30:00Z"),
};

function show() {
  const movements = { movements: [first], next: null, previous: null };
  renderWithQueries(<StockSection product={product} movements={movements} lowStock={5} />);
}
const save = () => userEvent.click(screen.getByRole("button", { name: "Save" }));
const units = () => screen.getByLabelText("Units");

beforeEach(() => {
  mockNavigation.reset();
  for (const { id } of currentToasts()) dismissToast(id);
});

it("lists movements with reason, author and count", () => {
  stubFetch({ [LIST]: list });
  show();
  expect(screen.getByText("10")).toHaveTextContent("10 units");
  const row = screen.getAllByRole("row")[1];
  expect(row).toHaveTextContent("28 Nov 2026, 12:00 pm");
  expect(row).toHaveTextContent("Ordered");
  expect(row).toHaveTextContent("Shop");
  expect(row).toHaveTextContent("−3");
});

it("adds received units at once and shows the movement", async () => {
  const sent = stubFetch({ [MOVE]: moved, [LIST]: list });
  show();
  await userEvent.type(units(), "5");
  await userEvent.type(screen.getByLabelText(/^Note/), "PO 118");
  await save();
  await waitFor(() => expect(screen.getByText("15")).toBeVisible());
  expect(await screen.findByText("PO 118")).toBeVisible();
  expect(sent[0]?.body).toEqual({
    reason: "received",
    units: 5,
    note: "PO 118",
    key: expect.stringMatching(/^[0-9a-f-]{36}$/),
  });
  expect(units()).toHaveValue("");
  expect(currentToasts().map(({ text }) => text)).toEqual(["Stock saved: 15 units now."]);
});

it("after a refusal explains it, keeps the input and retries under the same key", async () => {
  const words = "There are 10 units in stock: 20 units cannot be taken off.";
  const sent = stubFetch({ [MOVE]: [refusal("conflict", words), "offline", moved], [LIST]: list });
  show();
  await userEvent.click(screen.getByRole("radio", { name: "Damaged" }));
  await userEvent.type(units(), "20");
  await save();
  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.getByText("10")).toBeVisible();
  expect(units()).toHaveValue("20");
  await save();
  expect(await screen.findByText("The stock could not be changed.")).toBeVisible();
  expect(sent[0]?.body.key).toBe(sent[1]?.body.key);
  await userEvent.type(units(), "{Backspace}");
  await save();
  await waitFor(() => expect(screen.getByText("15")).toBeVisible());
  expect(sent[2]?.body).toMatchObject({ reason: "damaged", units: 2 });
  expect(sent[2]?.body.key).not.toBe(sent[0]?.body.key);
});

it.each(["", "0", "many", "1.5"])(
  "requires units instead of %p and sends nothing",
  async (text) => {
    const sent = stubFetch({ [LIST]: list });
    show();
    if (text) await userEvent.type(units(), text);
    await save();
    expect(units()).toHaveAttribute("aria-invalid", "true");
    expect(sent.filter(({ call }) => call === MOVE)).toEqual([]);
  },
);

it("accepts a downward correction", async () => {
  const sent = stubFetch({ [MOVE]: moved, [LIST]: list });
  show();
  await userEvent.click(screen.getByRole("radio", { name: "Corrected" }));
  await userEvent.type(units(), "−2");
  await save();
  await waitFor(() => expect(sent[0]?.body).toMatchObject({ reason: "corrected", units: -2 }));
});
