import "server-only";
import { makeAccount } from "@/lib/accounts/account-for";
import { keepFirstPhone } from "@/lib/accounts/first-phone";
import { lockUser } from "@/lib/accounts/mapper";
import { addressLine } from "@/lib/accounts/rules";
import { audit } from "@/lib/audit/record";
import { AppError } from "@/lib/call/errors";
import { db, type Tx } from "@/lib/db";
import { changeOnce, earlierChange } from "@/lib/http/idempotency/change-once";
import { serve } from "@/lib/http/serve";
import type { Admin } from "@/lib/identity/actor";
import { wake } from "@/lib/jobs/wake";
import { paymentLinkMail } from "@/lib/mail/letters/payment-link";
import { queueLetter } from "@/lib/mail/queue-letter";
import { formatPaise, paise } from "@/lib/money";
import * as contract from "@/lib/orders/office/contract";
import { keepFirstAddress } from "@/lib/orders/office/delivery";
import { buyerOf, type OfficeInput, officeWish } from "@/lib/orders/office/office-wish";
import type { Asked } from "@/lib/orders/purchase/asked";
import { openPurchase, placeCashPurchase } from "@/lib/orders/purchase/purchases";
import type { Wish } from "@/lib/orders/purchase/wish";
import { afterAsking } from "@/lib/payments/reconciliation/unpaid";

/** A customer on the phone needs time to find the mail and the means to pay. */
const HOLD_MS = 24 * 60 * 60 * 1000;

type Made = { userId: string; purchaseId: string };

export const enterOrder = serve(contract.enterOrder, async (actor, input) => {
  const made = earlierChange<Made>(actor)?.made ?? (await entered(actor, input));
  wake("mail");
  return answerOf(made);
});

async function entered(actor: Admin, input: OfficeInput): Promise<Made> {
  const buyer = await buyerOf(input);
  const wish = await officeWish(actor, buyer, input);
  return afterAsking(wish, (asked) =>
    changeOnce(actor, async (tx) => {
      if (buyer.passwordHash) await makeAccount(tx, actor, buyer, buyer.passwordHash);
      await lockUser(tx, wish.userId);
      await keepFirstPhone(tx, wish, { by: "admin", byId: actor.userId });
      if (input.address) await keepFirstAddress(tx, wish.userId, input.address);
      const made = { userId: wish.userId, purchaseId: await purchase(tx, wish, asked) };
      await recordEntry(tx, actor, made);
      return made;
    }),
  ).catch(rewordForOffice);
}

/** Rewords an error written for the customer so that the administrator understands it. */
function rewordForOffice(error: unknown): never {
  const isForCustomer =
    error instanceof AppError && /^(already_ordered|conflict)$/.test(error.code);
  if (!isForCustomer) throw error;
  const { message, more } = error;
  throw error.reworded(`Nothing was entered. To the customer we say: “${message}”`, { more });
}

/** Creates the purchase and returns its id: placed for cash, else open for a day. */
async function purchase(tx: Tx, wish: Wish, asked: Asked): Promise<string> {
  if (wish.method === "cash") return (await placeCashPurchase(tx, wish, asked)).purchase_id;
  const { id } = await openPurchase(tx, wish, asked);
  const until = new Date(Date.now() + HOLD_MS);
  const data = { reservedUntil: until, enteredById: wish.enteredById ?? null };
  await tx.purchase.update({ where: { id }, data, select: { id: true } });
  const { name, email, quoted, address } = wish;
  await queueLetter(tx, { to: email, dedupeKey: `payment-link:${id}` }, paymentLinkMail, {
    ...{ name, ...quoted, until, path: pathOf(id) },
    deliveryAddress: addressLine(address),
  });
  return id;
}

async function recordEntry(tx: Tx, { userId: byId }: Admin, { purchaseId, userId }: Made) {
  const { method, totalPaise, orders } = await tx.purchase.findUniqueOrThrow({
    where: { id: purchaseId },
    select: {
      method: true,
      totalPaise: true,
      orders: { select: { number: true }, orderBy: { number: "asc" } },
    },
  });
  const numbers = orders.map(({ number }) => number);
  const after = { purchase: purchaseId, method, totalPaise: paise(totalPaise), orders: numbers };
  const detail = { before: null, after };
  await audit(tx, { by: "admin", byId, action: "order.entered", subject: userId, detail });
}

async function answerOf({ userId, purchaseId }: Made) {
  const purchase = await db().purchase.findUniqueOrThrow({
    where: { id: purchaseId },
    select: {
      method: true,
      totalPaise: true,
      reservedUntil: true,
      user: { select: { email: true } },
      orders: { select: { id: true, number: true }, orderBy: { number: "asc" } },
    },
  });
  const { method, reservedUntil, orders, user } = purchase;
  const total = paise(purchase.totalPaise);
  const numbers = orders.map(({ number }) => number);
  const isCash = method === "cash";
  return {
    message: isCash
      ? `Placed ${numbers.join(", ")}. The confirmation goes to ${user.email}.`
      : `The way to pay ${formatPaise(total)} goes to ${user.email}.`,
    ...{ user_id: userId, purchase_id: purchaseId, total },
    order_ids: orders.map(({ id }) => id),
    order_numbers: numbers,
    payment_path: isCash ? null : pathOf(purchaseId),
    reserved_until: isCash ? null : reservedUntil,
  };
}

function pathOf(purchaseId: string): string {
  return `/checkout/${purchaseId}`;
}
