import "server-only";
import { AppError } from "@/lib/call/errors";
import { Prisma, type Tx } from "@/lib/db";
import {
  alreadyOrdered,
  keyIsSpent,
  SEND_ANOTHER_KEY,
  STANDING,
  type Standing,
  standingOf,
} from "@/lib/orders/purchase/standing";
import { type Ask, goodsOf, isSameWish } from "@/lib/orders/purchase/wish";
import { rows } from "@/lib/sql";

/** A client without a cart that sends the same order within this time repeats itself. */
const REPEAT_MS = 30 * 60_000;
/**
 * If placing took the lines out of the cart, the same order is a repeat for as long as an Idempotency-Key
 * lasts.
 */
const TAKEN_MS = 24 * 60 * 60_000;

/** A new wish with the cart version that it buys, or the purchase that it has already made. */
export type Newness =
  | { isNew: true; cartVersion: string | null }
  | { isNew: false; purchaseId: string };

/**
 * Whether a wish is new: the only definition of a repeat. Call it, and `readCart` before it, with the person
 * and their unpaid purchases locked, so that nothing else of theirs is placed at the same time.
 *
 * 1. The same `checkoutKey` is the same wish.
 * 2. A version of the cart, if the client names it, is bought once.
 * 3. Another key of a program is another wish.
 * 4. Without either, the cart decides: lines in it are new, lines that placing has removed are a repeat.
 * 5. For a client without a cart, an equal purchase of the last half hour is the repeat.
 *
 * @throws AppError already_ordered if a similar but different order exists; conflict for a used key, and for
 * a cart that has changed.
 */
export async function newness(tx: Tx, ask: Ask, cart: CartNow): Promise<Newness> {
  const keyed = await repeatOfKey(tx, ask.userId, ask.checkoutKey);
  if (keyed) {
    assertSame(keyed, ask);
    return { isNew: false, purchaseId: keyed.id };
  }
  if (ask.isAgain) return { isNew: true, cartVersion: ask.cartVersion ?? null };
  const { version, updatedAt, holds, isLate } = cart;
  if (ask.cartVersion) return ofVersion(tx, ask, holds && version === ask.cartVersion);
  if (ask.isKeyed || holds) return { isNew: true, cartVersion: holds ? version : null };
  const purchaseId = isLate ? await placedLately(tx, ask, updatedAt ?? undefined) : null;
  return purchaseId ? { isNew: false, purchaseId } : { isNew: true, cartVersion: null };
}

/** The purchase that a person has made with a key, or null. */
export async function repeatOfKey(
  tx: Tx,
  userId: string,
  checkoutKey: string | undefined,
): Promise<Standing | null> {
  if (!checkoutKey) return null;
  const row = await tx.purchase.findFirst({ where: { userId, checkoutKey }, select: STANDING });
  return row && standingOf(row);
}

/**
 * Accepts a wish whose key has made this purchase. Null is a wish that is no longer valid, for example
 * because its address was deleted; it is accepted too.
 * @throws AppError already_ordered for another wish; conflict if the orders of the purchase were canceled.
 */
export function assertSame(standing: Standing, ask: Ask | null): void {
  if (standing.live.length === 0) throw keyIsSpent(standing);
  if (ask && !isSameWish(ask, standing)) throw alreadyOrdered(standing, SEND_ANOTHER_KEY);
}

/** @throws AppError unless the cart is still as the customer saw it. */
async function ofVersion(tx: Tx, ask: Ask, isCurrent: boolean): Promise<Newness> {
  const { userId, cartVersion = null } = ask;
  if (isCurrent) return { isNew: true, cartVersion };
  const placed = await tx.purchase.findFirst({
    where: { userId, cartVersion, state: "placed" },
    orderBy: { placedAt: "desc" },
    select: STANDING,
  });
  const standing = placed && standingOf(placed);
  if (standing && standing.live.length > 0) throw alreadyOrdered(standing);
  throw new AppError("conflict", CART_CHANGED);
}

/**
 * The recent purchase of the same wish, with live orders, that this one repeats. If placing it was the
 * cart's last change, it counts as recent for a day.
 * @throws AppError already_ordered if the same goods were ordered with another payment method, or were taken
 * out of the cart for another address.
 */
async function placedLately(tx: Tx, ask: Ask, cartAt: Date | undefined): Promise<string | null> {
  const takenAt = cartAt && isWithin(cartAt, TAKEN_MS) ? [{ placedAt: cartAt }] : [];
  const ids = ask.goods.map(({ productId }) => productId);
  const rows = await tx.purchase.findMany({
    where: {
      ...{ userId: ask.userId, state: "placed" },
      OR: [{ placedAt: { gt: new Date(Date.now() - REPEAT_MS) } }, ...takenAt],
      lines: { every: { productId: { in: ids } } },
    },
    orderBy: { placedAt: "desc" },
    select: STANDING,
  });
  const standing = rows
    .map(standingOf)
    .filter(({ live, lines }) => live.length > 0 && goodsOf(lines) === goodsOf(ask.goods));
  const equal = standing.find((row) => isSameWish(ask, row));
  if (equal) return equal.id;
  const isTaken = ({ placedAt }: Standing) => placedAt?.getTime() === cartAt?.getTime();
  const other = standing.find((row) => row.method !== ask.method || isTaken(row));
  if (other) throw alreadyOrdered(other);
  return null;
}

/** A person's cart, compared with what they ask for. */
export type CartNow = {
  version: string | null;
  updatedAt: Date | null;
  /** Whether every requested line is in it. */
  holds: boolean;
  /** Whether any of the goods was ordered recently: then the purchases are checked. */
  isLate: boolean;
};

/** Reads the cart and compares it with the goods, in one query: every checkout runs it. */
export async function readCart(tx: Tx, { userId, goods }: Ask): Promise<CartNow> {
  const ids = goods.map(({ productId }) => productId);
  const units = goods.map(({ quantity }) => quantity);
  const [first] = goods;
  const since = new Date(Date.now() - TAKEN_MS);
  const [row] = await rows<CartNow>(
    tx,
    Prisma.sql`
      SELECT c.version::text, c."updatedAt",
        NOT EXISTS (SELECT 1 FROM unnest(${ids}::uuid[], ${units}::int[]) AS want ("productId", quantity)
          WHERE NOT EXISTS (SELECT 1 FROM "CartLine" l WHERE l."cartId" = c.id
            AND l."productId" = want."productId" AND l.quantity >= want.quantity)) AS holds,
        EXISTS (SELECT 1 FROM "Purchase" p JOIN "PurchaseLine" l ON l."purchaseId" = p.id
          WHERE p."userId" = ${userId}::uuid AND p.state = 'placed' AND p."placedAt" > ${since}
            AND l."productId" = ${first?.productId ?? null}::uuid AND l.quantity = ${first?.quantity ?? 0}::int) AS "isLate"
      FROM (SELECT 1) AS one LEFT JOIN "Cart" c ON c."userId" = ${userId}::uuid`,
  );
  if (!row) throw new Error("A row was selected and did not come.");
  return row;
}

function isWithin(at: Date, ms: number): boolean {
  return Date.now() - at.getTime() < ms;
}

const CART_CHANGED =
  "Your cart has changed in another window or on another device. Please check it and try again.";
