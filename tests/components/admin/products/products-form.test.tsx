import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ProductAdd } from "@/components/admin/products/form/product-add";
import { currentToasts, dismissToast } from "@/components/ui/toast/toast-store";
import { type Answer, refusal, stubFetch } from "@/tests/support/components/fetch-stub";
import { mockNavigation } from "@/tests/support/components/navigation";
import { stubUploads } from "@/tests/support/components/upload-stub";
import { renderWithQueries } from "@/tests/support/components/with-queries";
import { adminProduct, onWire } from "@/tests/support/samples/admin-product";

jest.mock(
  "next/navigation",
  () => jest.requireActual("@/tests/support/components/navigation").mockNavigation,
);

const ADD = "POST /api/products/add";
const added: Answer = {
  body: { message: "Product added successfully!", product: onWire(adminProduct()) },
};
const field = (label: string | RegExp) => screen.getByLabelText(label);
const click = (name: string) => userEvent.click(screen.getByRole("button", { name }));

/** Sets the whole text at once: typing thirty fields takes seconds. */
async function type(label: string | RegExp, text: string) {
  field(label).focus();
  await userEvent.paste(text);
}

async function fill() {
  await type("Name", "Ora 11 kW");
  await type("Model", "ORA");
  await type("Price, ₹", "49,999");
  await type("Quantity", "5");
  await type("Colour", "Graphite");
}

beforeEach(() => {
  mockNavigation.reset();
  stubUploads();
  sessionStorage.clear();
  URL.createObjectURL = () => "blob:picture";
  URL.revokeObjectURL = () => undefined;
  for (const { id } of currentToasts()) dismissToast(id);
});

it("marks the samples until they are changed or cleared", async () => {
  renderWithQueries(<ProductAdd />);
  expect(screen.getByText("23 values are still samples.")).toBeVisible();
  expect(screen.getAllByText("Sample")).toHaveLength(23);
  await userEvent.type(field("Phase"), " phase");
  expect(screen.getByText("22 values are still samples.")).toBeVisible();
  await click("Clear the samples");
  expect(screen.queryByText("Sample")).toBeNull();
  expect(screen.queryByText(/still/)).toBeNull();
  expect(field("Rated Power")).toHaveValue("");
  expect(field("More")).toHaveValue("");
  expect(field("Phase")).toHaveValue("Single phase");
});

it("sends fields, pictures and alt texts and goes to the product", async () => {
  const sent = stubFetch({ [ADD]: added });
  renderWithQueries(<ProductAdd />);
  expect(field("Rated Power")).toHaveValue("250W");
  await fill();
  await userEvent.clear(field("Phase"));
  await userEvent.upload(field("Add pictures"), new File(["x"], "f.png", { type: "image/png" }));
  await click("Add Product");
  await waitFor(() => expect(mockNavigation.push).toHaveBeenCalled());
  expect(mockNavigation.push).toHaveBeenCalledWith(`/admin/product/view/${adminProduct().id}`);
  expect(currentToasts().map(({ text }) => text)).toEqual(["Product added successfully!"]);
  const body = sent[0]?.body ?? {};
  const data = JSON.parse(String(body.product_data));
  expect(data).toMatchObject({ name: "Ora 11 kW", price: 49_999, quantity: 5, is_listed: true });
  expect(data.details).toMatchObject({ phase: null, ouput_voltage: "7.7 KW" });
  expect(body).toMatchObject({ alts: "Ora 11 kW", files: expect.any(File) });
  expect(body.key).toMatch(/^[0-9a-f-]{36}$/);
});

it("reports missing fields and sends nothing", async () => {
  const sent = stubFetch({});
  renderWithQueries(<ProductAdd />);
  await click("Add Product");
  for (const text of ["Enter a name.", "Enter a model.", "Enter the price in rupees."]) {
    expect(screen.getByText(text)).toBeVisible();
  }
  expect(screen.getByText("Enter the number of units.")).toBeVisible();
  expect(screen.getByText("Enter a colour.")).toBeVisible();
  expect(field("Name")).toHaveFocus();
  expect(sent).toEqual([]);
});

it("requires an alt text for a picture", async () => {
  stubFetch({});
  renderWithQueries(<ProductAdd />);
  await fill();
  await userEvent.upload(field("Add pictures"), new File(["x"], "f.png", { type: "image/png" }));
  await userEvent.clear(field("Picture 1 shows"));
  await click("Add Product");
  expect(screen.getByText("Say what the picture shows.")).toBeVisible();
});

it.each<[string, Answer, string]>([
  [
    "a wrong field",
    refusal("invalid_input", "x", { "product_data.price": ["Too high for the shop."] }),
    "Too high for the shop.",
  ],
  [
    "a wrong detail",
    refusal("invalid_input", "x", { "product_data.details.phase": ["Say it in a word."] }),
    "Say it in a word.",
  ],
  [
    "a wrong picture",
    refusal("unsupported_media_type", "x", { files: ["f.png: not a picture."] }),
    "f.png: not a picture.",
  ],
  ["a refusal", refusal("conflict", "This address is taken."), "This address is taken."],
  ["a fault", refusal("internal", "x"), "Something went wrong!"],
  ["no connection", "offline", "An error occurred while adding the product."],
  [
    "the end of the session",
    refusal("unauthenticated", "Please login first"),
    "Your session has ended. Nothing was saved.",
  ],
])("after %s shows a message and can resend the same input", async (_what, no, text) => {
  const sent = stubFetch({ [ADD]: [no, added] });
  renderWithQueries(<ProductAdd />);
  await fill();
  await userEvent.upload(field("Add pictures"), new File(["x"], "f.png", { type: "image/png" }));
  await click("Add Product");
  expect(await screen.findByText(text)).toBeVisible();
  expect(field("Name")).toHaveValue("Ora 11 kW");
  expect(field("Picture 1 shows")).toHaveValue("Ora 11 kW");
  await click(screen.queryByRole("button", { name: "Retry" }) ? "Retry" : "Add Product");
  await waitFor(() => expect(mockNavigation.push).toHaveBeenCalled());
  expect(sent[1]?.body).toEqual(sent[0]?.body);
});

it("keeps a draft in this tab until it is saved, and can discard it", async () => {
  stubFetch({});
  const { unmount } = renderWithQueries(<ProductAdd />);
  await type("Name", "Ora");
  unmount();
  renderWithQueries(<ProductAdd />);
  expect(field("Name")).toHaveValue("Ora");
  await click("Start with an empty form");
  expect(field("Name")).toHaveValue("");
  expect(sessionStorage).toHaveLength(0);
});

it("asks before a link leaves unsaved input", async () => {
  stubFetch({});
  renderWithQueries(<ProductAdd />);
  await type("Name", "Ora");
  await userEvent.click(screen.getByRole("link", { name: "Back to the products" }));
  expect(screen.getByRole("dialog", { name: "Leave without saving?" })).toBeVisible();
  await click("Leave");
  expect(mockNavigation.push).toHaveBeenCalledWith("/manage/products");
});
