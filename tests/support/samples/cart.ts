import type { Cart, CartItem } from "@/lib/cart/contract";

/** A line of the cart for tests; prices in paise. */
export function cartItem(changes: Partial<CartItem> = {}): CartItem {
  return {
    productid: "0190a000-0000-7000-8000-0000000000a1",
    slug: "ac03w-7-4-kw",
    product_name: "AC03W 7.4 kW",
    product_model: "AC03W-074",
    summary: "7.4 kW AC, wall or pedestal",
    image_base: "/media/chargers/ac03w-7k4",
    quantity: 1,
    price: 42_999_00,
    seen_price: 42_999_00,
    available: 5,
    is_listed: true,
    gst_rate_bp: 500,
    ...changes,
  };
}

export const CART_VERSION = "0b7d5a52-6c1e-4a1c-9a9c-2f5e1f6d7a10";

/** A cart of these lines. */
export function cartOf(...items: CartItem[]): Cart {
  return {
    version: CART_VERSION,
    cart_items: items,
    total: items.reduce((sum, { price, quantity }) => sum + price * quantity, 0),
    cash: { problem: null, fee: 0 },
    online: { problem: null },
  };
}

/** The same cart in the API's format: rupees. */
export function cartOnWire(cart: Cart) {
  return {
    message: "ok",
    version: cart.version,
    total: cart.total / 100,
    cash: { ...cart.cash, fee: cart.cash.fee / 100 },
    online: cart.online,
    cart_items: cart.cart_items.map((item) => ({
      ...item,
      price: item.price / 100,
      seen_price: item.seen_price / 100,
    })),
  };
}
