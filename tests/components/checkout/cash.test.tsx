/** @jest-environment jsdom */
import { screen, waitFor, within } from "@testing-library/react";
import { loadCheckout } from "@/lib/payments/checkout-js";
import type { Answer } from "@/tests/support/fetch-stub";
import { CASH, cart, PURCHASE, showCheckout, toasts } from "./checkout-page";

const push = jest.fn();
jest.mock("next/navigation", () => ({ useRouter: () => ({ push }) }));
jest.mock("@/lib/payments/checkout-js", () => ({
  ...jest.requireActual("@/lib/payments/checkout-js"),
  loadCheckout: jest.fn(),
}));

const placed = { body: { message: "ok", purchase_id: PURCHASE, order_ids: ["1"] } };
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

  it("tries again under the same key, so that a lost answer makes no second order", async () => {
    const { calls, user } = await order(["offline", placed]);
    expect(await screen.findByText("Something went wrong while placing the order.")).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Place order" }));
    await waitFor(() => expect(push).toHaveBeenCalled());
    const keys = calls(CASH).map(({ body }) => body.checkout_key);
    expect(keys).toHaveLength(2);
    expect(keys[0]).toBe(keys[1]);
  });

  it("is closed in the server's words", () => {
    const problem = "AC03W 7.4 kW cannot be paid in cash.";
    showCheckout({}, withCash({ problem, fee: 0 }));
    expect(cashChoice()).toBeDisabled();
    expect(cashChoice()).toHaveAccessibleName(`Cash ${problem}`);
    expect(screen.getByRole("button", { name: "Pay ₹85,998" })).toBeEnabled();
  });

  it("costs its fee, said before choosing and paid only in cash", async () => {
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

  it("does nothing while offline and says so", async () => {
    jest.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    const { calls } = await order(placed);
    expect(await screen.findByText(/^You are offline\. Nothing was sent/)).toBeVisible();
    expect(calls(CASH)).toEqual([]);
    jest.restoreAllMocks();
  });
});
