import "server-only";
import { AppError } from "@/lib/call/errors";
import { db } from "@/lib/db";
import { changeOnce, earlierChange } from "@/lib/http/idempotency/change-once";
import { serve } from "@/lib/http/serve";
import type { Customer } from "@/lib/identity/actor";
import { assertOwn } from "@/lib/identity/assert-own";
import { wake } from "@/lib/jobs/wake";
import * as contract from "@/lib/orders/contract";
import { askFrom, type CheckoutRequest, wishFrom } from "@/lib/orders/purchase/ask";
import { type Placed, placeCashPurchase, repeated } from "@/lib/orders/purchase/purchases";
import { assertSame, repeatOfKey } from "@/lib/orders/purchase/repeat";
import { readStanding } from "@/lib/orders/purchase/standing";
import { paidPurchase } from "@/lib/payments/paid-purchase";
import { afterAsking } from "@/lib/payments/reconciliation/unpaid";

export const addOrder = serve(contract.addOrder, async (actor, input) => {
  assertOwn(actor, input.user_id);
  const isCash = input.paymentoption === "Cash";
  const made = isCash ? await placement(actor, input) : await paidPurchase(actor, input.products);
  if (isCash) wake("mail");
  return { ...made, order_ids: await orderIds(made), message: messageOf(made, isCash) };
});

/** Places a cash order, or returns the one that an earlier identical request has placed. */
async function placement(actor: Customer, input: CheckoutRequest): Promise<Placed> {
  const earlier = earlierChange<Placed>(actor);
  if (earlier) {
    const standing = await readStanding(db(), earlier.made.purchase_id);
    assertSame(standing, await askFrom(actor, input, "cash").catch(refused));
    return earlier.made;
  }
  const standing = await repeatOfKey(db(), actor.userId, input.checkout_key);
  if (standing) {
    // An existing order is answered before the goods are priced again.
    assertSame(standing, await askFrom(actor, input, "cash").catch(refused));
    return repeated(standing);
  }
  const wish = await wishFrom(actor, input, "cash");
  return afterAsking(wish, (asked) =>
    changeOnce(actor, (tx) => placeCashPurchase(tx, wish, asked)),
  );
}

/** A checkout request that is no longer valid is not compared with the order. */
function refused(error: unknown): null {
  if (error instanceof AppError) return null;
  throw error;
}

async function orderIds({ purchase_id: purchaseId }: Placed): Promise<string[]> {
  const orderBy = { number: "asc" } as const;
  const orders = await db().order.findMany({
    where: { purchaseId },
    select: { id: true },
    orderBy,
  });
  return orders.map(({ id }) => id);
}

function messageOf({ repeated: isRepeated, order_numbers: numbers }: Placed, isCash: boolean) {
  if (isRepeated) return `Your order ${numbers.join(", ")} is placed already.`;
  return isCash ? "Order placed successfully via Cash!" : "Payment successful and order placed!";
}
