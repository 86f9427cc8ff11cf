import "server-only";
import { db, type Tx } from "@/lib/db";
import { changeOnce } from "@/lib/http/idempotency/change-once";
import { serve } from "@/lib/http/serve";
import type { Customer } from "@/lib/identity/actor";
import { wake } from "@/lib/jobs/wake";
import { orderCanceledMail, type Parcel } from "@/lib/mail/letters/orders";
import { queueLetter } from "@/lib/mail/queue-letter";
import { cashToPay } from "@/lib/orders/cash/cash-orders";
import { assertNotCanceled, type Cancellation, cancel, notCancelable } from "@/lib/orders/changes";
import * as contract from "@/lib/orders/contract";
import { type By, type ChangedOrder, factsOf, lockOrder } from "@/lib/orders/locked-order";
import { ORDER_COLUMNS, orderFromRow } from "@/lib/orders/mapper";
import { creditCanceled } from "@/lib/orders/papers/credit";
import { type Goods, goodsOfCancellation } from "@/lib/orders/refund/rules";
import { OWED, queueOrderRefund, sumRefunds } from "@/lib/payments/refunds/queue";

export const cancelOrder = serve(contract.cancelOrder, async (actor, input) => {
  const { order_id: id, reasonforcancel: reason } = input;
  const otherReason = reason === "Other" ? input.otherreasonforcancel : null;
  await changeOnce(actor, (tx) => cancelOwn(tx, actor, id, { reason, otherReason }));
  wake("refunds");
  wake("papers");
  wake("mail");
  const row = await db().order.findUniqueOrThrow({ where: { id }, select: ORDER_COLUMNS });
  return { message: "Order successfully canceled!", order: orderFromRow(row) };
});

async function cancelOwn(
  tx: Tx,
  { userId }: Customer,
  id: string,
  why: Cancellation,
): Promise<void> {
  const order = await lockOrder(tx, { id, userId });
  assertNotCanceled(order);
  const row = await tx.order.findUniqueOrThrow({ where: { id }, select: ORDER_COLUMNS });
  const shown = orderFromRow(row);
  if (!shown.can_cancel) throw notCancelable(shown);
  await cancelAndRefund(tx, order, why, { by: "customer", byId: userId });
}

/** Cancels a locked order in one transaction: status, stock, refund, mail, and the paper that takes back invoice or advance. */
export async function cancelAndRefund(
  tx: Tx,
  order: ChangedOrder,
  why: Cancellation,
  who: By & { isRefunded?: boolean; isUndelivered?: boolean },
): Promise<void> {
  await cancel(tx, order, why, who);
  const refundPaise = who.isRefunded
    ? order.totalPaise - (await sumRefunds(tx, { orderId: order.id, reason: "part", ...OWED }))
    : await queueOrderRefund(tx, order);
  const reason = who.isUndelivered ? "Not delivered, returned to us" : "Order cancelled";
  // The mail names the paper, so it alone is written after it.
  const paper = await creditCanceled(tx, order, reason);
  await queueLetter(
    tx,
    { to: order.user.email, dedupeKey: `order-canceled:${order.id}` },
    orderCanceledMail,
    {
      ...factsOf(order),
      refundPaise,
      wasPaid: order.purchase.paidBy !== null,
      byShop: who.by !== "customer",
      parcel: parcelOf(order, why.goods, who.isUndelivered),
      cashLeftPaise: order.cash ? await cashToPay(tx, order.purchaseId) : 0,
      paper,
    },
  );
}

/** What the mail says about a parcel that had left; undefined if it never left, or is back. */
function parcelOf(
  { status }: ChangedOrder,
  goods: Goods = goodsOfCancellation(status),
  isUndelivered = false,
): Parcel | undefined {
  if (isUndelivered) return goods === "coming" ? "undelivered" : "back";
  if (goods === "stays") return "keep";
  return goods === "coming" && status === "Shipped" ? "refuse" : undefined;
}
