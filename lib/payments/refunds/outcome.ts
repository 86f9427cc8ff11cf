import "server-only";
import { db, type Prisma, type Tx } from "@/lib/db";
import { wake } from "@/lib/jobs/wake";
import { alertAdministrators } from "@/lib/mail/letters/alerts";
import { refundDoneMail } from "@/lib/mail/letters/orders";
import { queueLetter } from "@/lib/mail/queue-letter";
import { backOffMs } from "@/lib/mail/rules";
import { formatPaise, paise } from "@/lib/money";
import { lockPurchase } from "@/lib/orders/purchase/closing";
import type { ProviderRefund } from "@/lib/payments/provider/razorpay";
import { sumRefunds } from "@/lib/payments/refunds/queue";

/**
 * Applies the provider's answer about one of our refunds, from whatever source. Processed is final and
 * mailed to the customer; failed starts another refund under a new key and alerts the administrators.
 */
export async function applyRefund(refundId: string, reported: ProviderRefund): Promise<void> {
  await db().$transaction(async (tx) => {
    const { purchaseId } = await tx.refund.findUniqueOrThrow({
      where: { id: refundId },
      select: { purchaseId: true },
    });
    // The rest of the payment is only known while no other transaction writes its refunds.
    await lockPurchase(tx, purchaseId);
    await tx.$queryRaw`SELECT 1 FROM "Refund" WHERE id = ${refundId}::uuid FOR UPDATE`;
    const row = await readRow(tx, refundId);
    if (row.state === "processed" || !isOfThisRound(row, reported)) return;
    if (reported.status === "processed") await finish(tx, row, reported);
    else if (reported.status === "failed") await startAnew(tx, row, reported);
    else await wait(tx, row, reported);
  });
  wake("mail");
}

/** The idempotency key and receipt of a refund's current round. */
export function refundKey({ id, round }: { id: string; round: number }): string {
  return round === 1 ? id : `${id}-${round}`;
}

/** The refund id in a receipt of any round; undefined for receipts that are not ours. */
export function refundIdOf(receipt: string | null | undefined): string | undefined {
  return /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?:-\d+)?$/.exec(receipt ?? "")?.[1];
}

const ROW = {
  id: true,
  round: true,
  tries: true,
  state: true,
  paymentId: true,
  amountPaise: true,
  reason: true,
  providerRefundId: true,
  order: { select: { number: true } },
  purchase: { select: { user: { select: { name: true, email: true } } } },
} as const satisfies Prisma.RefundSelect;

type Stored = Prisma.RefundGetPayload<{ select: typeof ROW }>;
type Row = Omit<Stored, "amountPaise"> & { amountPaise: number };

function fromStored(row: Stored): Row {
  return { ...row, amountPaise: paise(row.amountPaise) };
}

async function readRow(tx: Tx, id: string): Promise<Row> {
  return fromStored(await tx.refund.findUniqueOrThrow({ where: { id }, select: ROW }));
}

/** Ignores late reports of an earlier, failed round. */
function isOfThisRound(row: Row, reported: ProviderRefund): boolean {
  if (row.providerRefundId !== null) return row.providerRefundId === reported.id;
  return reported.receipt === refundKey(row);
}

/**
 * Settles our waiting refunds against a refund made by hand that leaves no room for them: `overlap` paise of
 * them are covered by it. Whole rows are finished, oldest first; the last one is reduced to its rest and
 * sent under a new key. Returns the paise of the finished rows.
 */
export async function coverWaiting(
  tx: Tx,
  reported: ProviderRefund,
  overlap: number,
): Promise<number> {
  const where = { paymentId: reported.payment_id, state: "pending" } as const;
  const waiting = await tx.refund.findMany({ where, select: ROW, orderBy: { createdAt: "asc" } });
  const whole: Row[] = [];
  let rest = overlap;
  for (const row of waiting.map(fromStored)) {
    if (rest < row.amountPaise) {
      if (rest > 0) await lower(tx, row, rest);
      break;
    }
    rest -= row.amountPaise;
    whole.push(row);
  }
  const covered = whole.reduce((sum, { amountPaise }) => sum + amountPaise, 0);
  for (const [index, row] of whole.entries()) {
    // One row takes the provider's id, so that the refund is known: the first, unless a rest remains.
    await finish(
      tx,
      row,
      reported,
      index === 0 && covered === reported.amount ? reported.id : null,
    );
  }
  return covered;
}

async function lower(tx: Tx, row: Row, byPaise: number): Promise<void> {
  await tx.refund.update({
    where: { id: row.id },
    data: {
      amountPaise: { decrement: byPaise },
      round: { increment: 1 },
      lastError: null,
      nextTryAt: new Date(),
    },
    select: { id: true },
  });
}

/** Finishes one row that was created for a refund made by hand. */
export async function finishById(tx: Tx, id: string, reported: ProviderRefund): Promise<void> {
  await finish(tx, await readRow(tx, id), reported);
}

async function finish(
  tx: Tx,
  row: Row,
  reported: ProviderRefund,
  providerRefundId: string | null = reported.id,
): Promise<void> {
  const at = new Date();
  const arn = reported.acquirer_data?.arn ?? null;
  await tx.refund.update({
    where: { id: row.id },
    data: {
      state: "processed",
      providerRefundId,
      processedAt: at,
      arn: arn ?? (providerRefundId ? null : reported.id),
      lastError: null,
    },
    select: { id: true },
  });
  const { name, email } = row.purchase.user;
  const envelope = { to: email, dedupeKey: `refund-done:${row.id}` };
  await queueLetter(tx, envelope, refundDoneMail, {
    name,
    amountPaise: row.amountPaise,
    at,
    reference: arn ?? reported.id,
    number: row.order?.number,
    isSecondPayment: row.reason === "duplicate",
  });
}

async function wait(tx: Tx, row: Row, reported: ProviderRefund): Promise<void> {
  const nextTryAt = new Date(Date.now() + backOffMs(row.tries + 1));
  await tx.refund.update({
    where: { id: row.id },
    data: { state: "sent", providerRefundId: reported.id, lastError: null, nextTryAt },
    select: { id: true },
  });
}

async function startAnew(tx: Tx, row: Row, reported: ProviderRefund): Promise<void> {
  const lastError = `Razorpay could not make refund ${reported.id}.`;
  const amountPaise = Math.min(row.amountPaise, await roomFor(tx, row));
  if (amountPaise <= 0) return giveUp(tx, row, lastError);
  await tx.refund.update({
    where: { id: row.id },
    data: {
      ...{ state: "pending", amountPaise, providerRefundId: null, lastError },
      round: row.round + 1,
      nextTryAt: new Date(Date.now() + backOffMs(row.round + 4)),
    },
    select: { id: true },
  });
  await alertAdministrators(tx, {
    key: `refund-failed:${row.id}`,
    title: "A refund has failed",
    facts: [
      `${formatPaise(amountPaise)}${row.order ? ` for order ${row.order.number}` : ""}: ${lastError}`,
      "It is tried again by itself. If it keeps failing, look at the payment in the Razorpay dashboard.",
    ],
  });
}

/** What the payment still has for this refund: part of it may have been refunded by hand already. */
async function roomFor(tx: Tx, { id, paymentId }: Row): Promise<number> {
  if (paymentId === null) throw new Error(`Refund ${id} is in cash, and was sent to the provider.`);
  const payment = await tx.payment.findUniqueOrThrow({
    where: { id: paymentId },
    select: { amountPaise: true },
  });
  const others = { paymentId, id: { not: id }, state: { not: "failed" as const } };
  return paise(payment.amountPaise) - (await sumRefunds(tx, others));
}

/** Gives up a refund because the whole payment was refunded by others, which notified the customer. */
async function giveUp(tx: Tx, row: Row, lastError: string): Promise<void> {
  await tx.refund.update({
    where: { id: row.id },
    data: { state: "failed", lastError },
    select: { id: true },
  });
}
