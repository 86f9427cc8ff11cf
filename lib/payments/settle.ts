import "server-only";
import { AppError } from "@/lib/call/errors";
import { db, Prisma, type Tx } from "@/lib/db";
import { required } from "@/lib/env";
import { wake } from "@/lib/jobs/wake";
import { log } from "@/lib/log";
import { paise } from "@/lib/money";
import { releaseHeld, stockLines } from "@/lib/orders/purchase/closing";
import { optionOf } from "@/lib/orders/purchase/payer";
import { placeOrders } from "@/lib/orders/purchase/placement";
import { holdStock } from "@/lib/orders/purchase/stock";
import { recordPayment } from "@/lib/payments/payment-mapper";
import { ProviderError } from "@/lib/payments/provider/provider-error";
import {
  capturePayment,
  fetchOrderPayments,
  type ProviderPayment,
} from "@/lib/payments/provider/razorpay";
import { adoptRefunds } from "@/lib/payments/refunds/adoption";
import { queueReturn } from "@/lib/payments/refunds/queue";
import { decide, type Pending, pendingOf } from "@/lib/payments/rules";
import { rows, rowsOfTurn } from "@/lib/sql";

export type Settlement = {
  purchaseId: string;
  pending: Pending;
  /** Whether this call, and not an earlier one, found the payment. */
  isPaidNow: boolean;
};

/**
 * The only way to "paid". Called by the browser's answer, the redirect callback, the webhook, the status
 * poll and reconciliation, in any order and any number of times: asks the provider for the truth, decides
 * under the purchase's lock, and only moves forward. Null for an order that is not ours; `known` is its
 * attempt, if the caller has read it.
 * @throws ProviderError when the provider does not answer; nothing is changed then.
 */
export async function settle(providerOrderId: string, known?: Attempt): Promise<Settlement | null> {
  const attempt = known ?? (await findAttempt(providerOrderId));
  if (!attempt) return null;
  const payments = await paymentsOf(providerOrderId, attempt);
  const seen = await captureWaiting(payments, attempt);
  const { isPaidNow, isReturned } = await db().$transaction((tx) => apply(tx, attempt, seen));
  await adoptRefunds(seen);
  if (isPaidNow || isReturned) wake("mail");
  if (isReturned) wake("refunds");
  return { purchaseId: attempt.purchaseId, pending: pendingOf(seen), isPaidNow };
}

/** One order at the provider, as we created it; amount in paise. */
export type Attempt = { id: string; purchaseId: string; amountPaise: number; keyId: string };

/** The attempt of a provider's order, optionally only of this user; null if there is none. */
export async function findAttempt(
  providerOrderId: string,
  userId?: string,
): Promise<Attempt | null> {
  const [row] = await rowsOfTurn<Omit<Attempt, "amountPaise"> & { amountPaise: bigint }>(
    Prisma.sql`
      SELECT a.id, a."purchaseId", a."amountPaise", a."keyId"
      FROM "PaymentAttempt" a JOIN "Purchase" p ON p.id = a."purchaseId"
      WHERE a."providerOrderId" = ${providerOrderId}
        AND (${userId ?? null}::uuid IS NULL OR p."userId" = ${userId ?? null}::uuid)`,
  );
  return row ? { ...row, amountPaise: paise(row.amountPaise) } : null;
}

/**
 * The order's payments; none after a change of account or mode, since the old key's orders no longer exist.
 */
async function paymentsOf(orderId: string, attempt: Attempt): Promise<ProviderPayment[]> {
  try {
    return await fetchOrderPayments(orderId);
  } catch (error) {
    const isOfOtherKey = attempt.keyId !== required("RAZORPAY_KEY_ID");
    const isRejected = error instanceof ProviderError && error.outcome === "rejected";
    if (!isOfOtherKey || !isRejected) throw error;
    log().warn({ orderId, keyId: attempt.keyId }, "made with another key, not known to this one");
    return [];
  }
}

/**
 * Captures late authorisations, which the provider does not capture itself, unless the purchase is paid: the
 * payment then becomes an order, or is refunded with a mail to the customer.
 */
async function captureWaiting(
  payments: ProviderPayment[],
  attempt: Attempt,
): Promise<ProviderPayment[]> {
  const { pays, waiting } = decide(payments, attempt.amountPaise);
  const [first] = waiting;
  if (pays || !first) return payments;
  const purchase = await db().purchase.findUniqueOrThrow({
    where: { id: attempt.purchaseId },
    select: { paidBy: true },
  });
  if (purchase.paidBy) return payments;
  // A failed capture decides nothing: the payment stays authorised and the next settle tries again.
  const captured = await capturePayment(first.id, first.amount).catch(() => undefined);
  return payments.map((payment) => (captured && payment.id === captured.id ? captured : payment));
}

/** `isReturned`: some of the money is refunded. */
async function apply(tx: Tx, attempt: Attempt, payments: ProviderPayment[]) {
  const before = await readLocked(tx, attempt.purchaseId);
  const { pays, refund } = decide<ProviderPayment>(
    payments,
    before.totalPaise,
    before.paidBy ?? undefined,
  );
  const isPaidNow = pays !== undefined && before.paidBy === null;
  // Started in this order, in which they run: a refund refers to its payment.
  const [, isFilled] = await Promise.all([
    record(tx, attempt, { payments, isPaid: pays !== undefined }),
    isPaidNow && fulfil(tx, attempt.purchaseId, before, pays, refund.length === 0),
  ]);
  // After the orders, so that the refund mail does not come before the order's confirmation.
  for (const { payment, reason } of refund) {
    await queueReturn(tx, { payment, purchaseId: attempt.purchaseId, reason });
  }
  return { isPaidNow, isReturned: refund.length > 0 || (isPaidNow && !isFilled) };
}

/** Stores what the provider has said of an attempt. */
async function record(
  tx: Tx,
  attempt: Attempt,
  { payments, isPaid }: { payments: ProviderPayment[]; isPaid: boolean },
): Promise<void> {
  const checked = Prisma.sql`
    UPDATE "PaymentAttempt" SET "checkedAt" = now(), state = CASE WHEN ${isPaid} THEN 'paid' ELSE state END
    WHERE id = ${attempt.id}::uuid`;
  await Promise.all([
    ...payments.map((payment) => recordPayment(tx, attempt, payment)),
    rows(tx, checked),
  ]);
}

type Locked = {
  totalPaise: number;
  stockHeld: boolean;
  /** Whether every unit was taken from stock when the purchase was opened. */
  holdsAll: boolean;
  paidBy: string | null;
  closedFor: "expired" | "replaced" | "refused" | null;
};

/** Locks the purchase and reads it. */
async function readLocked(tx: Tx, purchaseId: string): Promise<Locked> {
  const [row] = await rows<Omit<Locked, "totalPaise"> & { totalPaise: bigint }>(
    tx,
    Prisma.sql`
      SELECT "totalPaise", "stockHeld", "paidBy", "closedFor"::text,
        NOT EXISTS (SELECT 1 FROM "PurchaseLine" l
          WHERE l."purchaseId" = p.id AND l."heldUnits" < l.quantity) AS "holdsAll"
      FROM "Purchase" p WHERE id = ${purchaseId}::uuid FOR UPDATE`,
  );
  if (!row) throw new Error(`Purchase ${purchaseId} of an attempt is gone.`);
  return { ...row, totalPaise: paise(row.totalPaise) };
}

/**
 * First payment of a purchase: places the orders from the held stock. Units that are not held are taken now
 * if still in stock, else the money is refunded; so is the money of a purchase that its owner has replaced.
 * Returns whether the orders were placed. `isLast`: nothing else is written in this transaction.
 */
async function fulfil(
  tx: Tx,
  purchaseId: string,
  { stockHeld, holdsAll, closedFor }: Locked,
  payment: ProviderPayment,
  isLast: boolean,
): Promise<boolean> {
  const { id: paymentId, method } = payment;
  const isReplaced = closedFor === "replaced";
  const isHeld = stockHeld && holdsAll;
  if (isHeld || (!isReplaced && (await takeRest(tx, purchaseId, stockHeld)))) {
    await placeOrders(tx, purchaseId, { paymentId, option: optionOf(method) }, isLast);
    return true;
  }
  const reason = isReplaced ? "replaced" : "out_of_stock";
  await queueReturn(tx, { payment, purchaseId, reason });
  if (stockHeld) await releaseHeld(tx, purchaseId);
  await tx.purchase.updateMany({
    where: { id: purchaseId },
    data: { paidBy: paymentId, state: "refunded", stockHeld: false, closedAt: new Date() },
  });
  return false;
}

/** Takes all units that are not held, or none: a savepoint undoes earlier lines if one is out of stock. */
async function takeRest(tx: Tx, purchaseId: string, stockHeld: boolean): Promise<boolean> {
  const lines = await stockLines(tx, purchaseId);
  const rest = lines
    .map(({ held, quantity, ...line }) => ({
      ...line,
      quantity: quantity - (stockHeld ? held : 0),
    }))
    .filter(({ quantity }) => quantity > 0);
  if (rest.length === 0) return true;
  await tx.$executeRaw`SAVEPOINT take_rest`;
  try {
    await holdStock(tx, purchaseId, rest);
    return true;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    await tx.$executeRaw`ROLLBACK TO SAVEPOINT take_rest`;
    return false;
  }
}
