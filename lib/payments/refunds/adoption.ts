import "server-only";
import { db, type Tx } from "@/lib/db";
import { alertAdministrators } from "@/lib/mail/letters/alerts";
import { formatPaise, paise } from "@/lib/money";
import { lockOrder } from "@/lib/orders/locked-order";
import { lockPurchase } from "@/lib/orders/purchase/closing";
import { allows } from "@/lib/orders/status/order-status";
import { cancelAndRefund } from "@/lib/payments/cancellation/cancellation";
import { isCaptured } from "@/lib/payments/payment-mapper";
import {
  fetchRefund,
  listRefunds,
  type ProviderPayment,
  type ProviderRefund,
} from "@/lib/payments/provider/razorpay";
import { applyRefund, coverWaiting, finishById, refundIdOf } from "@/lib/payments/refunds/outcome";
import { sumRefunds } from "@/lib/payments/refunds/queue";

/** Looks for refunds that we do not know where the provider says that more has gone back than we know. */
export async function adoptRefunds(payments: readonly ProviderPayment[]): Promise<void> {
  for (const payment of payments) {
    const told = payment.amount_refunded ?? 0;
    if (told === 0 || !isCaptured(payment)) continue;
    if (told <= (await knownPaise(payment.id))) continue;
    for (const refund of await listRefunds(payment.id)) await learnRefund(refund);
  }
}

/** A refund event or row of the provider: ours by its receipt or id, or made by hand in the dashboard. */
export async function learnRefund(told: ProviderRefund): Promise<void> {
  const mine = refundIdOf(told.receipt);
  const row = await db().refund.findFirst({
    where: { OR: [{ providerRefundId: told.id }, ...(mine ? [{ id: mine }] : [])] },
    select: { id: true },
  });
  if (row) return applyRefund(row.id, told);
  const payment = await db().payment.findUnique({
    where: { id: told.payment_id },
    select: { id: true, purchaseId: true, captured: true },
  });
  if (!payment?.captured) return;
  await db().$transaction((tx) => adopt(tx, payment.purchaseId, told));
}

/** The same from a webhook, which is only a hint: the provider is asked. */
export async function learnRefundById(refundId: string): Promise<void> {
  await learnRefund(await fetchRefund(refundId));
}

/** What the provider has told us about already, whether ours or made by hand. */
function knownPaise(paymentId: string): Promise<number> {
  const where = { paymentId, providerRefundId: { not: null }, state: { not: "failed" as const } };
  return sumRefunds(db(), where);
}

/**
 * Made by hand in the provider's dashboard. What of ours still waits and has no room beside it is done
 * with it. When nothing is left of the payment, the orders that are not on their way are canceled;
 * anything else is an administrator's to decide.
 */
async function adopt(tx: Tx, purchaseId: string, told: ProviderRefund): Promise<void> {
  await lockPurchase(tx, purchaseId);
  if ((await tx.refund.count({ where: { providerRefundId: told.id } })) > 0) return;
  const { left, overlap } = await roomBeside(tx, told);
  // Ours are given up only when the money has gone: until then they may have to be made.
  if (overlap > 0 && told.status === "pending") return;
  const covered = told.status === "processed" ? await coverWaiting(tx, told, overlap) : 0;
  const amountPaise = told.amount - covered;
  if (amountPaise === 0) return;
  const order = await onlyOrder(tx, purchaseId, told.payment_id);
  const { id } = await tx.refund.create({
    data: {
      ...{ paymentId: told.payment_id, purchaseId, amountPaise, reason: "by_hand" },
      orderId: order?.id ?? null,
      ...{ state: told.status === "failed" ? "failed" : "sent", providerRefundId: told.id },
    },
    select: { id: true },
  });
  if (told.status === "failed") return;
  if (told.status === "processed") await finishById(tx, id, told);
  const isAll = left === 0;
  const kept = isAll ? await cancelOpen(tx, purchaseId, told.payment_id) : 0;
  if (isAll && kept === 0) return;
  await alertAdministrators(tx, {
    key: `refund-by-hand:${told.id}`,
    title: "A refund was made by hand",
    facts: [
      `${formatPaise(told.amount)} of payment ${told.payment_id} went back from the Razorpay dashboard (${told.id}).`,
      order
        ? `It is shown with order ${order.number}, which is unchanged: check whether it is still to be delivered.`
        : "The orders of this purchase are unchanged: check whether they are still to be delivered.",
    ],
  });
}

/** What a refund of this payment can only be for; null where the purchase has several orders, or another payment. */
async function onlyOrder(tx: Tx, purchaseId: string, paymentId: string) {
  const orders = await tx.order.findMany({
    where: { purchaseId, purchase: { paidBy: paymentId } },
    select: { id: true, number: true },
    take: 2,
  });
  return orders.length === 1 ? (orders[0] ?? null) : null;
}

/**
 * `left`: what the provider still has of the payment after this refund. `overlap`: how much of ours that
 * wait is more than that, and so can only mean the same money.
 */
async function roomBeside(tx: Tx, told: ProviderRefund) {
  const paymentId = told.payment_id;
  const payment = await tx.payment.findUniqueOrThrow({
    where: { id: paymentId },
    select: { amountPaise: true },
  });
  const made = await sumRefunds(tx, { paymentId, state: { in: ["sent", "processed"] } });
  const left = Math.max(paise(payment.amountPaise) - made - told.amount, 0);
  const waiting = await sumRefunds(tx, { paymentId, state: "pending" });
  return { left, overlap: Math.max(waiting - left, 0) };
}

/** Answers how many orders stay, because they are on their way or delivered. */
async function cancelOpen(tx: Tx, purchaseId: string, paymentId: string): Promise<number> {
  const orders = await tx.order.findMany({
    where: {
      purchaseId,
      purchase: { paidBy: paymentId },
      OR: [{ status: null }, { status: { not: "canceled" } }],
    },
    // Restocked in the one order that stock is taken in.
    orderBy: { line: { productId: "asc" } },
    select: { id: true, status: true },
  });
  const open = orders.filter(({ status }) => allows("refunded", status));
  const why = { reason: "Other", otherReason: "Refunded by the shop" };
  for (const { id } of open) {
    await cancelAndRefund(tx, await lockOrder(tx, { id }), why, { by: "system", isRefunded: true });
  }
  return orders.length - open.length;
}
