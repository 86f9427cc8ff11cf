import "server-only";
import { assertOwn } from "@/lib/auth/own";
import {
  addToCart,
  type Cart,
  decreaseQuantity,
  getCart,
  increaseQuantity,
  removeFromCart,
} from "@/lib/cart/contract";
import { cartTotals } from "@/lib/cart/rules";
import { db, type Tx } from "@/lib/db";
import { AppError } from "@/lib/http/errors";
import { serve } from "@/lib/http/serve";
import { isUuid } from "@/lib/uuid";

const getCartService = serve(getCart, async (actor, input) => {
  assertOwn(actor, input.user_id);
  return readCart(db(), actor.userId);
});

const addToCartService = serve(addToCart, async (actor, input) => {
  assertOwn(actor, input.user_id);
  const cart = await changeLine(actor.userId, input.productid, addOne);
  return { ...cart, message: "Added to Cart" };
});

const increaseQuantityService = serve(increaseQuantity, async (actor, input) => {
  assertOwn(actor, input.user_id);
  const cart = await changeLine(actor.userId, input.productid, async (tx, cart, product) => {
    await requireLine(tx, cart.id, product.id);
    await addOne(tx, cart, product);
  });
  return { ...cart, message: "Quantity increased." };
});

const decreaseQuantityService = serve(decreaseQuantity, async (actor, input) => {
  assertOwn(actor, input.user_id);
  const cart = await changeLine(actor.userId, input.productid, async (tx, cart, product) => {
    const { quantity } = await requireLine(tx, cart.id, product.id);
    const where = { cartId_productId: { cartId: cart.id, productId: product.id } };
    if (quantity <= 1) await tx.cartLine.delete({ where });
    else await tx.cartLine.update({ where, data: { quantity: quantity - 1 } });
  });
  return { ...cart, message: "Quantity decreased." };
});

const removeFromCartService = serve(removeFromCart, async (actor, input) => {
  assertOwn(actor, input.user_id);
  const cart = await changeLine(actor.userId, input.productid, async (tx, cart, product) => {
    await requireLine(tx, cart.id, product.id);
    await tx.cartLine.delete({
      where: { cartId_productId: { cartId: cart.id, productId: product.id } },
    });
  });
  return { ...cart, message: "Product removed from cart successfully!" };
});

export {
  addToCartService as addToCart,
  decreaseQuantityService as decreaseQuantity,
  getCartService as getCart,
  increaseQuantityService as increaseQuantity,
  removeFromCartService as removeFromCart,
};

/** Takes what was bought out of the cart: a line that has grown meanwhile keeps the rest. */
export async function takeFromCart(
  tx: Tx,
  userId: string,
  bought: readonly { productId: string; quantity: number }[],
): Promise<void> {
  const cart = await tx.cart.findUnique({ where: { userId }, select: { id: true } });
  if (!cart) return;
  for (const { productId, quantity } of bought) {
    const where = { cartId: cart.id, productId };
    await tx.cartLine.deleteMany({ where: { ...where, quantity: { lte: quantity } } });
    await tx.cartLine.updateMany({ where, data: { quantity: { decrement: quantity } } });
  }
}

type ProductRow = {
  id: string;
  name: string;
  pricePaise: number;
  quantity: number;
  isListed: boolean;
};
type Owned = { id: string; userId: string };
type Change = (tx: Tx, cart: Owned, product: ProductRow) => Promise<void>;

/** Runs one change of one line with the person's cart locked, and answers the whole cart. */
async function changeLine(userId: string, productId: string, change: Change): Promise<Cart> {
  const product = await findProduct(productId);
  return db().$transaction(async (tx) => {
    const { id } = await tx.cart.upsert({
      where: { userId },
      create: { userId },
      update: { updatedAt: new Date() },
      select: { id: true },
    });
    await change(tx, { id, userId }, product);
    return readCart(tx, userId);
  });
}

async function addOne(tx: Tx, { id: cartId, userId }: Owned, product: ProductRow): Promise<void> {
  if (!product.isListed) throw unknownProduct();
  const held = await heldUnits(tx, userId);
  const where = { cartId_productId: { cartId, productId: product.id } };
  const line = await tx.cartLine.findUnique({ where, select: { quantity: true } });
  const quantity = (line?.quantity ?? 0) + 1;
  if (quantity > product.quantity + (held.get(product.id) ?? 0)) {
    throw new AppError("out_of_stock", `No stock available for ${product.name}`);
  }
  const create = { cartId, productId: product.id, quantity, seenPaise: product.pricePaise };
  await tx.cartLine.upsert({ where, create, update: { quantity } });
}

async function requireLine(tx: Tx, cartId: string, productId: string) {
  const where = { cartId_productId: { cartId, productId } };
  const line = await tx.cartLine.findUnique({ where, select: { quantity: true } });
  if (!line) throw new AppError("not_found", "This product is not in your cart any more.");
  return line;
}

async function findProduct(productId: string): Promise<ProductRow> {
  if (!isUuid(productId)) throw unknownProduct();
  const product = await db().product.findUnique({
    where: { id: productId },
    select: { id: true, name: true, pricePaise: true, quantity: true, isListed: true },
  });
  if (!product) throw unknownProduct();
  return product;
}

function unknownProduct(): AppError {
  return new AppError("not_found", "This product is not on sale.");
}

/**
 * Units that the person's own unpaid purchase holds. They are off the stock, yet this person can buy
 * them: whoever closes the payment window on the last unit must be able to pay again.
 */
async function heldUnits(tx: Tx, userId: string): Promise<ReadonlyMap<string, number>> {
  const lines = await tx.purchaseLine.findMany({
    where: { purchase: { userId, state: "awaiting_payment", stockHeld: true } },
    select: { productId: true, quantity: true },
  });
  return new Map(lines.map(({ productId, quantity }) => [productId, quantity]));
}

async function readCart(tx: Tx, userId: string): Promise<Cart> {
  const held = await heldUnits(tx, userId);
  const lines = await tx.cartLine.findMany({
    where: { cart: { userId } },
    orderBy: [{ createdAt: "asc" }, { productId: "asc" }],
    select: { quantity: true, seenPaise: true, product: { select: PRODUCT_COLUMNS } },
  });
  const cart_items = lines.map(({ quantity, seenPaise, product }) => ({
    productid: product.id,
    slug: product.slug,
    product_name: product.name,
    product_model: product.model,
    summary: product.summary,
    image_base: product.images[0]?.base ?? null,
    quantity,
    price: product.pricePaise,
    seen_price: seenPaise,
    available: product.quantity + (held.get(product.id) ?? 0),
    is_listed: product.isListed,
    gst_rate_bp: product.gstRateBp,
  }));
  return { cart_items, total: cartTotals(cart_items).total };
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
  gstRateBp: true,
  images: { select: { base: true }, orderBy: { position: "asc" }, take: 1 },
} as const;
