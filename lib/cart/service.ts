import "server-only";
import { AppError } from "@/lib/call/errors";
import { type CartOwner, cartOf, heldSql } from "@/lib/cart/cart-row";
import * as contract from "@/lib/cart/contract";
import { type Cart, MAX_LINES, MAX_UNITS } from "@/lib/cart/contract";
import { isNewGuestCart, lockCart, readCart } from "@/lib/cart/mapper";
import { cartOwner } from "@/lib/cart/owner";
import { commitWith } from "@/lib/database/round-trips";
import { db, Prisma, type Tx } from "@/lib/db";
import { serve } from "@/lib/http/serve";
import type { Actor } from "@/lib/identity/actor";
import { sealGuestCart } from "@/lib/identity/guest-cart";
import { limit } from "@/lib/limits/limits";
import { rows } from "@/lib/sql";
import { isUuid } from "@/lib/uuid";

export const getCart = serve(contract.getCart, async (actor, input) =>
  readCart(db(), await cartOwner(actor, input)),
);

export const addToCart = serve(contract.addToCart, async (actor, input) => {
  const cart = await changeLine(actor, input, addOne);
  return { ...cart, message: "Added to Cart" };
});

export const increaseQuantity = serve(contract.increaseQuantity, async (actor, input) => {
  const cart = await changeLine(actor, input, (line) => addOne(existing(line)));
  return { ...cart, message: "Quantity increased." };
});

export const decreaseQuantity = serve(contract.decreaseQuantity, async (actor, input) => {
  const cart = await changeLine(actor, input, (line) => removeOne(existing(line)));
  return { ...cart, message: "Quantity decreased." };
});

export const removeFromCart = serve(contract.removeFromCart, async (actor, input) => {
  const cart = await changeLine(actor, input, (line) => removeLine(existing(line)));
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
  const lock = Prisma.sql`SELECT 1 FROM "Cart" WHERE "userId" = ${userId}::uuid FOR UPDATE`;
  // A separate statement, so that it sees the lines as the last holder of the lock left them.
  const take = Prisma.sql`
    WITH cart AS (SELECT id FROM "Cart" WHERE "userId" = ${userId}::uuid),
    bought AS (SELECT * FROM unnest(${ids}::uuid[], ${quantities}::int[]) AS b ("productId", quantity)),
    gone AS (
      DELETE FROM "CartLine" l USING bought b, cart
      WHERE l."cartId" = cart.id AND l."productId" = b."productId" AND l.quantity <= b.quantity
      RETURNING 1
    ),
    less AS (
      UPDATE "CartLine" l SET quantity = l.quantity - b.quantity FROM bought b, cart
      WHERE l."cartId" = cart.id AND l."productId" = b."productId" AND l.quantity > b.quantity
      RETURNING 1
    )
    UPDATE "Cart" c SET version = gen_random_uuid(), "updatedAt" = ${placedAt} FROM cart
    WHERE c.id = cart.id AND (EXISTS (SELECT 1 FROM gone) OR EXISTS (SELECT 1 FROM less))`;
  await Promise.all([rows(tx, lock), rows(tx, take)]);
}

type Bought = { productId: string; quantity: number };

/** A product's place in a locked cart; `units` is 0 for one that is not in it. */
type Line = { cartId: string } & Place;
type Place = {
  productId: string;
  name: string;
  pricePaise: bigint;
  isListed: boolean;
  /** In stock for this person. */
  available: number;
  units: number;
  /** Lines of the cart. */
  lines: number;
};
/** Decides on a change. Returns its statement. @throws AppError to change nothing. */
type Change = (line: Line) => Prisma.Sql;
type Wanted = { user_id?: string; guest_cart?: string; productid: string };

/**
 * Changes one line with the cart locked and returns the whole cart. A guest's cart is created by the first
 * change that succeeds: a refused one leaves no empty cart behind.
 */
async function changeLine(actor: Actor, input: Wanted, change: Change): Promise<Cart> {
  const owner = await cartOwner(actor, input);
  if (!isUuid(input.productid)) throw unknownProduct();
  if (await isNewGuestCart(owner)) await limit(actor, "guest-cart");
  const [cartId, cart] = await db().$transaction(async (tx) => {
    const [id, place] = await Promise.all([
      lockCart(tx, owner),
      readPlace(tx, owner, input.productid),
    ]);
    if (!place) throw unknownProduct();
    const locked = owner.kind === "guest" ? { ...owner, cartId: id } : owner;
    const statement = change({ ...place, cartId: id });
    const [, changed] = await commitWith(tx, [rows(tx, statement), readCart(tx, locked)]);
    return [id, changed] as const;
  });
  return owner.kind === "guest" ? { ...cart, guest_cart: await sealGuestCart(cartId) } : cart;
}

/** Sent behind the lock, so that it sees the lines as the last holder of the lock left them. */
async function readPlace(tx: Tx, owner: CartOwner, id: string): Promise<Place | undefined> {
  const cart = Prisma.sql`SELECT c.id FROM "Cart" c WHERE ${cartOf(owner)}`;
  const [place] = await rows<Place>(
    tx,
    Prisma.sql`
      SELECT p.id AS "productId", p.name, p."pricePaise", p."isListed",
        p.quantity + (${heldSql(owner, Prisma.sql`p.id`)}) AS available,
        coalesce((SELECT l.quantity FROM "CartLine" l
          WHERE l."cartId" = (${cart}) AND l."productId" = p.id), 0) AS units,
        (SELECT count(*)::int FROM "CartLine" l WHERE l."cartId" = (${cart})) AS lines
      FROM "Product" p WHERE p.id = ${id}::uuid`,
  );
  return place;
}

function addOne({ cartId, productId, ...line }: Line): Prisma.Sql {
  if (!line.isListed) throw unknownProduct();
  if (line.units === 0 && line.lines >= MAX_LINES) throw new AppError("cart_limit", TOO_MANY_LINES);
  if (line.units >= MAX_UNITS) throw new AppError("cart_limit", TOO_MANY_UNITS);
  if (line.units >= line.available) {
    throw new AppError("out_of_stock", `No stock available for ${line.name}`);
  }
  return Prisma.sql`
    INSERT INTO "CartLine" AS l ("cartId", "productId", quantity, "seenPaise")
    VALUES (${cartId}::uuid, ${productId}::uuid, 1, ${line.pricePaise})
    ON CONFLICT ("cartId", "productId") DO UPDATE SET quantity = l.quantity + 1`;
}

const TOO_MANY_UNITS = `A cart takes ${MAX_UNITS} units of a product. Order these first, then the rest.`;
const TOO_MANY_LINES = `A cart takes ${MAX_LINES} products. Remove one, or order these first.`;

function removeOne(line: Line): Prisma.Sql {
  if (line.units === 1) return removeLine(line);
  return Prisma.sql`
    UPDATE "CartLine" SET quantity = quantity - 1
    WHERE "cartId" = ${line.cartId}::uuid AND "productId" = ${line.productId}::uuid`;
}

function removeLine({ cartId, productId }: Line): Prisma.Sql {
  return Prisma.sql`
    DELETE FROM "CartLine" WHERE "cartId" = ${cartId}::uuid AND "productId" = ${productId}::uuid`;
}

/** @throws AppError not_found for a product that is not in the cart. */
function existing(line: Line): Line {
  if (line.units > 0) return line;
  throw new AppError("not_found", "This product is no longer in your cart.");
}

function unknownProduct(): AppError {
  return new AppError("not_found", "This product is not on sale.");
}
