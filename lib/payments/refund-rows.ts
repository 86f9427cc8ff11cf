import "server-only";
import type { Prisma, Tx } from "@/lib/db";
import { paymentReturnedMail, type RefundReason } from "@/lib/mail/orders";
import { queueLetter } from "@/lib/mail/queue-letter";
import { paise } from "@/lib/money";
import type { ChangedOrder } from "@/lib/orders/changes";

type Returned = {
  payment: { id: string; amount: number };
  purchaseId: string;
  reason: RefundReason;
};

/**
 * Writes down that a whole payment must go back, once a reason, and tells the customer. Sent later by
 * `sendDueRefunds`. Amount in paise.
 */
export async function queueReturn(tx: Tx, returned: Returned): Promise<void> {
  const { payment, purchaseId, reason } = returned;
  const amountPaise = payment.amount - (await refundedPaise(tx, payment.id));
  if (amountPaise <= 0) return;
  const { count } = await tx.refund.createMany({
    data: [{ paymentId: payment.id, purchaseId, amountPaise, reason }],
    skipDuplicates: true,
  });
  if (count === 0) return;
  const { user } = await tx.purchase.findUniqueOrThrow({
    where: { id: purchaseId },
    select: { user: { select: { name: true, email: true } } },
  });
  const envelope = { to: user.email, dedupeKey: `payment-returned:${payment.id}:${reason}` };
  await queueLetter(tx, envelope, paymentReturnedMail, { name: user.name, amountPaise, reason });
}

/**
 * Writes down the refund of one canceled order: its own amount, or what is left of the payment when some
 * of it went back already. Answers paise; 0 where nothing was paid online.
 */
export async function queueOrderRefund(tx: Tx, order: ChangedOrder): Promise<number> {
  const { paidBy } = order.purchase;
  if (!paidBy) return 0;
  const payment = await tx.payment.findUniqueOrThrow({
    where: { id: paidBy },
    select: { amountPaise: true },
  });
  const left = paise(payment.amountPaise) - (await refundedPaise(tx, paidBy));
  const amountPaise = Math.min(order.totalPaise, left);
  if (amountPaise <= 0) return 0;
  const { id: orderId, purchaseId } = order;
  await tx.refund.create({
    data: { paymentId: paidBy, purchaseId, orderId, amountPaise, reason: "order_canceled" },
    select: { id: true },
  });
  return amountPaise;
}

/** What has gone back of a payment or is on its way, in paise. */
function refundedPaise(tx: Tx, paymentId: string): Promise<number> {
  return sumRefunds(tx, { paymentId, state: { not: "failed" } });
}

/** The amounts of some refunds together, in paise. */
export async function sumRefunds(tx: Tx, where: Prisma.RefundWhereInput): Promise<number> {
  const { _sum } = await tx.refund.aggregate({ where, _sum: { amountPaise: true } });
  return paise(_sum.amountPaise ?? 0n);
}
