import { act, screen, waitFor, within } from "@testing-library/react";
import { CheckoutLoadError, loadCheckout } from "@/lib/payments/provider/checkout-js";
import { fakeCheckout, paidAnswer } from "@/tests/support/components/fake-checkout";
import { type Answer, refusal } from "@/tests/support/components/fetch-stub";
import { CART_VERSION, cartItem, cartOf } from "@/tests/support/samples/cart";
import {
  CREATE,
  cart,
  created,
  home,
  openWindow,
  PURCHASE,
  payButton,
  STATUS,
  showCheckout,
  status,
  toasts,
  VERIFY,
  verified,
  work,
} from "./checkout-page";

const push = jest.fn();
jest.mock("next/navigation", () => ({ useRouter: () => ({ push }) }));
jest.mock("@/lib/payments/provider/checkout-js", () => ({
  ...jest.requireActual("@/lib/payments/provider/checkout-js"),
  loadCheckout: jest.fn(),
}));

let provider: ReturnType<typeof fakeCheckout>;

beforeEach(() => {
  push.mockClear();
  provider = fakeCheckout();
  jest.mocked(loadCheckout).mockReset().mockResolvedValue(provider.Razorpay);
});

describe("CheckoutView by UPI or card", () => {
  it("pays the cart's total, verifies it on the server and goes to the purchase", async () => {
    const { calls, user } = showCheckout({ [CREATE]: created, [VERIFY]: verified });
    expect(screen.getByText("Test payment: no money moves.")).toBeVisible();
    expect(screen.getByRole("radio", { name: /^Home ?Default/ })).toBeChecked();
    await user.click(screen.getByRole("radio", { name: /^Work/ }));
    await user.type(screen.getByLabelText(/^Landmark or gate/), " Gate 2 ");
    const options = await openWindow(user, provider);
    expect(calls(CREATE).map(({ body }) => body)).toEqual([
      {
        products: [{ productid: cart.cart_items[0]?.productid, quantity: 2 }],
        address_id: work.id,
        cart_version: CART_VERSION,
        expected_total: 85_998,
        driver_note: "Gate 2",
        phone: "+919876543210",
      },
    ]);
    expect(options).toMatchObject({
      key: "rzp_test_key",
      order_id: paidAnswer.razorpay_order_id,
      amount: 85_998_00,
      currency: "INR",
      name: "Arklane",
      prefill: { name: "Asha Menon", email: "asha@example.in" },
    });
    expect(options).not.toHaveProperty("callback_url");
    expect(options.timeout).toBeGreaterThan(800);
    await act(async () => provider.pay());
    await waitFor(() => expect(push).toHaveBeenCalledWith(`/checkout/${PURCHASE}`));
    expect(calls(VERIFY).map(({ body }) => body)).toEqual([
      {
        razorpaypaymentid: paidAnswer.razorpay_payment_id,
        razorpayorderid: paidAnswer.razorpay_order_id,
        razorpaysignature: paidAnswer.razorpay_signature,
      },
    ]);
    expect(toasts()).toContain("Payment successful and order placed!");
    // The purchase stays on the page although the cart is empty now.
    expect(payButton()).toHaveAttribute("aria-busy");
  });

  it("opens one window for a double click", async () => {
    const { calls, user } = showCheckout({ [CREATE]: created });
    await user.dblClick(payButton());
    await waitFor(() => expect(provider.opened).toHaveLength(1));
    expect(calls(CREATE)).toHaveLength(1);
    expect(screen.getByRole("radio", { name: /^Work/ })).toBeDisabled();
  });

  it("reserves no stock when the provider's script is blocked, and can retry", async () => {
    jest.mocked(loadCheckout).mockRejectedValueOnce(new CheckoutLoadError("blocked"));
    const { calls, user } = showCheckout({ [CREATE]: created });
    await user.click(payButton());
    expect(await screen.findByText(/^The payment window could not be loaded/)).toBeVisible();
    expect(calls(CREATE)).toEqual([]);
    await openWindow(user, provider);
  });

  it("allows a retry when nothing was paid", async () => {
    const { user } = showCheckout({ [CREATE]: created });
    await openWindow(user, provider);
    await act(async () => provider.dismiss());
    expect(
      await screen.findByText("Payment not completed. Nothing was charged. You can try again."),
    ).toBeVisible();
    expect(push).not.toHaveBeenCalled();
    await user.click(payButton());
    await waitFor(() => expect(provider.opened).toHaveLength(2));
  });

  it("does not claim that nothing was charged while the bank is pending", async () => {
    const silent = status("awaiting_payment", { bank_pending: true });
    const { user } = showCheckout({ [CREATE]: created, [STATUS]: silent });
    await openWindow(user, provider);
    await act(async () => provider.dismiss());
    expect(await screen.findByText(/^The bank has not answered yet\./)).toBeVisible();
    expect(screen.queryByText(/Nothing was charged/)).toBeNull();
    expect(payButton()).toBeEnabled();
  });

  it.each(["confirming", "placed", "refunded"] as const)(
    "goes to the purchase when it is %s after the window closed",
    async (state) => {
      const { user } = showCheckout({ [CREATE]: created, [STATUS]: status(state) });
      await openWindow(user, provider);
      await act(async () => provider.dismiss());
      await waitFor(() => expect(push).toHaveBeenCalledWith(`/checkout/${PURCHASE}`));
    },
  );

  it("does not claim that nothing was charged when the status is unknown", async () => {
    const { user } = showCheckout({ [CREATE]: created, [STATUS]: "offline" });
    await openWindow(user, provider);
    await act(async () => provider.dismiss());
    expect(await screen.findByText(/We could not check your payment\./)).toBeVisible();
    expect(screen.queryByText(/Nothing was charged/)).toBeNull();
  });

  it.each<[string, Answer]>([
    ["stock", refusal("out_of_stock", "No stock available for AC03W 7.4 kW")],
    ["price", refusal("price_changed", "The total has changed to ₹87,998.")],
  ])("shows the server's message for %s", async (_, answer) => {
    const { user } = showCheckout({ [CREATE]: answer });
    await user.click(payButton());
    expect(await screen.findByText(/^(No stock available|The total has changed)/)).toBeVisible();
    expect(provider.opened).toEqual([]);
  });

  it("does nothing while offline, with a message", async () => {
    const { calls, user } = showCheckout({ [CREATE]: created });
    const online = jest.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    await user.click(payButton());
    expect(await screen.findByText(/^You are offline\. Nothing was sent/)).toBeVisible();
    expect(calls(CREATE)).toEqual([]);
    expect(loadCheckout).not.toHaveBeenCalled();
    online.mockRestore();
    await openWindow(user, provider);
  });
});

describe("CheckoutView in an in-app browser", () => {
  const userAgent = "Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 Mobile/15E148 Instagram 350.0";

  beforeEach(() => jest.spyOn(navigator, "userAgent", "get").mockReturnValue(userAgent));
  afterEach(() => jest.restoreAllMocks());

  it("opens the payment as a full page that posts its answer back", async () => {
    const { user } = showCheckout({ [CREATE]: created });
    const options = await openWindow(user, provider);
    expect(options).toMatchObject({
      callback_url: `${window.location.origin}/api/payments/callback?purchase=${PURCHASE}`,
      redirect: true,
    });
    expect(options).not.toHaveProperty("handler");
    expect(screen.getByText("Taking you to the payment page.")).toBeVisible();
  });

  it("can pay again after the back button", async () => {
    const { user } = showCheckout({ [CREATE]: created });
    await openWindow(user, provider);
    const back = new Event("pageshow") as PageTransitionEvent;
    await act(async () => window.dispatchEvent(Object.assign(back, { persisted: true })));
    expect(await screen.findByText(/^Payment not completed\./)).toBeVisible();
    await user.click(payButton());
    await waitFor(() => expect(provider.opened).toHaveLength(2));
  });
});

const ADD = "POST /api/users/address";

describe("CheckoutView without", () => {
  it("an address says so before Pay is pressed, and takes a new one in place", async () => {
    const { calls, user } = showCheckout(
      { [ADD]: { body: { message: "Address added successfully!", address: home } } },
      { addresses: [] },
    );
    expect(screen.getByText("Add an address to pay.")).toBeVisible();
    expect(payButton()).toHaveAttribute("aria-disabled", "true");
    expect(payButton()).toHaveAccessibleDescription("Add an address to pay.");
    await user.click(payButton());
    const box = within(screen.getByRole("complementary", { name: "Your Cart" }));
    const words = "Please set a default delivery address before placing an order.";
    expect(box.getByText(words)).toBeVisible();
    expect(screen.getByLabelText("PIN code")).toHaveFocus();
    expect(calls(CREATE)).toEqual([]);

    await user.type(screen.getByLabelText("PIN code"), "201309");
    await user.type(screen.getByLabelText("City"), "Noida");
    await user.type(screen.getByLabelText("District"), "Gautam Buddha Nagar");
    await user.selectOptions(screen.getByLabelText("State"), "Uttar Pradesh");
    await user.type(screen.getByLabelText("House and building"), "B-1204");
    await user.type(screen.getByLabelText("Locality and street"), "Sector 62");
    await user.click(screen.getByRole("button", { name: "Save address" }));
    expect(await screen.findByRole("radio", { name: /^Home/ })).toBeChecked();
    expect(screen.getByRole("radio", { name: /^Home/ })).toHaveFocus();
    expect(screen.queryByLabelText("PIN code")).toBeNull();
    expect(box.queryByText(words)).toBeNull();
    expect(screen.queryByText("Add an address to pay.")).toBeNull();
    expect(payButton()).not.toHaveAttribute("aria-disabled");
  });

  it("the wanted address takes another one in place, and can be left again", async () => {
    const { user } = showCheckout();
    await user.click(screen.getByRole("button", { name: "Add address" }));
    expect(screen.getByLabelText("PIN code")).toBeVisible();
    expect(payButton()).not.toHaveAttribute("aria-disabled");
    await user.click(screen.getByRole("button", { name: "Cancel" }));
    expect(screen.queryByLabelText("PIN code")).toBeNull();
    expect(screen.getByRole("radio", { name: /^Home/ })).toBeChecked();
  });

  it("lines shows that the cart is empty", async () => {
    showCheckout({}, { shown: cartOf() });
    expect(await screen.findByText("Your cart is empty.")).toBeVisible();
    expect(screen.queryByRole("button", { name: /^Pay/ })).toBeNull();
  });

  it("enough stock blocks payment with an explanation", () => {
    showCheckout({}, { shown: cartOf(cartItem({ quantity: 2, available: 1 })), addresses: [home] });
    expect(screen.getByText("Only 1 left. Lower the quantity to continue.")).toBeVisible();
    expect(payButton()).toBeDisabled();
  });
});
