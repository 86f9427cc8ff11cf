import "server-only";
import { lockUser } from "@/lib/accounts/mapper";
import { AppError } from "@/lib/call/errors";
import { db, type Tx } from "@/lib/db";
import type { Customer } from "@/lib/identity/actor";
import type { Placed } from "@/lib/orders/purchase/purchases";
import { mergeLines } from "@/lib/orders/purchase/quote";
import { STANDING, standingOf } from "@/lib/orders/purchase/standing";
import { goodsOf } from "@/lib/orders/purchase/wish";

/** The older clients call addorder right after verifying their payment. */
const JUST_PAID_MS = 15 * 60_000;

type Products = { productid: string; quantity: number }[];

/**
 * The purchase whose payment has just been verified, for clients that call addorder after it: the newest
 * online purchase of exactly these products, placed within minutes and not canceled. `repeated` if it was
 * returned before.
 * @throws AppError conflict if there is none, or if a newer one awaits its payment.
 */
export async function paidPurchase({ userId }: Customer, products: Products): Promise<Placed> {
  return db().$transaction(async (tx) => {
    await lockUser(tx, userId);
    const newest = await newestOnline(tx, userId);
    const goods = goodsOf(mergeLines(products));
    if (!newest?.placedAt || newest.live.length === 0 || goodsOf(newest.lines) !== goods)
      throw notPaid();
    if (Date.now() - newest.placedAt.getTime() > JUST_PAID_MS) throw notPaid();
    const { id } = newest;
    const data = { toldAt: new Date() };
    const { count } = await tx.purchase.updateMany({ where: { id, toldAt: null }, data });
    return { purchase_id: id, order_numbers: newest.numbers, repeated: count === 0 };
  });
}

/** The newest by creation: one that awaits its payment hides older paid ones. */
async function newestOnline(tx: Tx, userId: string) {
  const row = await tx.purchase.findFirst({
    where: { userId, method: "online", state: { in: ["placed", "awaiting_payment"] } },
    orderBy: { createdAt: "desc" },
    select: STANDING,
  });
  return row && standingOf(row);
}

function notPaid(): AppError {
  return new AppError("conflict", "There is no verified payment for these products.");
}
