/** @jest-environment jsdom */
import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { OrderCard } from "@/components/orders/order-card";
import type { Order } from "@/lib/orders/contract";
import { orderSample, refundSample } from "@/tests/support/order-sample";

const onCancel = jest.fn();
const show = (changes: Partial<Order> = {}) =>
  render(<OrderCard order={orderSample(changes)} onCancel={onCancel} />);
const canceled = (changes: Partial<Order> = {}) =>
  orderSample({
    order_status: "canceled",
    can_cancel: false,
    reasonforcancel: "Changed my mind",
    timeline: [{ at: new Date("2026-11-27T17:00:00Z"), from: null, to: "canceled" }],
    ...changes,
  });

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
    show(canceled());
    expect(
      screen.getByText("Canceled on 27 Nov 2026, 10:30 pm. Reason: Changed my mind."),
    ).toBeVisible();
    expect(screen.queryByRole("list", { name: /Progress/ })).toBeNull();
    expect(screen.queryByText(/Refund/)).toBeNull();
  });

  it.each([
    ["It came too late", "Reason: It came too late."],
    ["It came too late.", "Reason: It came too late."],
    ["Who needs two?", "Reason: Who needs two?"],
  ])("gives the own words %j as a sentence", (otherreasonforcancel, text) => {
    show(canceled({ reasonforcancel: "Other", otherreasonforcancel }));
    expect(screen.getByText(/^Canceled on/).textContent).toMatch(text);
  });

  it("says that the money is on its way", () => {
    show(canceled({ refund: refundSample() }));
    expect(screen.getByText(/Refund started/).closest("p")).toHaveTextContent(
      "Refund started on 27 Nov 2026, 10:31 pm: ₹85,998, usually there within 5 to 7 working days.",
    );
    expect(screen.queryByText("Reference")).toBeNull();
  });

  it("says when the money went back and what the bank knows it by", () => {
    show(
      canceled({
        refund: refundSample({
          state: "refunded",
          refunded_at: new Date("2026-11-28T04:00:00Z"),
          reference: "74332745698521",
        }),
      }),
    );
    expect(screen.getByText("Refunded").closest("p")).toHaveTextContent(
      "Refunded on 28 Nov 2026, 9:30 am: ₹85,998. Reference 74332745698521",
    );
  });

  it("hands the order over to be canceled", async () => {
    show();
    await userEvent.click(screen.getByRole("button", { name: "Cancel order AK-2611-000482" }));
    expect(onCancel).toHaveBeenCalledWith(orderSample());
  });

  it("offers no cancellation once it is too late", () => {
    show({ can_cancel: false, order_status: "Shipped" });
    expect(screen.queryByRole("button")).toBeNull();
  });
});
