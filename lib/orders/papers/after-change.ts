import "server-only";
import { issuerAt } from "@/lib/company/registered";
import type { Tx } from "@/lib/db";
import type { OrderStatus } from "@/lib/orders/contract";
import { creditOrder } from "@/lib/orders/papers/credit";
import { invoiceDispatch } from "@/lib/orders/papers/invoice";
import { isAway, statusLabel } from "@/lib/orders/status/order-status";

/** Whether an order that leaves now gets a tax invoice. */
export async function isInvoiced(tx: Tx): Promise<boolean> {
  return (await issuerAt(tx, new Date())) !== null;
}

/** A change of an order's status that was written. */
export type Moved = { orderId: string; from: OrderStatus; to: OrderStatus };

/**
 * The papers of changed statuses: one tax invoice for the orders of a purchase that have left together, and a credit
 * note for each that has not left after all. The last step of the transaction.
 */
export async function papersOf(tx: Tx, moved: readonly Moved[]): Promise<void> {
  const left = moved.filter(({ from, to }) => isAway(to) && !isAway(from));
  await invoiceDispatch(
    tx,
    left.map(({ orderId }) => orderId),
  );
  for (const { orderId, to } of moved.filter(({ from, to }) => isAway(from) && !isAway(to))) {
    await creditOrder(tx, orderId, { reason: `Not dispatched: set back to ${statusLabel(to)}` });
  }
}
