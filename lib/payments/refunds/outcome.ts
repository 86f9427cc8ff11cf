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
 * The provider's word on one of our refunds, from whichever side it comes: processed is final and told to
 * the customer; failed is followed by another refund under a new key, and told to the administrators.
 */
export async function applyRefund(refundId: string, told: ProviderRefund): Promise<void> {
  await db().$transaction(async (tx) => {
    const { purchaseId } = await tx.refund.findUniqueOrThrow({
      where: { id: refundId },
      select: { purchaseId: true },
    });
    // What is left of the payment is only known while nobody else writes its refunds.
    await lockPurchase(tx, purchaseId);
    await tx.$queryRaw`SELECT 1 FROM "Refund" WHERE id = ${refundId}::uuid FOR UPDATE`;
    const row = await readRow(tx, refundId);
    if (row.state === "processed" || !isOfThisRound(row, told)) return;
    if (told.status === "processed") await finish(tx, row, told);
    else if (told.status === "failed") await startAnew(tx, row, told);
    else await wait(tx, row, told);
  });
  wake("mail");
}

/** The idempotency key and receipt of a refund's present round. */
export function refundKey({ id, round }: { id: string; round: number }): string {
  return round === 1 ? id : `${id}-${round}`;
}

/** The row that a receipt stands for, whichever its round; undefined for receipts that are not ours. */
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

/** News of an earlier round, which has failed, come late and mean nothing any more. */
function isOfThisRound(row: Row, told: ProviderRefund): boolean {
  if (row.providerRefundId !== null) return row.providerRefundId === told.id;
  return told.receipt === refundKey(row);
}

/**
 * What of ours waits and has no room beside a refund made by hand: `overlap` paise of it went back by
 * that one instead. Whole rows are done with it, oldest first; of the last one only the rest stays to be
 * made, under a new key. Answers how much the whole rows are, in paise.
 */
export async function coverWaiting(tx: Tx, told: ProviderRefund, overlap: number): Promise<number> {
  const where = { paymentId: told.payment_id, state: "pending" } as const;
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
    // One row carries the provider's id, so that the refund is known: the first, unless more is left of it.
    await finish(tx, row, told, index === 0 && covered === told.amount ? told.id : null);
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

/** The same for one row, made by hand from the start. */
export async function finishById(tx: Tx, id: string, told: ProviderRefund): Promise<void> {
  await finish(tx, await readRow(tx, id), told);
}

async function finish(
  tx: Tx,
  row: Row,
  told: ProviderRefund,
  providerRefundId: string | null = told.id,
): Promise<void> {
  const at = new Date();
  const arn = told.acquirer_data?.arn ?? null;
  await tx.refund.update({
    where: { id: row.id },
    data: {
      state: "processed",
      providerRefundId,
      processedAt: at,
      arn: arn ?? (providerRefundId ? null : told.id),
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
    reference: arn ?? told.id,
    number: row.order?.number,
    isSecondPayment: row.reason === "duplicate",
  });
}

async function wait(tx: Tx, row: Row, told: ProviderRefund): Promise<void> {
  const nextTryAt = new Date(Date.now() + backOffMs(row.tries + 1));
  await tx.refund.update({
    where: { id: row.id },
    data: { state: "sent", providerRefundId: told.id, lastError: null, nextTryAt },
    select: { id: true },
  });
}

async function startAnew(tx: Tx, row: Row, told: ProviderRefund): Promise<void> {
  const lastError = `Razorpay could not make refund ${told.id}.`;
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

/** What the payment still has for this refund: some of it may have gone back by hand while it was on its way. */
async function roomFor(tx: Tx, { id, paymentId }: Row): Promise<number> {
  if (paymentId === null) throw new Error(`Refund ${id} is in cash, and was sent to the provider.`);
  const payment = await tx.payment.findUniqueOrThrow({
    where: { id: paymentId },
    select: { amountPaise: true },
  });
  const others = { paymentId, id: { not: id }, state: { not: "failed" as const } };
  return paise(payment.amountPaise) - (await sumRefunds(tx, others));
}

/** The whole payment went back without this refund, and whoever made those has told the customer. */
async function giveUp(tx: Tx, row: Row, lastError: string): Promise<void> {
  await tx.refund.update({
    where: { id: row.id },
    data: { state: "failed", lastError },
    select: { id: true },
  });
}
