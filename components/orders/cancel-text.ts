import { AppError } from "@/lib/call/errors";
import { formatPaise } from "@/lib/money";
import type { Order } from "@/lib/orders/contract";

export const CANCELED = "Order successfully canceled!";
export const ALREADY_CANCELED = "This order has already been canceled.";
export const CANCEL_FAILURE = "Failed to cancel the order. Please try again.";

/** Says what a cancellation means for the money, before the customer confirms it. */
export function moneyBack(
  order: Pick<Order, "payment_option" | "total_amount" | "refund">,
): string {
  if (order.payment_option === "Cash") {
    return "You chose to pay in cash: nothing has been paid, so nothing is refunded.";
  }
  const amount = formatPaise(order.total_amount - (order.refund?.amount ?? 0));
  return `${amount} goes back to the account or card it came from, usually within 5 to 7 working days.`;
}

/**
 * Outcome of a failed cancellation: the order was canceled already, it can no longer be canceled (with
 * the server's text), or the customer may retry.
 */
export function refusedCancellation(error: unknown): {
  end: "already" | "too_late" | "again";
  text: string;
} {
  if (!(error instanceof AppError)) return { end: "again", text: CANCEL_FAILURE };
  if (error.code === "order_canceled" || error.message.includes("already been canceled")) {
    return { end: "already", text: ALREADY_CANCELED };
  }
  if (error.code === "order_not_cancelable") return { end: "too_late", text: error.message };
  return { end: "again", text: CANCEL_FAILURE };
}
