import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { OrderManager } from "@/components/admin/orders/list/order-manager";
import type { AdminOrder } from "@/lib/orders/contract";
import { mockNavigation } from "@/tests/support/components/navigation";
import { pageSample, showOffice } from "@/tests/support/components/show-office";
import { orderSample, refundSample } from "@/tests/support/samples/order";

jest.mock(
  "next/navigation",
  () => jest.requireActual("@/tests/support/components/navigation").mockNavigation,
);

const newest = orderSample();
const older = orderSample({
  order_id: "0190a000-0000-7000-8000-000000000000",
  order_number: "AK-2611-000377",
  order_status: "Shipped",
  user_name: "Rohan Kulkarni",
  user_phonenumber: null,
  delivery_phone: null,
});

function show(orders: AdminOrder[]) {
  window.matchMedia = (query: string) => ({ matches: true, media: query }) as MediaQueryList;
  return showOffice("/admin/orders", <OrderManager page={pageSample(orders)} />);
}
const panel = () => screen.getByRole("complementary", { name: "Order details" });

beforeEach(() => {
  mockNavigation.reset();
  // jsdom cannot scroll.
  Element.prototype.scrollIntoView = jest.fn();
});

describe("OrderManager", () => {
  it("shows an empty state", () => {
    show([]);
    expect(screen.getByText("No orders found for the selected status.")).toBeVisible();
  });

  it("shows a row per order with customer, place, product, amount, payment and status", () => {
    show([newest, older]);
    const [, first] = screen.getAllByRole("row");
    expect(first).toHaveTextContent("AK-2611-000482");
    expect(first).toHaveTextContent("27 Nov 2026, 9:58 pm");
    expect(first).toHaveTextContent("Asha Menon");
    expect(first).toHaveTextContent("Pune");
    expect(first).toHaveTextContent("₹85,998");
    expect(first).toHaveTextContent("UPI");
    expect(first).toHaveTextContent("Order Placed");
  });

  it("opens with the newest order, switches to another and closes", async () => {
    show([newest, older]);
    expect(within(panel()).getByRole("heading", { level: 2 })).toHaveTextContent("AK-2611-000482");
    await userEvent.click(screen.getByRole("button", { name: "AK-2611-000377" }));
    expect(panel()).toHaveTextContent("Rohan Kulkarni");
    expect(panel()).toHaveTextContent("not given");
    await userEvent.click(within(panel()).getByRole("button", { name: "Close details" }));
    expect(screen.queryByRole("complementary")).toBeNull();
    expect(screen.getByRole("button", { name: "AK-2611-000377" })).toHaveFocus();
  });

  it("shows the refund of a cancelled order and why it is delayed", () => {
    const problem = "Your account does not have enough balance.";
    show([
      orderSample({
        order_status: "canceled",
        reasonforcancel: "Changed my mind",
        refund: refundSample(),
        refund_problem: problem,
      }),
    ]);
    expect(within(panel()).getByText("Refund started")).toBeVisible();
    expect(panel()).toHaveTextContent(
      `The refund has not gone through yet and is tried again: ${problem}`,
    );
    expect(screen.getAllByRole("row")[1]).toHaveTextContent("CancelledRefund problem");
  });

  it("hides the problem of a completed refund", () => {
    show([
      orderSample({
        order_status: "canceled",
        refund: refundSample({ state: "refunded", reference: "74332745698521" }),
        refund_problem: "Too early",
      }),
    ]);
    expect(panel()).toHaveTextContent("Reference 74332745698521");
    expect(screen.queryByText(/problem|tried again/)).toBeNull();
  });

  it("moves through rows with j and k and opens an order with Enter", async () => {
    show([newest, older]);
    await userEvent.keyboard("j");
    expect(panel()).toHaveTextContent("Rohan Kulkarni");
    await userEvent.keyboard("j");
    expect(panel()).toHaveTextContent("Rohan Kulkarni");
    await userEvent.keyboard("k");
    expect(panel()).toHaveTextContent("Asha Menon");
    await userEvent.keyboard("{Enter}");
    expect(mockNavigation.push).toHaveBeenCalledWith(`/admin/orders/${newest.order_id}`);
  });

  it("opens the row selected by keys, not the one clicked before", async () => {
    show([newest, older]);
    await userEvent.click(screen.getByRole("button", { name: newest.order_number }));
    await userEvent.keyboard("j{Enter}");
    expect(mockNavigation.push.mock.calls).toEqual([[`/admin/orders/${older.order_id}`]]);
  });

  it("selects the first order of the next page", () => {
    const { rerender } = show([newest]);
    rerender(<OrderManager page={pageSample([older])} />);
    expect(panel()).toHaveTextContent("Rohan Kulkarni");
    rerender(<OrderManager page={pageSample([])} />);
    rerender(<OrderManager page={pageSample([newest])} />);
    expect(panel()).toHaveTextContent("Asha Menon");
  });

  it("offers an order's actions, without a packing slip for a cancelled one", () => {
    const { rerender } = show([newest]);
    expect(within(panel()).getByRole("link", { name: "Open order" })).toHaveAttribute(
      "href",
      `/admin/orders/${newest.order_id}`,
    );
    expect(within(panel()).getByRole("link", { name: "Packing slip" })).toBeVisible();
    expect(within(panel()).getByRole("button", { name: "Cancel order" })).toBeVisible();
    rerender(<OrderManager page={pageSample([orderSample({ order_status: "canceled" })])} />);
    expect(within(panel()).queryByRole("link", { name: "Packing slip" })).toBeNull();
    expect(within(panel()).queryByRole("button", { name: "Cancel order" })).toBeNull();
  });
});
