import { screen, waitFor, within } from "@testing-library/react";
import { loadCheckout } from "@/lib/payments/provider/checkout-js";
import type { Answer } from "@/tests/support/components/fetch-stub";
import { CART_VERSION } from "@/tests/support/samples/cart";
import { CASH, cart, PURCHASE, showCheckout, toasts } from "./checkout-page";

const push = jest.fn();
jest.mock("next/navigation", () => ({ useRouter: () => ({ push }) }));
jest.mock("@/lib/payments/provider/checkout-js", () => ({
  ...jest.requireActual("@/lib/payments/provider/checkout-js"),
  loadCheckout: jest.fn(),
}));

const answered = (more: object = {}) => ({
  body: {
    ...{ message: "ok", purchase_id: PURCHASE, order_ids: ["1"] },
    ...{ order_numbers: ["AK-2611-000482"], repeated: false, ...more },
  },
});
const placed = answered();
const cashChoice = () => screen.getByRole("radio", { name: /^Cash/ });
const withCash = (cash: typeof cart.cash) => ({ shown: { ...cart, cash } });

async function order(answers: Answer | Answer[], shown = cart) {
  const page = showCheckout({ [CASH]: answers }, { shown });
  await page.user.click(cashChoice());
  await page.user.click(screen.getByRole("button", { name: "Place order" }));
  return page;
}

beforeEach(() => push.mockClear());

describe("CheckoutView by cash", () => {
  it("places the order and goes to it", async () => {
    await order(placed);
    await waitFor(() => expect(push).toHaveBeenCalledWith(`/checkout/${PURCHASE}`));
    expect(toasts()).toContain("Order placed successfully via Cash!");
    expect(loadCheckout).not.toHaveBeenCalled();
  });

  it("retries under the same key, so that a lost answer makes no second order", async () => {
    const { calls, user } = await order(["offline", placed]);
    expect(await screen.findByText("Something went wrong while placing the order.")).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Place order" }));
    await waitFor(() => expect(push).toHaveBeenCalled());
    const keys = calls(CASH).map(({ body }) => body.checkout_key);
    expect(keys).toHaveLength(2);
    expect(keys[0]).toBe(keys[1]);
  });

  it("sends a changed order under another key", async () => {
    const { calls, user } = await order(["offline", placed]);
    await screen.findByText("Something went wrong while placing the order.");
    await user.type(screen.getByLabelText(/^Landmark or gate/), "Gate 9");
    await user.click(screen.getByRole("button", { name: "Place order" }));
    await waitFor(() => expect(push).toHaveBeenCalled());
    const sent = calls(CASH).map(({ body }) => body);
    expect(sent[0]?.checkout_key).not.toBe(sent[1]?.checkout_key);
    expect(sent.map(({ cart_version }) => cart_version)).toEqual([CART_VERSION, CART_VERSION]);
  });

  it("states that a repeated order was placed before", async () => {
    const message = "Your order AK-2611-000482 is placed already.";
    await order(answered({ repeated: true, message }));
    await waitFor(() => expect(push).toHaveBeenCalledWith(`/checkout/${PURCHASE}`));
    expect(toasts()).toContain(message);
  });

  const STANDS = "Your order AK-2611-000482 is placed already, to 12 Lake View.";
  const refused = (error: "already_ordered" | "conflict") => ({
    ...{ error, message: STANDS, more: { purchase_id: PURCHASE } },
  });

  it("shows the existing order although the cart is empty, and orders again on request", async () => {
    const { calls, user } = await order([refused("already_ordered"), placed], cart);
    expect(await screen.findByText(STANDS)).toBeVisible();
    expect(screen.getByRole("link", { name: "See the order" })).toHaveAttribute(
      "href",
      `/checkout/${PURCHASE}`,
    );
    await user.click(screen.getByRole("button", { name: "Order the same again" }));
    await waitFor(() => expect(push).toHaveBeenCalled());
    const sent = calls(CASH).map(({ body }) => body);
    expect(sent.map(({ order_again }) => order_again)).toEqual([undefined, true]);
    expect(sent[0]?.checkout_key).not.toBe(sent[1]?.checkout_key);
  });

  it("links to the payment that is pending at the bank", async () => {
    await order(refused("conflict"));
    expect(await screen.findByText(/Please do not pay again before/)).toBeVisible();
    expect(screen.getByRole("link", { name: "See the payment status" })).toBeVisible();
  });

  it("is unavailable with the server's message", () => {
    const problem = "AC03W 7.4 kW cannot be paid in cash.";
    showCheckout({}, withCash({ problem, fee: 0 }));
    expect(cashChoice()).toBeDisabled();
    expect(cashChoice()).toHaveAccessibleName(`Cash${problem}`);
    expect(screen.getByRole("button", { name: "Pay ₹85,998" })).toBeEnabled();
  });

  it("is selected when only cash is possible", () => {
    const problem = "Online payment is possible from ₹1.";
    showCheckout({}, { shown: { ...cart, online: { problem } } });
    expect(screen.getByRole("radio", { name: `UPI or Card${problem}` })).toBeDisabled();
    expect(cashChoice()).toBeChecked();
    expect(screen.getByRole("button", { name: "Place order" })).toBeEnabled();
    expect(screen.queryByRole("link", { name: /Write to us/ })).toBeNull();
  });

  it("and online both unavailable link to the contact form", () => {
    const online = { problem: "Online payment is possible up to ₹5,00,000. Please write to us." };
    const cash = { problem: "You can pay in cash below ₹2,00,000.", fee: 0 };
    showCheckout({}, { shown: { ...cart, cash, online } });
    expect(screen.getByRole("radio", { name: `UPI or Card${online.problem}` })).toBeDisabled();
    const box = within(screen.getByRole("complementary", { name: "Your Cart" }));
    expect(box.getByText(online.problem)).toBeVisible();
    expect(screen.getByRole("button", { name: "Pay ₹85,998" })).toBeDisabled();
    expect(screen.getByRole("link", { name: "Write to us about this cart" })).toHaveAttribute(
      "href",
      "/contact?wish=cart",
    );
  });

  it("shows its fee in advance and charges it only for cash", async () => {
    const { calls, user } = showCheckout(
      { [CASH]: placed },
      withCash({ problem: null, fee: 49_00 }),
    );
    const box = within(screen.getByRole("complementary", { name: "Your Cart" }));
    expect(cashChoice()).toHaveAccessibleName(/with a cash fee of ₹49/);
    expect(box.queryByText("Cash fee")).toBeNull();
    await user.click(cashChoice());
    expect(box.getByText("Cash fee").nextElementSibling).toHaveTextContent("₹49");
    expect(box.getByText("Total").nextElementSibling).toHaveTextContent("₹86,047");
    await user.click(screen.getByRole("button", { name: "Place order" }));
    await waitFor(() => expect(push).toHaveBeenCalled());
    expect(calls(CASH)[0]?.body).toMatchObject({ expected_total: 86_047 });
  });

  it("does nothing while offline, with a message", async () => {
    jest.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    const { calls } = await order(placed);
    expect(await screen.findByText(/^You are offline\. Nothing was sent/)).toBeVisible();
    expect(calls(CASH)).toEqual([]);
    jest.restoreAllMocks();
  });
});
