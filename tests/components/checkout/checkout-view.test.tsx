/** @jest-environment jsdom */
import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { CheckoutView } from "@/components/checkout/checkout-view";
import { currentToasts } from "@/components/ui/toast-store";
import type { Address } from "@/lib/accounts/contract";
import { CheckoutLoadError, loadCheckout } from "@/lib/payments/checkout-js";
import { cartItem, cartOf, cartOnWire } from "@/tests/support/cart-sample";
import { fakeCheckout, paidAnswer } from "@/tests/support/fake-checkout";
import { type Answer, refusal, stubFetch } from "@/tests/support/fetch-stub";
import { renderWithQueries } from "@/tests/support/with-queries";

const push = jest.fn();
jest.mock("next/navigation", () => ({ useRouter: () => ({ push }) }));
jest.mock("@/lib/payments/checkout-js", () => ({
  ...jest.requireActual("@/lib/payments/checkout-js"),
  loadCheckout: jest.fn(),
}));

const PURCHASE = "0190a000-0000-7000-8000-0000000000ff";
const CREATE = "POST /api/payments/createpayment";
const VERIFY = "POST /api/payments/verifypayment";
const STATUS = `GET /api/payments/status/${PURCHASE}`;
const CASH = "POST /api/order/addorder";
const READ = "POST /api/cart/getcartdetails";

const home: Address = {
  id: "0190a000-0000-7000-8000-000000000001",
  type: "Home",
  custom_type_name: null,
  house_building: "B-1204, Lake View Residency",
  locality_street: "Sector 62",
  landmark: null,
  city: "Noida",
  po_ps: null,
  district: "Gautam Buddha Nagar",
  state: "Uttar Pradesh",
  pin: "201309",
  country: "India",
  is_default: true,
};
const work: Address = { ...home, id: `${home.id.slice(0, -1)}2`, type: "Work", is_default: false };
const cart = cartOf(cartItem({ quantity: 2 }));
const settings = {
  scriptUrl: "https://provider.example/checkout.js",
  demo: true,
  brand: "Arklane",
};

const created: Answer = {
  body: {
    order_id: paidAnswer.razorpay_order_id,
    purchase_id: PURCHASE,
    key_id: "rzp_test_key",
    amount_paise: 85_998_00,
    total: 85_998,
    currency: "INR",
    reserved_until: new Date(Date.now() + 15 * 60_000).toISOString(),
    prefill: { name: "Asha Menon", email: "asha@example.in", contact: null },
  },
};
const status = (state: string, more = {}) => ({
  body: {
    purchase_id: PURCHASE,
    state,
    total: 85_998,
    order_ids: [],
    order_numbers: [],
    items: [],
    ...more,
  },
});
const verified = status("placed", { message: "Payment successful and order placed!" });

let provider: ReturnType<typeof fakeCheckout>;
const toasts = () => currentToasts().map(({ text }) => text);
const payButton = () => screen.getByRole("button", { name: "Pay ₹85,998" });

function show(answers: Record<string, Answer | Answer[]>, addresses = [home, work]) {
  const sent = stubFetch({ [READ]: { body: cartOnWire(cart) }, ...answers });
  renderWithQueries(<CheckoutView initialCart={cart} addresses={addresses} settings={settings} />);
  return { sent, user: userEvent.setup() };
}

async function openWindow(user: ReturnType<typeof userEvent.setup>) {
  await user.click(payButton());
  await waitFor(() => expect(provider.opened).toHaveLength(1));
  const [options] = provider.opened;
  if (!options) throw new Error("not opened");
  return options;
}

beforeEach(() => {
  push.mockClear();
  provider = fakeCheckout();
  jest.mocked(loadCheckout).mockReset().mockResolvedValue(provider.Razorpay);
});

describe("CheckoutView by UPI or card", () => {
  it("pays what the cart says, is checked by the server, and goes to the purchase", async () => {
    const { sent, user } = show({ [CREATE]: created, [VERIFY]: verified });
    expect(screen.getByText("Test payment: no money moves.")).toBeVisible();
    expect(screen.getByRole("radio", { name: /^Home Default/ })).toBeChecked();
    await user.click(screen.getByRole("radio", { name: /^Work/ }));
    await user.type(screen.getByLabelText(/^Landmark or gate/), " Gate 2 ");
    const options = await openWindow(user);
    expect(sent[0]).toEqual({
      call: CREATE,
      body: {
        products: [{ productid: cart.cart_items[0]?.productid, quantity: 2 }],
        address_id: work.id,
        expected_total: 85_998,
        driver_note: "Gate 2",
      },
    });
    expect(options).toMatchObject({
      key: "rzp_test_key",
      order_id: paidAnswer.razorpay_order_id,
      amount: 85_998_00,
      currency: "INR",
      name: "Arklane",
      prefill: { name: "Asha Menon", email: "asha@example.in" },
    });
    expect(options.timeout).toBeGreaterThan(800);
    await act(async () => options.handler(paidAnswer));
    await waitFor(() => expect(push).toHaveBeenCalledWith(`/checkout/${PURCHASE}`));
    expect(sent[1]).toEqual({
      call: VERIFY,
      body: {
        razorpaypaymentid: paidAnswer.razorpay_payment_id,
        razorpayorderid: paidAnswer.razorpay_order_id,
        razorpaysignature: paidAnswer.razorpay_signature,
      },
    });
    expect(toasts()).toContain("Payment successful and order placed!");
    // Still what was bought, although the cart is empty now.
    expect(screen.getByRole("button", { name: "Pay ₹85,998" })).toHaveAttribute("aria-busy");
  });

  it("opens one window for a double click", async () => {
    const { sent, user } = show({ [CREATE]: created });
    await user.dblClick(payButton());
    await waitFor(() => expect(provider.opened).toHaveLength(1));
    expect(sent.filter(({ call }) => call === CREATE)).toHaveLength(1);
    expect(screen.getByRole("radio", { name: /^Work/ })).toBeDisabled();
  });

  it("holds no stock when the provider's script is blocked, and tries again", async () => {
    jest.mocked(loadCheckout).mockRejectedValueOnce(new CheckoutLoadError("blocked"));
    const { sent, user } = show({ [CREATE]: created });
    await user.click(payButton());
    expect(await screen.findByText(/^The payment window could not be loaded/)).toBeVisible();
    expect(sent).toEqual([]);
    await openWindow(user);
  });

  it("lets the customer try again when nothing was paid", async () => {
    const { user } = show({ [CREATE]: created, [STATUS]: status("awaiting_payment") });
    const options = await openWindow(user);
    await act(async () => options.modal.ondismiss());
    expect(
      await screen.findByText("Payment not completed. Nothing was charged. You can try again."),
    ).toBeVisible();
    expect(push).not.toHaveBeenCalled();
    await user.click(payButton());
    await waitFor(() => expect(provider.opened).toHaveLength(2));
  });

  it.each(["confirming", "placed", "refunded"])(
    "goes to the purchase when the closed window turns out to be %s",
    async (state) => {
      const { user } = show({ [CREATE]: created, [STATUS]: status(state) });
      const options = await openWindow(user);
      await act(async () => options.modal.ondismiss());
      await waitFor(() => expect(push).toHaveBeenCalledWith(`/checkout/${PURCHASE}`));
    },
  );

  it.each<[string, Answer]>([
    ["is refused", refusal("payment_not_verified", "Payment verification failed.")],
    ["gets no answer", "offline"],
  ])("sends the customer to look when the check %s", async (_, answer) => {
    const { user } = show({ [CREATE]: created, [VERIFY]: answer });
    const options = await openWindow(user);
    await act(async () => options.handler(paidAnswer));
    expect(await screen.findByText(/Payment verification failed\./)).toBeVisible();
    expect(screen.getByRole("link", { name: "See the payment status" })).toHaveAttribute(
      "href",
      `/checkout/${PURCHASE}`,
    );
  });

  it("does not claim that nothing was charged when it could not ask", async () => {
    const { user } = show({ [CREATE]: created, [STATUS]: "offline" });
    const options = await openWindow(user);
    await act(async () => options.modal.ondismiss());
    expect(await screen.findByText(/We could not check your payment\./)).toBeVisible();
    expect(screen.queryByText(/Nothing was charged/)).toBeNull();
  });

  it.each<[string, Answer, string]>([
    [
      "stock",
      refusal("out_of_stock", "No stock available for AC03W 7.4 kW"),
      "No stock available for AC03W 7.4 kW",
    ],
    [
      "price",
      refusal("price_changed", "The total has changed to ₹87,998."),
      "The total has changed to ₹87,998.",
    ],
    ["fault", refusal("internal", "Oh"), "Failed to create payment order."],
    ["lost connection", "offline", "Failed to create payment order."],
  ])("says in words what stands in the way: %s", async (_, answer, text) => {
    const { user } = show({ [CREATE]: answer });
    await user.click(payButton());
    expect(await screen.findByText(text)).toBeVisible();
    expect(provider.opened).toEqual([]);
  });
});

describe("CheckoutView by cash", () => {
  const placed = { body: { message: "ok", purchase_id: PURCHASE, order_ids: ["1"] } };

  async function order(answers: Answer | Answer[]) {
    const { sent, user } = show({ [CASH]: answers });
    await user.click(screen.getByRole("radio", { name: /^Cash/ }));
    await user.click(screen.getByRole("button", { name: "Place order" }));
    return { sent, user };
  }

  it("places the order and goes to it", async () => {
    await order(placed);
    await waitFor(() => expect(push).toHaveBeenCalledWith(`/checkout/${PURCHASE}`));
    expect(toasts()).toContain("Order placed successfully via Cash!");
    expect(loadCheckout).not.toHaveBeenCalled();
  });

  it("tries again under the same key, so that a lost answer makes no second order", async () => {
    const { sent, user } = await order(["offline", placed]);
    expect(await screen.findByText("Something went wrong while placing the order.")).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Place order" }));
    await waitFor(() => expect(push).toHaveBeenCalled());
    const keys = sent.filter(({ call }) => call === CASH).map(({ body }) => body.checkout_key);
    expect(keys).toHaveLength(2);
    expect(keys[0]).toBe(keys[1]);
  });

  it("says the specification's words for a fault", async () => {
    await order(refusal("internal", "Oh"));
    expect(await screen.findByText("Failed to place Cash order.")).toBeVisible();
  });

  it("is closed in words at ₹2,00,000 and above", () => {
    stubFetch({});
    const dear = cartOf(cartItem({ price: 2_00_000_00 }));
    renderWithQueries(<CheckoutView initialCart={dear} addresses={[home]} settings={settings} />);
    expect(screen.getByRole("radio", { name: /^Cash Possible below ₹2,00,000/ })).toBeDisabled();
  });
});

describe("CheckoutView without", () => {
  it("an address says so and leads to one", async () => {
    const { sent, user } = show({}, []);
    const words = "Please set a default delivery address before placing an order.";
    expect(screen.getByText(words)).toBeVisible();
    expect(screen.getByRole("link", { name: "Add address" })).toHaveAttribute(
      "href",
      "/address?next=%2Fcheckout",
    );
    await user.click(payButton());
    const box = within(screen.getByRole("complementary", { name: "Your Cart" }));
    expect(box.getByText(words)).toBeVisible();
    expect(sent).toEqual([]);
  });

  it("a line says that the cart is empty", () => {
    stubFetch({});
    renderWithQueries(
      <CheckoutView initialCart={cartOf()} addresses={[home]} settings={settings} />,
    );
    expect(screen.getByText("Your cart is empty.")).toBeVisible();
    expect(screen.queryByRole("button", { name: /^Pay/ })).toBeNull();
  });

  it("enough stock closes paying in words", () => {
    stubFetch({});
    const short = cartOf(cartItem({ quantity: 2, available: 1 }));
    renderWithQueries(<CheckoutView initialCart={short} addresses={[home]} settings={settings} />);
    expect(screen.getByText("Only 1 left. Lower the quantity to go on.")).toBeVisible();
    expect(payButton()).toBeDisabled();
  });
});
