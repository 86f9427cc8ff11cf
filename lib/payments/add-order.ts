import "server-only";
import type { Customer } from "@/lib/auth/actor";
import { assertOwn } from "@/lib/auth/own";
import { db } from "@/lib/db";
import { changeOnce, earlierChange } from "@/lib/http/change-once";
import { AppError } from "@/lib/http/errors";
import { serve } from "@/lib/http/serve";
import { kick } from "@/lib/jobs/kick";
import { askFrom, type CheckoutRequest, wishFrom } from "@/lib/orders/ask";
import { addOrder } from "@/lib/orders/contract";
import { placeCashPurchase } from "@/lib/orders/purchases";
import { assertSame, repeatOfKey } from "@/lib/orders/repeat";
import { readStanding } from "@/lib/orders/standing";
import { paidPurchase } from "@/lib/payments/paid-purchase";
import { afterAsking } from "@/lib/payments/unpaid";

const addOrderService = serve(addOrder, async (actor, input) => {
  assertOwn(actor, input.user_id);
  const isCash = input.paymentoption === "Cash";
  const made = isCash ? await placement(actor, input) : await paidPurchase(actor, input.products);
  if (isCash) kick("mail");
  const orders = await placedOrders(made.id);
  return {
    ...orders,
    message: messageOf(made, orders.order_numbers, isCash),
    repeated: made.isRepeated,
  };
});

export { addOrderService as addOrder };

/** A purchase of this wish; `isRepeated` when an earlier request has made it. */
type Made = { id: string; isRepeated: boolean };

/** Places a cash order, or finds the one that an earlier request of the same wish has placed. */
async function placement(actor: Customer, input: CheckoutRequest): Promise<Made> {
  const earlier = earlierChange<Made>(actor);
  if (earlier) {
    const standing = await readStanding(db(), earlier.made.id);
    assertSame(standing, await askFrom(actor, input, "cash").catch(refused));
    return earlier.made;
  }
  const repeated = await repeatOfKey(db(), actor.userId, input.checkout_key);
  if (repeated) {
    // What stands is answered before anybody asks what it would cost today.
    assertSame(repeated, await askFrom(actor, input, "cash").catch(refused));
    return { id: repeated.id, isRepeated: true };
  }
  const wish = await wishFrom(actor, input, "cash");
  return afterAsking(wish, (asked) =>
    changeOnce(actor, (tx) => placeCashPurchase(tx, wish, asked)),
  );
}

/** What cannot be asked for any more is not compared with what stands. */
function refused(error: unknown): null {
  if (error instanceof AppError) return null;
  throw error;
}

async function placedOrders(purchaseId: string) {
  const orders = await db().order.findMany({
    where: { purchaseId },
    select: { id: true, number: true },
    orderBy: { number: "asc" },
  });
  return {
    purchase_id: purchaseId,
    order_ids: orders.map(({ id }) => id),
    order_numbers: orders.map(({ number }) => number),
  };
}

function messageOf({ isRepeated }: Made, numbers: readonly string[], isCash: boolean): string {
  if (isRepeated) return `Your order ${numbers.join(", ")} is placed already.`;
  return isCash ? "Order placed successfully via Cash!" : "Payment successful and order placed!";
}
