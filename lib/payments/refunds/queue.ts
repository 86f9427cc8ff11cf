import "server-only";
import type { Prisma, Tx } from "@/lib/db";
import { paymentReturnedMail, type RefundReason } from "@/lib/mail/letters/orders";
import { queueLetter } from "@/lib/mail/queue-letter";
import { paise } from "@/lib/money";
import type { ChangedOrder } from "@/lib/orders/locked-order";
import { refundablePaise } from "@/lib/orders/refund/rules";

/** One that failed for good is not owed: all of the payment has gone back by others. */
export const OWED = { state: { not: "failed" } } as const satisfies Prisma.RefundWhereInput;

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
 * Writes down the refund of one canceled order: what has not gone back of its price yet, or what is left of the payment
 * when some of it went back by hand. Answers paise; 0 where nothing was paid online.
 */
export async function queueOrderRefund(tx: Tx, order: ChangedOrder): Promise<number> {
  const { id: orderId, purchaseId } = order;
  const { paidBy: paymentId } = order.purchase;
  if (!paymentId) return 0;
  const amountPaise = await refundableOf(tx, order);
  if (amountPaise <= 0) return 0;
  await tx.refund.create({
    data: { paymentId, purchaseId, orderId, amountPaise, reason: "order_canceled" },
    select: { id: true },
  });
  return amountPaise;
}

type Part = { amountPaise: number; note: string; byId: string };

/**
 * Writes down the refund of a part of an order: sent by `sendDueRefunds` where it was paid online, else done already.
 * Answers the way it goes. The caller has seen that there is so much to refund.
 */
export async function queuePartRefund(tx: Tx, order: ChangedOrder, part: Part) {
  const { id: orderId, purchaseId, purchase } = order;
  const way = refundWay(order);
  await tx.refund.create({
    data: {
      ...{ purchaseId, orderId, reason: "part", way, ...part },
      ...(way === "payment"
        ? { paymentId: purchase.paidBy }
        : { state: "processed", processedAt: new Date() }),
    },
    select: { id: true },
  });
  if (way === "not_collected") {
    const data = { cashLessPaise: { increment: part.amountPaise } };
    await tx.order.update({ where: { id: orderId }, data, select: { id: true } });
  }
  return way;
}

/** Until cash is written down as received, a refund is so much less to collect. */
function refundWay({ purchase, cash }: ChangedOrder): "payment" | "transfer" | "not_collected" {
  if (purchase.paidBy) return "payment";
  return cash === "received" ? "transfer" : "not_collected";
}

/** What can still go back of a locked order, in paise. */
export async function refundableOf(tx: Tx, order: ChangedOrder): Promise<number> {
  const { id: orderId, totalPaise } = order;
  const { paidBy } = order.purchase;
  const backPaise = await sumRefunds(tx, { orderId, ...OWED });
  if (!paidBy) return refundablePaise({ totalPaise, backPaise });
  const row = await tx.payment.findUniqueOrThrow({
    where: { id: paidBy },
    select: { amountPaise: true },
  });
  const payment = {
    amountPaise: paise(row.amountPaise),
    backPaise: await refundedPaise(tx, paidBy),
  };
  return refundablePaise({ totalPaise, backPaise, payment });
}

/** What has gone back of a payment or is on its way, in paise. */
function refundedPaise(tx: Tx, paymentId: string): Promise<number> {
  return sumRefunds(tx, { paymentId, ...OWED });
}

/** The amounts of some refunds together, in paise. */
export async function sumRefunds(tx: Tx, where: Prisma.RefundWhereInput): Promise<number> {
  const { _sum } = await tx.refund.aggregate({ where, _sum: { amountPaise: true } });
  return paise(_sum.amountPaise ?? 0n);
}
