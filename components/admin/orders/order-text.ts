import { formatPaise } from "@/lib/money";
import type { AdminOrder, OrderStatus } from "@/lib/orders/contract";
import { statusLabel } from "@/lib/orders/status/order-status";

export const STATUS_FAILURE = "Error updating order status. Please try again.";
export const UNDO_FAILURE = "The change could not be undone. Please try again.";
export const CANCEL_FAILURE = "Failed to cancel the order. Please try again.";
export const CASH_FAILURE = "The cash could not be recorded. Please try again.";
export const NOTE_FAILURE = "The note could not be saved. Please try again.";

/** "AK-2611-000482 is now Shipped", plus the old status if the screen had shown a different one. */
export function changedWords(
  { order_number, order_status }: Pick<AdminOrder, "order_number" | "order_status">,
  { was, shown }: { was: OrderStatus; shown: OrderStatus },
): string {
  const now = `${order_number} is now ${statusLabel(order_status)}`;
  if (was === shown) return now;
  if (was === order_status) return `${order_number} was set to ${statusLabel(was)} meanwhile`;
  return `${now}. It was set to ${statusLabel(was)} meanwhile`;
}

/** Says what a cancellation does to money and stock, before it is confirmed. */
export function cancelWords(
  order: Pick<AdminOrder, "payment_option" | "total_amount" | "order_status">,
): string[] {
  const money =
    order.payment_option === "Cash"
      ? "It is paid in cash on delivery, so there is nothing to refund."
      : `${formatPaise(order.total_amount)} is refunded the way it was paid, less anything refunded already.`;
  if (order.order_status === "Shipped") {
    return ["It has been shipped: stop the parcel first.", money, "The customer is emailed."];
  }
  return [money, "The units return to stock and the customer is emailed."];
}
