import "server-only";
import { db, type Tx } from "@/lib/db";
import { AppError } from "@/lib/http/errors";
import { kick } from "@/lib/jobs/kick";
import { placeOrders } from "@/lib/orders/placement";
import { lockPurchase, stockLines } from "@/lib/orders/purchases";
import { optionOf } from "@/lib/orders/rows";
import { holdStock } from "@/lib/orders/stock";
import { capturePayment, fetchProviderOrder, type ProviderPayment } from "@/lib/payments/razorpay";
import { queueRefund } from "@/lib/payments/refunds";
import { decide } from "@/lib/payments/rules";

export type Settlement = {
  purchaseId: string;
  /** A payment is under way that may still succeed. */
  isPending: boolean;
};

/**
 * The one way to "paid". Called by the browser's answer, the webhook, the status poll and the
 * reconciler, in any order and any number of times: it asks the provider what is true, decides under
 * the purchase's lock, and only moves forward. Null for an order that is not ours.
 * @throws ProviderError when the provider does not answer: nothing is changed then.
 */
export async function settle(providerOrderId: string): Promise<Settlement | null> {
  const attempt = await db().paymentAttempt.findUnique({
    where: { providerOrderId },
    select: { id: true, purchaseId: true, amountPaise: true },
  });
  if (!attempt) return null;
  const { payments } = await fetchProviderOrder(providerOrderId);
  const seen = await captureWaiting(payments, attempt);
  const caused = await db().$transaction((tx) => apply(tx, attempt, seen));
  if (caused) {
    kick("mail");
    kick("refunds");
  }
  return { purchaseId: attempt.purchaseId, isPending: decide(seen, attempt.amountPaise).isPending };
}

type Attempt = { id: string; purchaseId: string; amountPaise: number };

/** Late authorisations are not captured by the provider itself: captured here while the stock is held. */
async function captureWaiting(
  payments: ProviderPayment[],
  attempt: Attempt,
): Promise<ProviderPayment[]> {
  const { pays, waiting } = decide(payments, attempt.amountPaise);
  const [first] = waiting;
  if (pays || !first) return payments;
  const purchase = await db().purchase.findUniqueOrThrow({
    where: { id: attempt.purchaseId },
    select: { state: true },
  });
  if (purchase.state !== "awaiting_payment") return payments;
  // A failure here is no verdict: the payment stays authorised and the next settle tries again.
  const captured = await capturePayment(first.id, first.amount).catch(() => undefined);
  return payments.map((payment) => (captured && payment.id === captured.id ? captured : payment));
}

/** Answers whether it caused work for the jobs; a status that is only looked at again causes none. */
async function apply(tx: Tx, attempt: Attempt, payments: ProviderPayment[]): Promise<boolean> {
  await lockPurchase(tx, attempt.purchaseId);
  const before = await tx.purchase.findUniqueOrThrow({
    where: { id: attempt.purchaseId },
    select: { state: true, totalPaise: true, stockHeld: true, paidBy: true },
  });
  for (const payment of payments) await recordPayment(tx, attempt, payment);
  const { pays, refund } = decide<ProviderPayment>(
    payments,
    before.totalPaise,
    before.paidBy ?? undefined,
  );
  for (const { payment, reason } of refund) {
    await queueRefund(tx, { payment, purchaseId: attempt.purchaseId, reason });
  }
  await tx.paymentAttempt.update({
    where: { id: attempt.id },
    data: { checkedAt: new Date(), ...(pays ? { state: "paid" } : {}) },
  });
  const isPaidNow = pays !== undefined && before.paidBy === null;
  if (isPaidNow) await fulfil(tx, attempt.purchaseId, before.stockHeld, pays);
  return isPaidNow || refund.length > 0;
}

/**
 * Paid for the first time: the orders are placed from the held stock. When the hold has run out, the
 * stock is held again if it is still there, else the money goes back.
 */
async function fulfil(tx: Tx, purchaseId: string, stockHeld: boolean, payment: ProviderPayment) {
  await tx.purchase.update({ where: { id: purchaseId }, data: { paidBy: payment.id } });
  if (stockHeld || (await holdAgain(tx, purchaseId))) {
    await placeOrders(tx, purchaseId, optionOf(payment.method));
    return;
  }
  await queueRefund(tx, { payment, purchaseId, reason: "out_of_stock" });
  await tx.purchase.update({
    where: { id: purchaseId },
    data: { state: "refunded", closedAt: new Date() },
  });
}

/** All lines or none: a savepoint undoes the lines before the one that is gone. */
async function holdAgain(tx: Tx, purchaseId: string): Promise<boolean> {
  const lines = await stockLines(tx, purchaseId);
  await tx.$executeRaw`SAVEPOINT hold_again`;
  try {
    await holdStock(tx, purchaseId, lines);
    return true;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    await tx.$executeRaw`ROLLBACK TO SAVEPOINT hold_again`;
    return false;
  }
}

/** What the provider says last is kept; a payment never goes back from captured to anything but refunded. */
async function recordPayment(tx: Tx, attempt: Attempt, payment: ProviderPayment): Promise<void> {
  const { id, amount: amountPaise, currency, status, method } = payment;
  const told = { amountPaise, currency, status, method: method ?? null };
  await tx.payment.createMany({
    data: [{ id, attemptId: attempt.id, purchaseId: attempt.purchaseId, ...told }],
    skipDuplicates: true,
  });
  const isFinal = status === "captured" || status === "refunded";
  const where = isFinal ? { id } : { id, status: { notIn: ["captured", "refunded"] } };
  await tx.payment.updateMany({ where, data: told });
}
