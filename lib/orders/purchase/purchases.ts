import "server-only";
import { lockUser } from "@/lib/accounts/mapper";
import { assertCash } from "@/lib/cash/service";
import type { Tx } from "@/lib/db";
import { assertOnline, readOnlineSettings } from "@/lib/online/service";
import { type Asked, assertAsked, assertNonePlaced } from "@/lib/orders/purchase/asked";
import { lockUnpaid, replace, type Unpaid } from "@/lib/orders/purchase/closing";
import { createPurchase, type Terms } from "@/lib/orders/purchase/creating";
import { assertRestThere, HOLD_MINUTES, heldPercent } from "@/lib/orders/purchase/holding";
import { placeOrders } from "@/lib/orders/purchase/placement";
import { assertSeen } from "@/lib/orders/purchase/quote";
import { type CartNow, newness, readCart } from "@/lib/orders/purchase/repeat";
import { alreadyOrdered, readStanding, type Standing } from "@/lib/orders/purchase/standing";
import { WHOLE } from "@/lib/orders/purchase/stock";
import { supplyColumns } from "@/lib/orders/purchase/supply";
import { type Wish, wishHash } from "@/lib/orders/purchase/wish";

/** An open purchase with less time left is not offered again: the payment would come too late. */
const MIN_LEFT_MS = 5 * 60 * 1000;

/** A placed purchase; `repeated` if an earlier request placed it. Survives JSON. */
export type Placed = { purchase_id: string; order_numbers: string[]; repeated: boolean };

/**
 * Freezes an online purchase and holds its stock, or returns the open one for an identical wish. Purchases
 * that it replaces are closed first; late money for them is refunded. One transaction. With `beside`, which writes what
 * belongs to a new purchase, nothing can be written in it afterwards.
 * @throws AppError online_limit, out_of_stock, price_changed, already_ordered, conflict; NotAsked; and as
 * `assertServed`.
 */
export async function openPurchase(
  tx: Tx,
  wish: Wish,
  asked: Asked,
  beside?: Terms["beside"],
): Promise<{ id: string; reservedUntil: Date }> {
  const { totalPaise, lines } = wish.quoted;
  assertSeen(totalPaise, wish.seenPaise);
  const [{ unpaid, cart }, settings] = await Promise.all([
    lockAndRead(tx, wish),
    readOnlineSettings(tx),
  ]);
  await assertNonePlaced(tx, asked);
  const hash = wishHash(wish, lines);
  const open = unpaid.find((purchase) => isOpen(purchase, hash));
  const wanted = await newness(tx, wish, cart);
  // No automatic second payment: the customer has to say that the same is wanted again.
  if (!wanted.isNew) throw alreadyOrdered(await readStanding(tx, wanted.purchaseId));
  const { cartVersion } = wanted;
  if (open?.reservedUntil) {
    await assertRestThere(tx, open.id);
    await tx.purchase.update({
      where: { id: open.id },
      data: { cartVersion, ...supplyColumns(wish.supply) },
      select: { id: true },
    });
    return { id: open.id, reservedUntil: open.reservedUntil };
  }
  assertOnline(settings, totalPaise);
  assertAsked(unpaid, asked);
  await replace(tx, unpaid, lines);
  const reservedUntil = new Date(Date.now() + HOLD_MINUTES * 60 * 1000);
  const percent = heldPercent(wish, settings);
  const terms = { hash, cartVersion, reservedUntil, feePaise: 0, percent, beside };
  return { id: await createPurchase(tx, wish, terms), reservedUntil };
}

/**
 * Places a cash purchase, or returns the one that this wish has already made. Online purchases that it
 * replaces are closed; late money for them is refunded. One transaction.
 * @throws AppError out_of_stock, price_changed, cash_limit, already_ordered, conflict; NotAsked; and as
 * `assertServed`.
 */
export async function placeCashPurchase(tx: Tx, wish: Wish, asked: Asked): Promise<Placed> {
  const { unpaid, cart } = await lockAndRead(tx, wish);
  await assertNonePlaced(tx, asked);
  const wanted = await newness(tx, wish, cart);
  if (!wanted.isNew) return repeated(await readStanding(tx, wanted.purchaseId));
  const { lines, totalPaise } = wish.quoted;
  const { feePaise } = await assertCash(tx, { ...wish, totalPaise, lines });
  assertSeen(totalPaise + feePaise, wish.seenPaise);
  assertAsked(unpaid, asked);
  await replace(tx, unpaid, lines);
  const { cartVersion } = wanted;
  const hash = wishHash(wish, lines);
  const terms = { hash, cartVersion, reservedUntil: null, feePaise, percent: WHOLE };
  const id = await createPurchase(tx, wish, terms);
  return { purchase_id: id, order_numbers: await placeOrders(tx, id), repeated: false };
}

/** Locks the person, then the unpaid purchases in the way of this wish; then reads the cart. One round trip. */
async function lockAndRead(tx: Tx, wish: Wish): Promise<{ unpaid: Unpaid[]; cart: CartNow }> {
  const { userId } = wish;
  const [, unpaid, cart] = await Promise.all([
    lockUser(tx, userId),
    lockUnpaid(tx, userId, wish),
    readCart(tx, wish),
  ]);
  return { unpaid, cart };
}

/** The answer for a wish that has already made this purchase. */
export function repeated({ id, numbers }: Standing): Placed {
  return { purchase_id: id, order_numbers: numbers, repeated: true };
}

/** Whether it is an open purchase of the same wish with enough time left to pay. */
function isOpen({ state, wishHash: hash, reservedUntil }: Unpaid, wanted: string): boolean {
  if (state !== "awaiting_payment" || hash !== wanted) return false;
  return reservedUntil !== null && reservedUntil.getTime() - Date.now() > MIN_LEFT_MS;
}
