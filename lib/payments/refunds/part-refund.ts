import "server-only";
import type { z } from "zod";
import { audit } from "@/lib/audit/record";
import { AppError } from "@/lib/call/errors";
import type { Tx } from "@/lib/db";
import { changeOnce } from "@/lib/http/idempotency/change-once";
import { serve } from "@/lib/http/serve";
import type { Admin } from "@/lib/identity/actor";
import { wake } from "@/lib/jobs/wake";
import { partRefundMail } from "@/lib/mail/letters/refunds";
import { queueLetter } from "@/lib/mail/queue-letter";
import { formatPaise } from "@/lib/money";
import { assertNotCanceled } from "@/lib/orders/changes";
import { type ChangedOrder, factsOf, lockOrder } from "@/lib/orders/locked-order";
import { readAdminOrder } from "@/lib/orders/mapper";
import { creditRefund } from "@/lib/orders/papers/credit";
import * as contract from "@/lib/orders/refund/contract";
import { goodsChoices, unitWords } from "@/lib/orders/refund/rules";
import { giveUpUnits } from "@/lib/orders/returns";
import { statusLabel } from "@/lib/orders/status/order-status";
import { queuePartRefund, refundableOf } from "@/lib/payments/refunds/queue";

type Part = z.output<typeof contract.refundOrder.input>;

export const refundOrder = serve(contract.refundOrder, async (actor, input) => {
  const { way } = await changeOnce(actor, (tx) => refundPart(tx, actor, input));
  wake("refunds");
  wake("papers");
  wake("mail");
  const message = MESSAGES[way](formatPaise(input.amount));
  return { message, order: await readAdminOrder(input.id) };
});

const MESSAGES = {
  payment: (amount: string) => `${amount} goes back the way it was paid.`,
  transfer: (amount: string) => `Recorded. Please send ${amount} by bank transfer.`,
  not_collected: (amount: string) => `Recorded. ${amount} less is due in cash.`,
};

/** Refunds a part of an order in one transaction: money, units, event, audit entry, mail, and credit note or refund voucher. */
async function refundPart(tx: Tx, { userId }: Admin, part: Part) {
  const order = await lockOrder(tx, { id: part.id });
  assertNotCanceled(order);
  assertAmount(part, await refundableOf(tx, order), order.purchase.paidBy !== null);
  assertUnits(part, order);
  const { amount: amountPaise, units, goods, reason } = part;
  const who = { by: "admin", byId: userId } as const;
  const way = await queuePartRefund(tx, order, { amountPaise, note: reason, byId: userId });
  await giveUpUnits(tx, order, { units, goods, who, note: reason });
  await tx.orderEvent.create({
    data: {
      ...{ orderId: order.id, kind: "refund", ...who },
      note: `${formatPaise(amountPaise)}: ${reason}`,
    },
    select: { id: true },
  });
  await audit(tx, {
    ...{ ...who, action: "order.part-refunded", subject: order.id },
    detail: { amountPaise, units, goods, way },
  });
  const facts = { ...factsOf(order), amountPaise, way, reason, units, goods };
  await queueLetter(tx, { to: order.user.email }, partRefundMail, facts);
  const returned = goods === "stays" ? 0 : units;
  await creditRefund(tx, order.id, {
    reason: returned > 0 ? "Goods returned" : "Price reduced after the sale",
    part: { totalPaise: amountPaise, quantity: returned },
  });
  return { way };
}

/** The provider refunds no less than this, so no smaller rest may be left either. */
const SMALLEST_PAISE = 1_00;

/**
 * @throws AppError conflict when the amount left differs from the one on the screen; invalid_input for more
 * than is left, and online for an amount that the provider cannot refund.
 */
function assertAmount({ amount, expected_left: seen }: Part, left: number, isOnline: boolean) {
  if (seen !== undefined && seen !== left) {
    const message = `Something has gone back meanwhile: ${formatPaise(left)} of this order can still go back. Please check and try again.`;
    throw new AppError("conflict", message);
  }
  if (amount <= left) {
    const rest = left - amount;
    if (!isOnline || (amount >= SMALLEST_PAISE && (rest === 0 || rest >= SMALLEST_PAISE))) return;
    throw wrong("amount", "Razorpay refunds at least ₹1: leave ₹1 or more, or refund all of it.");
  }
  const message =
    left === 0
      ? "All of this order's money has gone back already."
      : `At most ${formatPaise(left)} can go back.`;
  throw wrong("amount", message);
}

/** @throws AppError invalid_input. */
function assertUnits({ units, goods }: Part, order: ChangedOrder): void {
  const { status, unitsOut, unitsComing, line } = order;
  if (goods === "stays") {
    if (units > line.quantity) throw wrong("units", `The order has ${unitWords(line.quantity)}.`);
    return;
  }
  if (!goodsChoices(status).includes(goods)) {
    const message = `The order is ${statusLabel(status)}: its units have not left yet.`;
    throw wrong("goods", message);
  }
  if (units === 0) throw wrong("units", "Enter how many units it is for.");
  const there = unitsOut - unitsComing;
  if (units > there) throw wrong("units", `At most ${unitWords(there)} can come back.`);
}

function wrong(field: string, message: string): AppError {
  return new AppError("invalid_input", message, { fields: { [field]: [message] } });
}
