import "server-only";
import { visitorOf } from "@/lib/auth/session/visitor";
import { type Cart, MAX_UNITS } from "@/lib/cart/contract";
import { getCart } from "@/lib/cart/service";
import { View } from "@/lib/http/views/answer";
import type { ViewPage } from "@/lib/http/views/before-next";
import type { Actor } from "@/lib/identity/actor";
import { guestCartFrom } from "@/lib/identity/guest-cart";
import { cookieReader } from "@/lib/identity/request-actor";

/** All that the cart page shows; equal carts of two persons make equal pages. */
export type CartPageView = { cart: Cart; isGuest: boolean };

/** The page of the cart, for `answerViews`. */
export const cartPage: ViewPage = {
  path: "/cart",
  read: async (headers) => {
    const visitor = await visitorOf(headers, "customer");
    // Administrators have no cart: Next sends them to the login.
    if (visitor.kind === "admin") return null;
    const cookies = cookieReader(headers.get("cookie") ?? "");
    const view = await readCartView(visitor, guestCartFrom(cookies));
    return new View(view, async () => view);
  },
};

/** What the cart page shows to this customer or guest, whose cart is `seal`. */
export async function readCartView(actor: Actor, seal: string): Promise<CartPageView> {
  const cart = await getCart(actor, { guest_cart: seal });
  return { cart: shown(cart), isGuest: actor.kind === "guest" };
}

/**
 * Without the cart's version, which only a checkout sends back and reads for itself; and without the units in stock
 * beyond those that a cart takes, since each sale changes them.
 */
function shown({ cart_items, total, cash, online }: Cart): Cart {
  const items = cart_items.map((item) => ({
    ...item,
    available: Math.min(item.available, MAX_UNITS),
  }));
  return { version: null, cart_items: items, total, cash, online };
}
