import "server-only";
import type { z } from "zod";
import { audit } from "@/lib/audit/record";
import { AppError } from "@/lib/call/errors";
import { CASH_LIMIT_PAISE } from "@/lib/cash/limit";
import { cashTakenOn, lockPayer } from "@/lib/cash/person-day";
import { mayPayCash } from "@/lib/cash/rules";
import { dayCode, dayOf } from "@/lib/dates";
import type { Tx } from "@/lib/db";
import { changeOnce } from "@/lib/http/idempotency/change-once";
import { serve } from "@/lib/http/serve";
import type { Admin } from "@/lib/identity/actor";
import { formatPaise, paise } from "@/lib/money";
import { cashDue } from "@/lib/orders/cash/cash-orders";
import * as contract from "@/lib/orders/cash/contract";
import { dayWords } from "@/lib/orders/cash/rules";
import { assertNotCanceled } from "@/lib/orders/changes";
import { type ChangedOrder, lockOrder } from "@/lib/orders/locked-order";
import { readAdminOrder } from "@/lib/orders/mapper";

export const recordCash = serve(contract.recordCash, async (actor, input) => {
  await changeOnce(actor, (tx) => record(tx, actor, input));
  const message = `${formatPaise(input.amount)} recorded as received.`;
  return { message, order: await readAdminOrder(input.id) };
});

type Taken = z.output<typeof contract.recordCash.input>;

/**
 * Section 269ST of the Income-tax Act limits cash received from one person in a day, so the day's receipts
 * are added up.
 */
async function record(tx: Tx, { userId: byId }: Admin, taken: Taken): Promise<void> {
  const order = await lockOrder(tx, { id: taken.id });
  const day = taken.received_on ?? dayCode(new Date());
  assertNotCanceled(order);
  if (order.cash === null) throw new AppError("conflict", "This order was paid online.");
  assertDay(order, day);
  if (await isRecorded(tx, order.id, { amount: taken.amount, day })) return;
  const duePaise = cashDue(order);
  if (taken.amount !== duePaise && !taken.note) throw noteMissing(duePaise);
  if (!taken.over_limit) await assertLawful(tx, order, { amount: taken.amount, day });
  const receipt = { duePaise, receivedPaise: taken.amount, day: new Date(day) };
  const note = taken.note || null;
  await tx.cashReceipt.create({
    data: { orderId: order.id, ...receipt, note, byId },
    select: { orderId: true },
  });
  const data = { cash: "received" } as const;
  await tx.order.update({ where: { id: order.id }, data, select: { id: true } });
  const after = { receivedPaise: taken.amount, duePaise, day, overLimit: taken.over_limit };
  const action = "cash.received";
  await audit(tx, {
    by: "admin",
    byId,
    action,
    subject: order.id,
    detail: { before: null, after },
  });
}

function assertDay({ placedAt }: ChangedOrder, day: string): void {
  const isPast = day <= dayCode(new Date());
  if (isPast && day >= dayCode(placedAt)) return;
  const words = isPast
    ? "The order was placed later than that."
    : "Enter a day that has come already.";
  throw new AppError("invalid_input", words, { fields: { received_on: [words] } });
}

/**
 * Whether an identical request has already recorded the cash.
 * @throws AppError conflict for another receipt.
 */
async function isRecorded(
  tx: Tx,
  orderId: string,
  { amount, day }: { amount: number; day: string },
): Promise<boolean> {
  const known = await tx.cashReceipt.findUnique({ where: { orderId } });
  if (!known) return false;
  const knownDay = dayOf(known.day);
  if (paise(known.receivedPaise) === amount && knownDay === day) return true;
  const earlier = `${formatPaise(paise(known.receivedPaise))} received on ${dayWords(knownDay)}`;
  const words = `${earlier} is recorded already. If that is wrong, take it back first.`;
  throw new AppError("conflict", words);
}

function noteMissing(duePaise: number): AppError {
  const words = `${formatPaise(duePaise)} is due. Say why another amount was taken.`;
  return new AppError("invalid_input", words, { fields: { note: [words] } });
}

/** @throws AppError cash_limit if the person's sum of the day reaches the legal limit. */
async function assertLawful(
  tx: Tx,
  { user, purchase }: ChangedOrder,
  { amount, day }: { amount: number; day: string },
): Promise<void> {
  const payer = { userId: user.id, phone: purchase.phone };
  await lockPayer(tx, payer);
  const sum = (await cashTakenOn(tx, day, payer)) + amount;
  if (mayPayCash(sum)) return;
  const words = `With this, ${formatPaise(sum)} was taken in cash from this customer on ${dayWords(day)}. The law (section 269ST) allows less than ${formatPaise(CASH_LIMIT_PAISE)} from one person in a day: hand it back and ask for UPI or a card.`;
  throw new AppError("cash_limit", words);
}
