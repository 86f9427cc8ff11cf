import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ProductEdit } from "@/components/admin/products/form/product-edit";
import { currentToasts, dismissToast } from "@/components/ui/toast/toast-store";
import { type Answer, refusal, stubFetch } from "@/tests/support/components/fetch-stub";
import { mockNavigation } from "@/tests/support/components/navigation";
import { stubUploads } from "@/tests/support/components/upload-stub";
import { renderWithQueries } from "@/tests/support/components/with-queries";
import { adminProduct, onWire, pictureSample } from "@/tests/support/samples/admin-product";

jest.mock(
  "next/navigation",
  () => jest.requireActual("@/tests/support/components/navigation").mockNavigation,
);

const product = adminProduct();
const UPDATE = "PUT /api/products/update";
const READ = `GET /api/admin/products/${product.id}`;
const saved: Answer = {
  body: { message: "Product updated successfully!", product: onWire(product) },
};
const CONFLICT = "Meera changed this product on 28 Nov 2026, 4:02 pm.";

const field = (label: string | RegExp) => screen.getByLabelText(label);
const click = (name: string | RegExp) => userEvent.click(screen.getByRole("button", { name }));
const dataOf = (sent: { body: Record<string, unknown> } | undefined) =>
  JSON.parse(String(sent?.body.product_data));

async function change(label: string | RegExp, text: string) {
  await userEvent.clear(field(label));
  if (text) await userEvent.type(field(label), text);
}

beforeEach(() => {
  mockNavigation.reset();
  stubUploads();
  for (const { id } of currentToasts()) dismissToast(id);
});

it("sends only changes: an empty detail as null, the stock with the count seen", async () => {
  const sent = stubFetch({ [UPDATE]: saved });
  renderWithQueries(<ProductEdit product={product} />);
  await change("Price, ₹", "39,999");
  await change("Quantity", "12");
  await change("Output Current", "");
  await click("Save");
  await waitFor(() => expect(mockNavigation.push).toHaveBeenCalled());
  expect(dataOf(sent[0])).toEqual({
    id: product.id,
    version: 3,
    price: 39_999,
    quantity: 12,
    seen_quantity: 10,
    details: { current: null },
  });
});

it("removes a picture and reorders the others", async () => {
  const sent = stubFetch({ [UPDATE]: saved });
  renderWithQueries(<ProductEdit product={product} />);
  await click("Remove picture 1 of 3");
  await click("Remove 1 picture");
  await click("Move picture 1 of 2 later");
  await click("Save");
  await waitFor(() => expect(mockNavigation.push).toHaveBeenCalled());
  expect(sent[0]?.body).toMatchObject({ removed_images: "a" });
  expect(dataOf(sent[0])).toMatchObject({ image_order: ["c", "b"] });
});

it("rebases my edit onto another administrator's", async () => {
  const theirs = adminProduct({
    version: 4,
    quantity: 8,
    product_color: "Graphite",
    price: 30_000_00,
    pictures: ["c", "a", "d"].map((id) => pictureSample(id)),
  });
  const sent = stubFetch({
    [UPDATE]: [refusal("conflict", CONFLICT), saved],
    [READ]: { body: onWire(theirs) },
  });
  renderWithQueries(<ProductEdit product={product} />);
  await change("Price, ₹", "39999");
  await change("Quantity", "15");
  await change(/^Picture 1 shows/, "From the front");
  await click("Save");
  expect(await screen.findByText(new RegExp(`^${CONFLICT}`))).toBeVisible();
  expect(field("Price, ₹")).toHaveValue("39999");
  expect(screen.getByRole("link", { name: "Look at the new version" })).toHaveAttribute(
    "target",
    "_blank",
  );
  await click("Load it and put my changes on top");
  await waitFor(() => expect(field("Colour")).toHaveValue("Graphite"));
  expect(field("Price, ₹")).toHaveValue("39999");
  expect(field("Quantity")).toHaveValue("13");
  expect(field("Picture 2 shows")).toHaveValue("From the front");
  expect(screen.queryByText(new RegExp(`^${CONFLICT}`))).toBeNull();
  await click("Save");
  await waitFor(() => expect(mockNavigation.push).toHaveBeenCalled());
  expect(dataOf(sent.at(-1))).toEqual({
    id: product.id,
    version: 4,
    price: 39_999,
    quantity: 13,
    seen_quantity: 8,
    details: {},
    alts: { a: "From the front", c: "Picture c", d: "Picture d" },
    image_order: ["c", "a", "d"],
  });
});

it("keeps the notice when the new version cannot be loaded", async () => {
  stubFetch({ [UPDATE]: refusal("conflict", CONFLICT), [READ]: "offline" });
  renderWithQueries(<ProductEdit product={product} />);
  await change("Colour", "Red");
  await click("Save");
  await click("Load it and put my changes on top");
  await waitFor(() =>
    expect(currentToasts().map(({ text }) => text)).toEqual([
      "The new version could not be loaded.",
    ]),
  );
  expect(field("Colour")).toHaveValue("Red");
  expect(screen.getByText(new RegExp(`^${CONFLICT}`))).toBeVisible();
});

it("reports at the quantity when more units are removed than exist", async () => {
  const words = "There are 2 units in stock: 5 units cannot be taken off.";
  stubFetch({
    [UPDATE]: refusal("conflict", words, { "product_data.quantity": [words] }),
  });
  renderWithQueries(<ProductEdit product={product} />);
  await change("Quantity", "5");
  await click("Save");
  expect(await screen.findByText(words)).toBeVisible();
  expect(field("Quantity")).toHaveFocus();
});
