import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { NewOrder } from "@/components/admin/new-order/new-order";
import { type Answer, refusal, stubFetch } from "@/tests/support/components/fetch-stub";
import { mockNavigation } from "@/tests/support/components/navigation";
import { renderWithQueries } from "@/tests/support/components/with-queries";
import { addressSample } from "@/tests/support/samples/account";
import { adminProduct, onWire } from "@/tests/support/samples/admin-product";

jest.mock(
  "next/navigation",
  () => jest.requireActual("@/tests/support/components/navigation").mockNavigation,
);

const USER = "0190a000-0000-7000-8000-0000000000c1";
const asha = {
  ...{ id: USER, user_number: 7, name: "Asha Menon", email: "asha@example.in", role: "customer" },
  ...{ office_role: null, blocked: false },
  ...{ email_verified: true, phone_number: "+919876543210", orders: 2 },
  created_at: "2026-11-28T00:00:00.000Z",
};
const home = addressSample();
const product = adminProduct({ name: "AC03W 7.4 kW", price: 42_999_00 });
const PREVIEW = "POST /api/admin/orders/preview";
const ENTER = "POST /api/admin/orders";

const preview = (quantity = 1, changes: object = {}): Answer => ({
  body: {
    lines: [
      {
        ...{ productid: product.id, product_name: product.name, quantity, unit_price: 42_999 },
        ...{ available: 5, problem: null },
      },
    ],
    total: 42_999 * quantity,
    problem: null,
    cash: { problem: null, fee: 0 },
    online: { problem: null },
    ...changes,
  },
});
const placed = (changes: object = {}): Answer => ({
  body: {
    ...{ message: "Placed AK-2611-000482.", user_id: USER, purchase_id: "p1", total: 42_999 },
    ...{ order_ids: ["o1"], order_numbers: ["AK-2611-000482"] },
    ...{ payment_path: null, reserved_until: null },
    ...changes,
  },
});

function show(answers: Record<string, Answer | Answer[]> = {}) {
  const sent = stubFetch({
    "GET /api/admin/users?query=asha&limit=6": {
      body: { users: [asha], next: null, previous: null },
    },
    [`GET /api/admin/users/${USER}`]: {
      body: {
        ...asha,
        ...{
          about: null,
          second_factor: false,
          authenticator: false,
          erased_at: null,
          locked_until: null,
          addresses: [home],
          sessions: [],
        },
        ...{ blocked_at: null, blocked_reason: null, api_keys: [] },
      },
    },
    "GET /api/admin/products?query=ac03&listed=true&limit=6": {
      body: { products: [onWire(product)], next: null, previous: null },
    },
    [PREVIEW]: preview(),
    ...answers,
  });
  renderWithQueries(<NewOrder />);
  const entries = () => sent.filter(({ call }) => call === ENTER).map(({ body }) => body);
  return { entries, user: userEvent.setup() };
}
type User = ReturnType<typeof userEvent.setup>;

async function pickCustomer(user: User) {
  await user.type(screen.getByLabelText("Find the customer"), "asha");
  await user.click(await screen.findByRole("button", { name: /^Asha Menon/ }));
  await screen.findByRole("radio", { name: /^Home/ });
}
async function pickProduct(user: User) {
  await user.type(screen.getByLabelText("Add a product"), "ac03");
  await user.click(await screen.findByRole("button", { name: /^AC03W 7\.4 kW ?₹42,999/ }));
  await screen.findByText("₹42,999 each, 5 in stock");
}
const place = () => screen.getByRole("button", { name: "Place order" });
const total = () => within(screen.getByRole("complementary", { name: "Summary" }));

beforeEach(() => mockNavigation.reset());

it("places a cash order for an existing customer, with prices, stock and total shown", async () => {
  const { user, entries } = show({ [ENTER]: placed() });
  await pickCustomer(user);
  await pickProduct(user);
  await user.click(screen.getByRole("radio", { name: /^Cash on delivery/ }));
  expect(total().getByText("₹42,999")).toBeVisible();
  await user.type(screen.getByLabelText(/^Note for the driver/), "Gate 2");
  await user.click(place());
  expect(await screen.findByRole("heading", { name: "Order placed." })).toHaveFocus();
  expect(entries()).toEqual([
    {
      user_id: USER,
      products: [{ productid: product.id, quantity: 1 }],
      address_id: home.id,
      phone: "+91 98765 43210",
      driver_note: "Gate 2",
      method: "cash",
      expected_total: 42_999,
    },
  ]);
  expect(screen.getByRole("link", { name: "AK-2611-000482" })).toHaveAttribute(
    "href",
    "/admin/orders/o1",
  );
  await user.click(screen.getByRole("button", { name: "Enter another order" }));
  expect(screen.getByLabelText("Find the customer")).toHaveValue("");
});

it("keeps the input after a refusal and resends it under the same key", async () => {
  const keys: unknown[] = [];
  const { user, entries } = show({
    [ENTER]: [
      refusal("out_of_stock", "No stock available for AC03W 7.4 kW"),
      "offline",
      refusal("unauthenticated", "Please login first"),
      placed(),
    ],
  });
  const real = window.fetch;
  window.fetch = (url, init) => {
    const key = new Headers(init?.headers).get("idempotency-key");
    if (key) keys.push(key);
    return real(url, init);
  };
  await pickCustomer(user);
  await pickProduct(user);
  await user.click(screen.getByRole("radio", { name: /^Cash on delivery/ }));
  for (const words of [/No stock available/, /will not be entered twice/, /session has ended/]) {
    await waitFor(() => expect(place()).not.toHaveAttribute("aria-busy"));
    await user.click(place());
    expect(await screen.findByText(words)).toBeVisible();
  }
  expect(screen.getByRole("link", { name: "Login in a new tab" })).toHaveAttribute(
    "target",
    "_blank",
  );
  await user.click(place());
  expect(await screen.findByRole("heading", { name: "Order placed." })).toBeVisible();
  expect(new Set(entries().map((entry) => JSON.stringify(entry))).size).toBe(1);
  expect(keys).toHaveLength(4);
  expect(new Set(keys).size).toBe(1);
});

it("places an order for a new customer with a typed address and shows the payment link", async () => {
  const { user, entries } = show({
    [ENTER]: placed({
      ...{ order_ids: [], order_numbers: [], payment_path: "/checkout/p1" },
      reserved_until: "2026-11-29T05:12:00.000Z",
    }),
  });
  await user.click(screen.getByRole("radio", { name: "New customer" }));
  await pickProduct(user);
  await user.type(screen.getByLabelText("Name"), "Ravi Nair");
  await user.type(screen.getByLabelText("Email"), "ravi@example.in");
  for (const [label, text] of [
    ["City", "Mumbai"],
    ["District", "Mumbai"],
    ["House and building", "7, Sea Face"],
    ["Locality and street", "Marine Drive"],
  ] as const) {
    await user.type(screen.getByLabelText(label), text);
  }
  await user.selectOptions(screen.getByLabelText("State"), "Maharashtra");
  await user.click(screen.getByRole("button", { name: "Send payment link" }));
  expect(screen.getByLabelText("Mobile number")).toHaveAccessibleDescription(
    /Enter a mobile number/,
  );
  expect(screen.getByLabelText("PIN code")).toHaveAccessibleDescription(/PIN code/);
  expect(entries()).toEqual([]);
  await user.type(screen.getByLabelText("Mobile number"), "98765 43277");
  await user.type(screen.getByLabelText("PIN code"), "400 002");
  await user.click(screen.getByRole("button", { name: "Send payment link" }));
  expect(await screen.findByLabelText("Payment link")).toHaveValue("http://localhost/checkout/p1");
  expect(screen.getByText(/^Held until 29 Nov 2026, 10:42 am\./)).toBeVisible();
  expect(entries()).toMatchObject([
    {
      customer: { name: "Ravi Nair", email: "ravi@example.in", phone_number: "98765 43277" },
      address: { city: "Mumbai", pin: "400 002", state: "Maharashtra" },
      method: "online",
    },
  ]);
  expect(entries()[0]).not.toHaveProperty("user_id");
});

it("reports problems before sending", async () => {
  const short = preview(1, {
    cash: { problem: "AC03W 7.4 kW cannot be paid in cash.", fee: 0 },
    lines: [
      {
        ...{ productid: product.id, product_name: product.name, quantity: 1, unit_price: 42_999 },
        ...{ available: 0, problem: "Out of stock. Remove it to continue." },
      },
    ],
  });
  const { user } = show({ [PREVIEW]: short });
  await user.type(screen.getByLabelText("Add a product"), "ac03");
  await user.click(await screen.findByRole("button", { name: /^AC03W 7\.4 kW ?₹42,999/ }));
  expect(await screen.findByText(/^AC03W 7\.4 kW: Out of stock/)).toBeVisible();
  expect(screen.getByRole("radio", { name: /^Cash on delivery/ })).toBeDisabled();
  expect(screen.getByRole("button", { name: "Send payment link" })).toBeDisabled();
});

it("requires a customer and products", async () => {
  const { user, entries } = show();
  await user.type(screen.getByRole("textbox", { name: "Mobile number" }), "98765 43277");
  await user.click(screen.getByRole("button", { name: "Send payment link" }));
  expect(screen.getByLabelText("Add a product")).toHaveAccessibleDescription(
    "Choose at least one product.",
  );
  expect(entries()).toEqual([]);
});

it("takes down the business that the invoice is made out to", async () => {
  const { user, entries } = show({
    [ENTER]: [
      refusal("invalid_input", "Check the fields.", {
        "business.use": ["Say whose site the goods go to."],
      }),
      placed(),
    ],
  });
  await pickCustomer(user);
  await pickProduct(user);
  await user.click(screen.getByRole("radio", { name: /^Cash on delivery/ }));
  await user.click(screen.getByLabelText("The customer needs a GST invoice for a business"));
  await user.type(screen.getByLabelText("GSTIN"), "27aabce1234f1z6");
  await user.type(screen.getByLabelText("Legal name"), "Eastern Fleet LLP");
  await user.click(place());
  expect(screen.getByText(/A character of this GSTIN is wrong/)).toBeVisible();
  await user.clear(screen.getByLabelText("GSTIN"));
  await user.type(screen.getByLabelText("GSTIN"), "27aabce1234f1z5");
  await user.click(place());
  expect(await screen.findByText("Say whose site the goods go to.")).toBeVisible();
  await user.selectOptions(screen.getByLabelText(/^Where the goods go/), "own_site");
  await user.type(screen.getByLabelText(/^Address on the GST certificate/), "14, Link Road");
  await user.type(screen.getByLabelText(/^Town or city/), "Mumbai");
  await user.type(screen.getByLabelText(/^PIN code/), "400053");
  await user.click(place());
  expect(await screen.findByRole("heading", { name: "Order placed." })).toBeVisible();
  expect(entries().at(-1)).toMatchObject({
    business: {
      ...{ gstin: "27aabce1234f1z5", legal_name: "Eastern Fleet LLP", use: "own_site" },
      billing: { address: "14, Link Road", city: "Mumbai", pin: "400053" },
    },
  });
});
