import "server-only";
import { newId } from "@/lib/bulk";
import { type CartLineRow, type CartOwner, type CartRow, readCartRow } from "@/lib/cart/cart-row";
import type { Cart, CartItem } from "@/lib/cart/contract";
import { cartTotals } from "@/lib/cart/rules";
import { cashProblem } from "@/lib/cash/rules";
import { db, Prisma, type Tx } from "@/lib/db";
import { paise } from "@/lib/money";
import { onlineProblem } from "@/lib/online/rules";
import { rows } from "@/lib/sql";

/**
 * Locks the owner's cart for a change of its lines until the transaction ends, gives it a new version and
 * returns its id. Creates the cart if it does not exist, or if the guest's cart was merged or cleaned up.
 */
export async function lockCart(tx: Tx, owner: CartOwner): Promise<string> {
  const { kind } = owner;
  const [kept] =
    kind === "customer"
      ? await rows<{ id: string }>(tx, customerCart(owner.userId))
      : await rows<{ id: string }>(tx, guestCart(owner.cartId));
  if (kept) return kept.id;
  const [cart] = await rows<{ id: string }>(
    tx,
    Prisma.sql`INSERT INTO "Cart" (id, "updatedAt") VALUES (${newId()}::uuid, clock_timestamp()) RETURNING id`,
  );
  if (!cart) throw new Error("A cart was inserted and did not come.");
  return cart.id;
}

/** Whether a change would create a row: a guest's cart that does not exist yet or any more. */
export async function isNewGuestCart(owner: CartOwner): Promise<boolean> {
  if (owner.kind === "customer") return false;
  if (owner.cartId === null) return true;
  const where = { id: owner.cartId, userId: null };
  return (await db().cart.findFirst({ where, select: { id: true } })) === null;
}

/** The write takes the lock. */
function customerCart(userId: string): Prisma.Sql {
  return Prisma.sql`
    INSERT INTO "Cart" AS c (id, "userId", "updatedAt") VALUES (${newId()}::uuid, ${userId}::uuid, clock_timestamp())
    ON CONFLICT ("userId") DO UPDATE SET version = gen_random_uuid(), "updatedAt" = clock_timestamp() RETURNING c.id`;
}

/** The write takes the lock. A cart that belongs to a customer is no guest's, whatever a seal says. */
function guestCart(cartId: string | null): Prisma.Sql {
  return Prisma.sql`
    UPDATE "Cart" SET version = gen_random_uuid(), "updatedAt" = clock_timestamp()
    WHERE id = ${cartId}::uuid AND "userId" IS NULL RETURNING id`;
}

/** The whole cart at current prices. */
export async function readCart(tx: Tx, owner: CartOwner): Promise<Cart> {
  const { version, lines, ...terms } = await readCartRow(tx, owner);
  const cart_items = lines.map(itemFromRow);
  const { total } = cartTotals(cart_items);
  const cash = cashOf(terms, { total, lines });
  const online = { problem: lines.length > 0 ? onlineProblem(total, terms.online) : null };
  return { version, cart_items, total, cash, online };
}

function itemFromRow(line: CartLineRow): CartItem {
  return {
    productid: line.id,
    slug: line.slug,
    product_name: line.name,
    product_model: line.model,
    summary: line.summary,
    image_base: line.imageBase,
    quantity: line.quantity,
    price: paise(BigInt(line.pricePaise)),
    seen_price: paise(BigInt(line.seenPaise)),
    available: line.stock + line.held,
    is_listed: line.isListed,
    gst_rate_bp: line.gstRateBp,
  };
}

type Terms = Pick<CartRow, "cash" | "payer">;

function cashOf({ cash: settings, payer }: Terms, cart: { total: number; lines: CartLineRow[] }) {
  const { fee } = settings;
  const { total: totalPaise, lines } = cart;
  // An empty cart has no problem with payment.
  if (lines.length === 0) return { problem: null, fee };
  return { problem: cashProblem({ totalPaise, lines, settings, ...payer }), fee };
}

/**
 * Units held by the person's own unpaid purchase. They are out of stock for others, but this person can buy
 * them: after closing the payment window on the last unit they must be able to pay again.
 */
export async function heldUnits(tx: Tx, owner: CartOwner): Promise<ReadonlyMap<string, number>> {
  if (owner.kind === "guest") return new Map();
  const { userId } = owner;
  const lines = await tx.purchaseLine.findMany({
    where: { purchase: { userId, state: "awaiting_payment", stockHeld: true } },
    select: { productId: true, heldUnits: true },
  });
  return new Map(lines.map(({ productId, heldUnits }) => [productId, heldUnits]));
}
