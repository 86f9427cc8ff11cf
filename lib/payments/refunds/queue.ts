import "server-only";
import type { Prisma, Tx } from "@/lib/db";
import { paymentReturnedMail, type RefundReason } from "@/lib/mail/letters/orders";
import { queueLetter } from "@/lib/mail/queue-letter";
import { paise } from "@/lib/money";
import type { ChangedOrder } from "@/lib/orders/locked-order";
import { refundablePaise } from "@/lib/orders/refund/rules";

/** A refund that failed for good is not owed: other refunds have returned the whole payment. */
export const OWED = { state: { not: "failed" } } as const satisfies Prisma.RefundWhereInput;

type Returned = {
  payment: { id: string; amount: number };
  purchaseId: string;
  reason: RefundReason;
};

/**
 * Queues the refund of a whole payment, once per reason, and mails the customer. `sendDueRefunds` sends it.
 * Amount in paise.
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
 * Queues the refund of one canceled order: what is not yet refunded of its price, or less if the payment has
 * less left. Returns paise; 0 if nothing was paid online.
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
 * Queues the refund of a part of an order: `sendDueRefunds` sends it if the order was paid online, otherwise
 * it is already done. Returns how it is refunded. The caller has checked that the amount can be refunded.
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

/** Before cash is received, a refund only reduces the amount to collect. */
function refundWay({ purchase, cash }: ChangedOrder): "payment" | "transfer" | "not_collected" {
  if (purchase.paidBy) return "payment";
  return cash === "received" ? "transfer" : "not_collected";
}

/** What can still be refunded of a locked order, in paise. */
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

/** What is refunded of a payment or on its way, in paise. */
function refundedPaise(tx: Tx, paymentId: string): Promise<number> {
  return sumRefunds(tx, { paymentId, ...OWED });
}

/** The sum of the matching refunds, in paise. */
export async function sumRefunds(tx: Tx, where: Prisma.RefundWhereInput): Promise<number> {
  const { _sum } = await tx.refund.aggregate({ where, _sum: { amountPaise: true } });
  return paise(_sum.amountPaise ?? 0n);
}
