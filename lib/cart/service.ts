import "server-only";
import { AppError } from "@/lib/call/errors";
import * as contract from "@/lib/cart/contract";
import { type Cart, MAX_LINES, MAX_UNITS } from "@/lib/cart/contract";
import { type CartOwner, heldUnits, isNewGuestCart, lockCart, readCart } from "@/lib/cart/mapper";
import { cartOwner } from "@/lib/cart/owner";
import { db, type Tx } from "@/lib/db";
import { serve } from "@/lib/http/serve";
import type { Actor } from "@/lib/identity/actor";
import { sealGuestCart } from "@/lib/identity/guest-cart";
import { limit } from "@/lib/limits/limits";
import { paise } from "@/lib/money";
import { isUuid } from "@/lib/uuid";

export const getCart = serve(contract.getCart, async (actor, input) =>
  readCart(db(), await cartOwner(actor, input)),
);

export const addToCart = serve(contract.addToCart, async (actor, input) => {
  const cart = await changeLine(actor, input, addOne);
  return { ...cart, message: "Added to Cart" };
});

export const increaseQuantity = serve(contract.increaseQuantity, async (actor, input) => {
  const cart = await changeLine(actor, input, async (tx, line) => {
    await requireLine(tx, line);
    await addOne(tx, line);
  });
  return { ...cart, message: "Quantity increased." };
});

export const decreaseQuantity = serve(contract.decreaseQuantity, async (actor, input) => {
  const cart = await changeLine(actor, input, async (tx, line) => {
    const quantity = await requireLine(tx, line);
    if (quantity <= 1) return removeLine(tx, line);
    await tx.cartLine.updateMany({
      where: { cartId: line.cartId, productId: line.product.id },
      data: { quantity: { decrement: 1 } },
    });
  });
  return { ...cart, message: "Quantity decreased." };
});

export const removeFromCart = serve(contract.removeFromCart, async (actor, input) => {
  const cart = await changeLine(actor, input, async (tx, line) => {
    await requireLine(tx, line);
    await removeLine(tx, line);
  });
  return { ...cart, message: "Product removed from cart successfully!" };
});

/**
 * Removes bought units from the cart; units added since then stay. Sets a new version and `placedAt` as last
 * change; a cart without any of the products is left alone.
 */
export async function takeFromCart(
  tx: Tx,
  { userId, lines: bought }: { userId: string; lines: readonly Bought[] },
  placedAt: Date,
): Promise<void> {
  const ids = bought.map(({ productId }) => productId);
  const quantities = bought.map(({ quantity }) => quantity);
  // A separate statement, so that the next one sees the lines as the last holder of the lock left them.
  const [cart] = await tx.$queryRaw<{ id: string }[]>`
    SELECT id FROM "Cart" WHERE "userId" = ${userId}::uuid FOR UPDATE`;
  if (!cart) return;
  await tx.$executeRaw`
    WITH bought AS (SELECT * FROM unnest(${ids}::uuid[], ${quantities}::int[]) AS b ("productId", quantity)),
    gone AS (
      DELETE FROM "CartLine" l USING bought b
      WHERE l."cartId" = ${cart.id}::uuid AND l."productId" = b."productId" AND l.quantity <= b.quantity
      RETURNING 1
    ),
    less AS (
      UPDATE "CartLine" l SET quantity = l.quantity - b.quantity FROM bought b
      WHERE l."cartId" = ${cart.id}::uuid AND l."productId" = b."productId" AND l.quantity > b.quantity
      RETURNING 1
    )
    UPDATE "Cart" c SET version = gen_random_uuid(), "updatedAt" = ${placedAt}
    WHERE c.id = ${cart.id}::uuid AND (EXISTS (SELECT 1 FROM gone) OR EXISTS (SELECT 1 FROM less))`;
}

type Bought = { productId: string; quantity: number };

type ProductRow = {
  id: string;
  name: string;
  pricePaise: number;
  quantity: number;
  isListed: boolean;
};
/** A product's place in a locked cart; the line itself may not exist yet. */
type Line = { cartId: string; owner: CartOwner; product: ProductRow };
type Change = (tx: Tx, line: Line) => Promise<void>;
type Wanted = { user_id?: string; guest_cart?: string; productid: string };

/**
 * Changes one line with the cart locked and returns the whole cart. A guest's cart is created by the first
 * change that succeeds: a refused one leaves no empty cart behind.
 */
async function changeLine(actor: Actor, input: Wanted, change: Change): Promise<Cart> {
  const owner = await cartOwner(actor, input);
  const product = await findProduct(input.productid);
  if (await isNewGuestCart(owner)) await limit(actor, "guest-cart");
  const [cartId, cart] = await db().$transaction(async (tx) => {
    const id = await lockCart(tx, owner);
    await change(tx, { cartId: id, owner, product });
    const locked = owner.kind === "guest" ? { ...owner, cartId: id } : owner;
    return [id, await readCart(tx, locked)] as const;
  });
  return owner.kind === "guest" ? { ...cart, guest_cart: await sealGuestCart(cartId) } : cart;
}

async function addOne(tx: Tx, line: Line): Promise<void> {
  const { cartId, owner, product } = line;
  if (!product.isListed) throw unknownProduct();
  const held = await heldUnits(tx, owner);
  const quantity = await unitsOf(tx, line);
  if (quantity === 0) await assertRoom(tx, cartId);
  if (quantity >= MAX_UNITS) throw new AppError("cart_limit", TOO_MANY_UNITS);
  if (quantity >= product.quantity + (held.get(product.id) ?? 0)) {
    throw new AppError("out_of_stock", `No stock available for ${product.name}`);
  }
  const key = { cartId, productId: product.id };
  await tx.cartLine.upsert({
    where: { cartId_productId: key },
    create: { ...key, quantity: 1, seenPaise: product.pricePaise },
    update: { quantity: { increment: 1 } },
    select: { cartId: true },
  });
}

async function assertRoom(tx: Tx, cartId: string): Promise<void> {
  const lines = await tx.cartLine.count({ where: { cartId } });
  if (lines >= MAX_LINES) throw new AppError("cart_limit", TOO_MANY_LINES);
}

const TOO_MANY_UNITS = `A cart takes ${MAX_UNITS} units of a product. Order these first, then the rest.`;
const TOO_MANY_LINES = `A cart takes ${MAX_LINES} products. Remove one, or order these first.`;

async function removeLine(tx: Tx, { cartId, product }: Line): Promise<void> {
  await tx.cartLine.deleteMany({ where: { cartId, productId: product.id } });
}

/** The units of a line. @throws AppError not_found if it does not exist. */
async function requireLine(tx: Tx, line: Line): Promise<number> {
  const quantity = await unitsOf(tx, line);
  if (quantity > 0) return quantity;
  throw new AppError("not_found", "This product is no longer in your cart.");
}

async function unitsOf(tx: Tx, { cartId, product }: Line): Promise<number> {
  const where = { cartId_productId: { cartId, productId: product.id } };
  const line = await tx.cartLine.findUnique({ where, select: { quantity: true } });
  return line?.quantity ?? 0;
}

async function findProduct(productId: string): Promise<ProductRow> {
  if (!isUuid(productId)) throw unknownProduct();
  const product = await db().product.findUnique({
    where: { id: productId },
    select: { id: true, name: true, pricePaise: true, quantity: true, isListed: true },
  });
  if (!product) throw unknownProduct();
  return { ...product, pricePaise: paise(product.pricePaise) };
}

function unknownProduct(): AppError {
  return new AppError("not_found", "This product is not on sale.");
}
