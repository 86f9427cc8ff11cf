import "server-only";
import { randomUUID } from "node:crypto";
import type { Cart } from "@/lib/cart/contract";
import { cartTotals } from "@/lib/cart/rules";
import { cashOfToday } from "@/lib/cash/person-day";
import { cashProblem } from "@/lib/cash/rules";
import { readCashSettings } from "@/lib/cash/service";
import { db, type Prisma, type Tx } from "@/lib/db";
import { paise } from "@/lib/money";
import { onlineProblemNow } from "@/lib/online/service";

/** A customer has one cart. A guest's is identified by its id; null until the first product is added. */
export type CartOwner =
  | { kind: "customer"; userId: string }
  | { kind: "guest"; cartId: string | null };

/**
 * Locks the owner's cart for a change of its lines until the transaction ends, gives it a new version and
 * returns its id. Creates the cart if it does not exist, or if the guest's cart was merged or cleaned up.
 */
export async function lockCart(tx: Tx, owner: CartOwner): Promise<string> {
  const select = { id: true };
  if (owner.kind === "customer") {
    const { userId } = owner;
    const cart = await tx.cart.upsert({
      where: { userId },
      create: { userId },
      update: nextVersion(),
      select,
    });
    return cart.id;
  }
  if (owner.cartId && (await touchGuestCart(tx, owner.cartId))) return owner.cartId;
  const cart = await tx.cart.create({ data: {}, select });
  return cart.id;
}

/** Whether a change would create a row: a guest's cart that does not exist yet or any more. */
export async function isNewGuestCart(owner: CartOwner): Promise<boolean> {
  if (owner.kind === "customer") return false;
  if (owner.cartId === null) return true;
  const where = { id: owner.cartId, userId: null };
  return (await db().cart.findFirst({ where, select: { id: true } })) === null;
}

/** The update takes the lock. A cart that belongs to a customer is no guest's, whatever a seal says. */
async function touchGuestCart(tx: Tx, id: string): Promise<boolean> {
  const { count } = await tx.cart.updateMany({ where: { id, userId: null }, data: nextVersion() });
  return count > 0;
}

function nextVersion() {
  return { updatedAt: new Date(), version: randomUUID() };
}

/** The whole cart at current prices. */
export async function readCart(tx: Tx, owner: CartOwner): Promise<Cart> {
  const held = await heldUnits(tx, owner);
  const cart = await tx.cart.findFirst({ where: cartOf(owner), select: CART_COLUMNS });
  const lines = cart?.lines ?? [];
  const cart_items = lines.map(({ quantity, seenPaise, product }) => ({
    productid: product.id,
    slug: product.slug,
    product_name: product.name,
    product_model: product.model,
    summary: product.summary,
    image_base: product.images[0]?.base ?? null,
    quantity,
    price: paise(product.pricePaise),
    seen_price: paise(seenPaise),
    available: product.quantity + (held.get(product.id) ?? 0),
    is_listed: product.isListed,
    gst_rate_bp: product.gstRateBp,
  }));
  const { total } = cartTotals(cart_items);
  const products = lines.map(({ product }) => product);
  const version = cart?.version ?? null;
  const cash = await cashOf(tx, owner, total, products);
  return { version, cart_items, total, cash, online: await onlineOf(tx, total, lines.length) };
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

function cartOf(owner: CartOwner): Prisma.CartWhereInput {
  if (owner.kind === "customer") return { userId: owner.userId };
  return owner.cartId ? { id: owner.cartId, userId: null } : { id: { in: [] } };
}

async function cashOf(tx: Tx, owner: CartOwner, totalPaise: number, lines: readonly ProductRow[]) {
  const settings = await readCashSettings(tx);
  const fee = settings.fee;
  // An empty cart has no problem with payment.
  if (lines.length === 0) return { problem: null, fee };
  const payer = owner.kind === "customer" ? await payerOf(tx, owner.userId) : {};
  return { problem: cashProblem({ totalPaise, lines, settings, ...payer }), fee };
}

async function payerOf(tx: Tx, userId: string) {
  const select = { phone: true, emailVerifiedAt: true } as const;
  const user = await tx.user.findUniqueOrThrow({ where: { id: userId }, select });
  const dayPaise = await cashOfToday(tx, { userId, phone: user.phone });
  return { dayPaise, isVerified: user.emailVerifiedAt !== null };
}

async function onlineOf(tx: Tx, totalPaise: number, lines: number) {
  return { problem: lines > 0 ? await onlineProblemNow(tx, totalPaise) : null };
}

const PRODUCT_COLUMNS = {
  id: true,
  slug: true,
  name: true,
  model: true,
  summary: true,
  pricePaise: true,
  quantity: true,
  isListed: true,
  cashAllowed: true,
  gstRateBp: true,
  images: { select: { base: true }, orderBy: { position: "asc" }, take: 1 },
} as const satisfies Prisma.ProductSelect;

const CART_COLUMNS = {
  version: true,
  lines: {
    orderBy: [{ createdAt: "asc" }, { productId: "asc" }],
    select: { quantity: true, seenPaise: true, product: { select: PRODUCT_COLUMNS } },
  },
} as const satisfies Prisma.CartSelect;

type ProductRow = Prisma.ProductGetPayload<{ select: typeof PRODUCT_COLUMNS }>;
