import { formatPaise, LARGEST_PURCHASE_PAISE } from "@/lib/money";
import type { Order, OrderStatus } from "@/lib/orders/contract";
import { allows, isAway, STEPS, statusLabel, stepIndex } from "@/lib/orders/status/order-status";

/** Why a purchase of this amount is not possible, in words; null if it is. */
export function purchaseProblem(totalPaise: number): string | null {
  if (totalPaise <= LARGEST_PURCHASE_PAISE) return null;
  return "One purchase comes to ₹100 crore at most. Please split it, or write to us.";
}

/** One step of an order's progress; `at` is when it was reached, if known. */
export type OrderStep = { label: string; state: "done" | "now" | "todo"; at?: Date };

/** The five steps, each done, current or ahead. A canceled order has none. */
export function timelineSteps(
  order: Pick<Order, "order_status" | "purchase_time" | "timeline">,
): OrderStep[] {
  if (order.order_status === "canceled") return [];
  const reached = stepIndex(order.order_status);
  return STEPS.map((step, index) => {
    const label = statusLabel(step);
    // An order that was set back keeps its old events, which are no dates for steps ahead.
    if (index > reached) return { label, state: "todo" };
    const at = step === null ? order.purchase_time : lastReached(order.timeline, step);
    return { label, state: index === reached ? "now" : "done", at };
  });
}

/** Whether an order should have arrived: the last promised day is over, and it is still on its way. */
export function isPromiseLate(status: OrderStatus, to: string, today: string): boolean {
  return today > to && status !== "Delivered" && status !== "canceled";
}

/** How an order is paid: "UPI", or "Cash, ₹50 cash fee for the purchase". */
export function paymentWords(order: Pick<Order, "payment_option" | "cash_fee">): string {
  if (order.cash_fee === 0) return order.payment_option;
  return `${order.payment_option}, ${formatPaise(order.cash_fee)} cash fee for the purchase`;
}

/** Whether the order has ever left, even if it was set back since. */
export function hasLeft(timeline: Order["timeline"]): boolean {
  return timeline.some(({ to }) => isAway(to));
}

/**
 * Whether a customer may cancel: only before anything was done for the order; a parcel that has left needs
 * the office.
 */
export function mayCancel(order: Pick<Order, "order_status" | "timeline" | "cash">): boolean {
  const { order_status: status, timeline, cash } = order;
  return allows("cancelOwn", status) && !hasLeft(timeline) && cash?.state !== "received";
}

/** When and why an order was canceled; undefined if it was not. */
export function cancellation(
  order: Pick<Order, "order_status" | "timeline" | "reasonforcancel" | "otherreasonforcancel">,
): { at?: Date; reason?: string } | undefined {
  if (order.order_status !== "canceled") return undefined;
  const own = order.otherreasonforcancel?.trim();
  const reason = order.reasonforcancel === "Other" && own ? own : order.reasonforcancel;
  return { at: lastReached(order.timeline, "canceled"), reason: reason ?? undefined };
}

function lastReached(timeline: Order["timeline"], status: OrderStatus): Date | undefined {
  const times = timeline.filter((event) => event.to === status).map((event) => event.at.getTime());
  return times.length > 0 ? new Date(Math.max(...times)) : undefined;
}
