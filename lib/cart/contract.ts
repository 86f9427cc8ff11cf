import { z } from "zod";
import { call } from "@/lib/call/call";
import { Message, Rupees } from "@/lib/call/codecs";

/** A line of the cart at the server's current price. `price` and `seen_price` are per unit. */
export const CartItem = z.object({
  productid: z.string(),
  slug: z.string(),
  product_name: z.string(),
  product_model: z.string(),
  summary: z.string(),
  image_base: z.string().nullable(),
  quantity: z.int(),
  price: Rupees,
  /** The price when the line was added; it may have changed since. */
  seen_price: Rupees,
  /** Units that this customer can buy now, including those held by their own unpaid purchase. */
  available: z.int(),
  is_listed: z.boolean(),
  gst_rate_bp: z.int(),
});
export type CartItem = z.output<typeof CartItem>;

/** Largest number of units per product, and of products, in a cart. */
export const MAX_UNITS = 99;
export const MAX_LINES = 50;

const Cart = z.object({
  /**
   * Changes with every change of the lines; a checkout sends it back as `cart_version`. Null: no cart yet.
   */
  version: z.string().nullable(),
  cart_items: z.array(CartItem),
  total: Rupees,
  /** Why this cart cannot be paid in cash, in words (null if it can), and the cash fee. */
  cash: z.object({ problem: z.string().nullable(), fee: Rupees }),
  /** Why this cart cannot be paid online, in words; null if it can. */
  online: z.object({ problem: z.string().nullable() }),
  /** A guest's cart, sealed; sent back as `guest_cart`. In a browser it is a cookie, never in the body. */
  guest_cart: z.string().optional(),
});
/** Prices and total in paise. */
export type Cart = z.output<typeof Cart>;

/**
 * Older clients send their user's id; it must be the caller's own. `guest_cart` is the cart of a guest:
 * "new" or the seal of an earlier answer. If a customer sends one, its lines are merged into the customer's
 * cart, once.
 */
const owner = { user_id: z.string().optional(), guest_cart: z.string().max(2_000).optional() };
const one = {
  ...owner,
  productid: z.string({ error: "Say which product." }).min(1, "Say which product."),
};

export const getCart = call({
  method: "POST",
  path: "/cart/getcartdetails",
  access: "public",
  guestCart: true,
  input: z.object(owner),
  output: Cart,
  errors: ["unauthenticated", "forbidden"],
});

/** Adds one unit. `price` is accepted and ignored: the server sets prices. */
export const addToCart = call({
  method: "POST",
  path: "/cart/addtocart",
  access: "public",
  guestCart: true,
  input: z.object({ ...one, price: z.union([z.string(), z.number()]).optional() }),
  output: Cart.extend(Message.shape),
  errors: ["unauthenticated", "forbidden", "not_found", "out_of_stock", "cart_limit"],
});

const Step = z.literal(1, { error: "The quantity changes by 1." }).default(1);

export const increaseQuantity = call({
  method: "POST",
  path: "/cart/increasequantity",
  access: "public",
  guestCart: true,
  input: z.object({ ...one, quantity: Step }),
  output: Cart.extend(Message.shape),
  errors: ["unauthenticated", "forbidden", "not_found", "out_of_stock", "cart_limit"],
});

/** Removes one unit; at 1 the line is removed. */
export const decreaseQuantity = call({
  method: "POST",
  path: "/cart/decreasemethods",
  access: "public",
  guestCart: true,
  input: z.object({ ...one, quantity: Step }),
  output: Cart.extend(Message.shape),
  errors: ["unauthenticated", "forbidden", "not_found"],
});

export const removeFromCart = call({
  method: "POST",
  path: "/cart/removefromcart",
  access: "public",
  guestCart: true,
  input: z.object(one),
  output: Cart.extend(Message.shape),
  errors: ["unauthenticated", "forbidden", "not_found"],
});
