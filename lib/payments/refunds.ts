import "server-only";
import { db, type Tx } from "@/lib/db";
import { log } from "@/lib/log";
import { ProviderError } from "@/lib/payments/provider-error";
import { listRefunds, type ProviderRefund, refundPayment } from "@/lib/payments/razorpay";

const FIRST_WAIT_MS = 60_000;
const LONGEST_WAIT_MS = 6 * 60 * 60 * 1000;

/** Writes down that money must go back, once per payment and reason. Sent later by `sendDueRefunds`. */
export async function queueRefund(
  tx: Tx,
  refund: { payment: { id: string; amount: number }; purchaseId: string; reason: string },
): Promise<void> {
  const { payment, purchaseId, reason } = refund;
  await tx.refund.createMany({
    data: [{ paymentId: payment.id, purchaseId, amountPaise: payment.amount, reason }],
    skipDuplicates: true,
  });
}

/**
 * Sends the refunds that are due and asks after those on their way. A refund's id is its idempotency
 * key, so that a repeat after a time-out finds the first one.
 */
export async function sendDueRefunds(limit = 20): Promise<number> {
  const due = await claimDue(limit);
  for (const refund of due) {
    await sendRefund(refund).catch((error: unknown) => postpone(refund, error));
  }
  return due.length;
}

type DueRefund = {
  id: string;
  paymentId: string;
  amountPaise: number;
  tries: number;
  state: string;
};

/** Puts the next try into the future in the same statement, so that two workers never take one row. */
function claimDue(limit: number): Promise<DueRefund[]> {
  return db().$queryRaw<DueRefund[]>`
    UPDATE "Refund" SET "nextTryAt" = now() + interval '2 minutes', tries = tries + 1
    WHERE id IN (
      SELECT id FROM "Refund"
      WHERE state IN ('pending', 'sent') AND "nextTryAt" <= now()
      ORDER BY "nextTryAt" LIMIT ${limit} FOR UPDATE SKIP LOCKED
    )
    RETURNING id, "paymentId", "amountPaise", tries, state::text`;
}

async function sendRefund({ id, paymentId, amountPaise, state }: DueRefund): Promise<void> {
  const known = state === "sent" ? await findRefund(paymentId, id) : undefined;
  const refund = known ?? (await refundPayment({ paymentId, amountPaise, key: id }));
  const done = refund.status === "processed";
  await db().refund.update({
    where: { id },
    data: {
      providerRefundId: refund.id,
      state: done ? "processed" : refund.status === "failed" ? "failed" : "sent",
      processedAt: done ? new Date() : null,
      lastError: null,
    },
  });
}

async function findRefund(paymentId: string, receipt: string): Promise<ProviderRefund | undefined> {
  const refunds = await listRefunds(paymentId);
  return refunds.find((refund) => refund.receipt === receipt);
}

/** Never given up: money that is owed stays on the list, tried ever more seldom, and is logged. */
async function postpone(refund: DueRefund, error: unknown): Promise<void> {
  const adopted = error instanceof ProviderError ? await adopt(refund) : false;
  if (adopted) return;
  const wait = Math.min(FIRST_WAIT_MS * 2 ** Math.min(refund.tries, 12), LONGEST_WAIT_MS);
  const lastError = error instanceof Error ? error.message : String(error);
  log().error({ refund: refund.id, tries: refund.tries, err: error }, "refund not sent");
  await db().refund.update({
    where: { id: refund.id },
    data: { lastError, nextTryAt: new Date(Date.now() + wait) },
  });
}

/** "Refunded already" and a lost answer are no failures when the provider lists our refund. */
async function adopt({ id, paymentId }: DueRefund): Promise<boolean> {
  const found = await findRefund(paymentId, id).catch(() => undefined);
  if (!found) return false;
  const done = found.status === "processed";
  const state = done ? "processed" : "sent";
  await db().refund.update({
    where: { id },
    data: { providerRefundId: found.id, state, processedAt: done ? new Date() : null },
  });
  return true;
}
