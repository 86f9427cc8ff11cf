import "server-only";
import { db } from "@/lib/db";
import { log } from "@/lib/log";
import { alertAdministrators } from "@/lib/mail/letters/alerts";
import { backOffMs } from "@/lib/mail/rules";
import { formatPaise, paise } from "@/lib/money";
import { ProviderError } from "@/lib/payments/provider/provider-error";
import {
  fetchRefund,
  listRefunds,
  type ProviderRefund,
  refundPayment,
} from "@/lib/payments/provider/razorpay";
import { applyRefund, refundKey } from "@/lib/payments/refunds/outcome";

/**
 * Sends due refunds and polls those on their way. A refund's id and round are its idempotency key and
 * receipt, so that a retry after a timeout finds the first one.
 */
export async function sendDueRefunds(limit = 20): Promise<number> {
  const due = await claimDue(limit);
  for (const refund of due) {
    await ask(refund)
      .then((reported) => applyRefund(refund.id, reported))
      .catch((error: unknown) => postpone(refund, error));
  }
  return due.length;
}

type DueRefund = {
  id: string;
  round: number;
  paymentId: string;
  amountPaise: number;
  tries: number;
  providerRefundId: string | null;
};

/**
 * Claims due refunds by moving their next attempt into the future in the same statement, so that two workers
 * never take the same row.
 */
async function claimDue(limit: number): Promise<DueRefund[]> {
  const rows = await db().$queryRaw<(Omit<DueRefund, "amountPaise"> & { amountPaise: bigint })[]>`
    UPDATE "Refund" SET "nextTryAt" = now() + interval '2 minutes', tries = tries + 1
    WHERE id IN (
      SELECT id FROM "Refund"
      WHERE state IN ('pending', 'sent') AND "nextTryAt" <= now()
      ORDER BY "nextTryAt" LIMIT ${limit} FOR UPDATE SKIP LOCKED
    )
    RETURNING id, round, "paymentId", "amountPaise", tries, "providerRefundId"`;
  return rows.map((row) => ({ ...row, amountPaise: paise(row.amountPaise) }));
}

/** @throws ProviderError when the provider neither makes nor knows the refund. */
async function ask(refund: DueRefund): Promise<ProviderRefund> {
  const { paymentId, amountPaise, providerRefundId } = refund;
  if (providerRefundId) return fetchRefund(providerRefundId);
  try {
    return await refundPayment({ paymentId, amountPaise, key: refundKey(refund) });
  } catch (error) {
    // "Refunded already", a used receipt and a lost answer are no failures if the provider lists our refund.
    const made = await findMade(refund);
    if (made) return made;
    throw error;
  }
}

async function findMade(refund: DueRefund): Promise<ProviderRefund | undefined> {
  const refunds = await listRefunds(refund.paymentId).catch(() => []);
  return refunds.find(({ receipt }) => receipt === refundKey(refund));
}

/**
 * Schedules a retry with back-off. Never gives up: the money is owed. If the provider refuses (balance too
 * low, payment too old) or never answers, a person is needed.
 */
async function postpone(refund: DueRefund, error: unknown): Promise<void> {
  const lastError = error instanceof Error ? error.message : String(error);
  log().error({ refund: refund.id, tries: refund.tries, err: error }, "refund not sent");
  await db().$transaction(async (tx) => {
    const where = { id: refund.id, state: { in: ["pending" as const, "sent" as const] } };
    const nextTryAt = new Date(Date.now() + backOffMs(refund.tries));
    const { count } = await tx.refund.updateMany({ where, data: { lastError, nextTryAt } });
    if (count === 0) return;
    const { order } = await tx.refund.findUniqueOrThrow({
      where: { id: refund.id },
      select: { order: { select: { number: true } } },
    });
    const isRefused = error instanceof ProviderError && error.outcome === "rejected";
    if (!isRefused && refund.tries < TRIES_BEFORE_ALERT) return;
    const amount = formatPaise(refund.amountPaise);
    await alertAdministrators(tx, {
      key: `refund-refused:${refund.id}`,
      title: "A refund does not go through",
      facts: [
        `${amount}${order ? ` for order ${order.number}` : ""}, payment ${refund.paymentId}. ${lastError}`,
        "It is tried again by itself, at longest every six hours. If the balance is too low, add funds in the Razorpay dashboard.",
      ],
    });
  });
}

const TRIES_BEFORE_ALERT = 5;
