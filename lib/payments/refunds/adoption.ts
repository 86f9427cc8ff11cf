import "server-only";
import { db, type Tx } from "@/lib/db";
import { alertAdministrators } from "@/lib/mail/letters/alerts";
import { formatPaise, paise } from "@/lib/money";
import { lockOrder } from "@/lib/orders/locked-order";
import { creditPurchase, creditRefund } from "@/lib/orders/papers/credit";
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

/** Imports unknown refunds of payments for which the provider has refunded more than we know of. */
export async function adoptRefunds(payments: readonly ProviderPayment[]): Promise<void> {
  for (const payment of payments) {
    const reported = payment.amount_refunded ?? 0;
    if (reported === 0 || !isCaptured(payment)) continue;
    if (reported <= (await knownPaise(payment.id))) continue;
    for (const refund of await listRefunds(payment.id)) await learnRefund(refund);
  }
}

/**
 * Applies a refund reported by the provider: ours (by receipt or id), or one made by hand in its dashboard.
 */
export async function learnRefund(reported: ProviderRefund): Promise<void> {
  const mine = refundIdOf(reported.receipt);
  const row = await db().refund.findFirst({
    where: { OR: [{ providerRefundId: reported.id }, ...(mine ? [{ id: mine }] : [])] },
    select: { id: true },
  });
  if (row) return applyRefund(row.id, reported);
  const payment = await db().payment.findUnique({
    where: { id: reported.payment_id },
    select: { id: true, purchaseId: true, captured: true },
  });
  if (!payment?.captured) return;
  await db().$transaction((tx) => adopt(tx, payment.purchaseId, reported));
}

/** `learnRefund` for a webhook, which is only a hint: the provider is asked. */
export async function learnRefundById(refundId: string): Promise<void> {
  await learnRefund(await fetchRefund(refundId));
}

/** The amount of this payment's refunds that the provider has already reported, ours or made by hand. */
function knownPaise(paymentId: string): Promise<number> {
  const where = { paymentId, providerRefundId: { not: null }, state: { not: "failed" as const } };
  return sumRefunds(db(), where);
}

/**
 * Imports a refund made by hand in the provider's dashboard. Our waiting refunds that no longer fit beside
 * it are marked done by it. When nothing is left of the payment, orders that have not shipped are canceled;
 * anything else is for an administrator to decide.
 */
async function adopt(tx: Tx, purchaseId: string, reported: ProviderRefund): Promise<void> {
  await lockPurchase(tx, purchaseId);
  if ((await tx.refund.count({ where: { providerRefundId: reported.id } })) > 0) return;
  const { left, overlap } = await roomBeside(tx, reported);
  // Ours are dropped only when the money has gone: until then they may still be needed.
  if (overlap > 0 && reported.status === "pending") return;
  const covered = reported.status === "processed" ? await coverWaiting(tx, reported, overlap) : 0;
  const amountPaise = reported.amount - covered;
  if (amountPaise === 0) return;
  const order = await onlyOrder(tx, purchaseId, reported.payment_id);
  const { id } = await tx.refund.create({
    data: {
      ...{ paymentId: reported.payment_id, purchaseId, amountPaise, reason: "by_hand" },
      orderId: order?.id ?? null,
      ...{ state: reported.status === "failed" ? "failed" : "sent", providerRefundId: reported.id },
    },
    select: { id: true },
  });
  if (reported.status === "failed") return;
  if (reported.status === "processed") await finishById(tx, id, reported);
  const isAll = left === 0;
  const remaining = isAll ? await cancelOpen(tx, purchaseId, reported.payment_id) : 0;
  await creditAdopted(tx, { purchaseId, order, amountPaise });
  if (isAll && remaining === 0) return;
  await alertAdministrators(tx, {
    key: `refund-by-hand:${reported.id}`,
    title: "A refund was made by hand",
    facts: [
      `${formatPaise(reported.amount)} of payment ${reported.payment_id} went back from the Razorpay dashboard (${reported.id}).`,
      order
        ? `It is shown with order ${order.number}, which is unchanged: check whether it is still to be delivered.`
        : "The orders of this purchase are unchanged: check whether they are still to be delivered.",
    ],
  });
}

/** The papers of money that went back for orders with an invoice or an advance. */
async function creditAdopted(
  tx: Tx,
  { purchaseId, order, amountPaise: totalPaise }: Adopted,
): Promise<void> {
  const reason = "Price reduced after the sale";
  if (order) await creditRefund(tx, order.id, { reason, part: { totalPaise, quantity: 0 } });
  else await creditPurchase(tx, { purchaseId, totalPaise, reason });
}

type Adopted = { purchaseId: string; order: { id: string } | null; amountPaise: number };

/**
 * The only order a refund of this payment can be for; null if there are several orders, or another payment
 * paid.
 */
async function onlyOrder(tx: Tx, purchaseId: string, paymentId: string) {
  const orders = await tx.order.findMany({
    where: { purchaseId, purchase: { paidBy: paymentId } },
    select: { id: true, number: true },
    take: 2,
  });
  return orders.length === 1 ? (orders[0] ?? null) : null;
}

/**
 * `left`: what remains of the payment after this refund. `overlap`: how far our waiting refunds exceed that,
 * which can only mean the same money.
 */
async function roomBeside(tx: Tx, reported: ProviderRefund) {
  const paymentId = reported.payment_id;
  const payment = await tx.payment.findUniqueOrThrow({
    where: { id: paymentId },
    select: { amountPaise: true },
  });
  const made = await sumRefunds(tx, { paymentId, state: { in: ["sent", "processed"] } });
  const left = Math.max(paise(payment.amountPaise) - made - reported.amount, 0);
  const waiting = await sumRefunds(tx, { paymentId, state: "pending" });
  return { left, overlap: Math.max(waiting - left, 0) };
}

/** Cancels the orders that have not shipped; returns how many have shipped or were delivered. */
async function cancelOpen(tx: Tx, purchaseId: string, paymentId: string): Promise<number> {
  const orders = await tx.order.findMany({
    where: {
      purchaseId,
      purchase: { paidBy: paymentId },
      OR: [{ status: null }, { status: { not: "canceled" } }],
    },
    // Restocked in the same order in which stock is locked.
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
