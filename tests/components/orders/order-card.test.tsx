/** @jest-environment jsdom */
import { render, screen, within } from "@testing-library/react";
import { OrderCard } from "@/components/orders/order-card";
import { orderSample } from "@/tests/support/order-sample";

const show = (changes = {}) => render(<OrderCard order={orderSample(changes)} />);

describe("OrderCard", () => {
  it("shows number, time, payment, amount, quantity, status and address", () => {
    show();
    const card = screen.getByRole("article", { name: "AK-2611-000482" });
    expect(card).toHaveTextContent("Placed 27 Nov 2026, 9:58 pm, UPI");
    expect(card).toHaveTextContent("₹85,998");
    expect(card).toHaveTextContent("2 × ₹42,999");
    expect(card).toHaveTextContent("Deliver to 12, MG Road, Pune, Pune, Maharashtra 411001");
    expect(within(card).getAllByText("Order Placed")).toHaveLength(2);
  });

  it("marks the step where the order is", () => {
    show({ order_status: "Shipped" });
    const steps = within(screen.getByRole("list", { name: /Progress/ })).getAllByRole("listitem");
    expect(steps.map((step) => step.getAttribute("aria-current"))).toEqual([
      null,
      null,
      null,
      "step",
      null,
    ]);
  });

  it("says in words when and why it was canceled", () => {
    show({
      order_status: "canceled",
      reasonforcancel: "Changed my mind",
      timeline: [{ at: new Date("2026-11-27T17:00:00Z"), from: null, to: "canceled" }],
    });
    expect(
      screen.getByText(/^Canceled on 27 Nov 2026, 10:30 pm\. Reason: Changed my mind\.$/),
    ).toBeVisible();
    expect(screen.queryByRole("list", { name: /Progress/ })).toBeNull();
  });

  it("offers nothing that does not work yet", () => {
    show();
    expect(screen.queryByRole("button")).toBeNull();
  });
});
