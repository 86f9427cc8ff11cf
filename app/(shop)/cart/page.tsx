import type { Metadata } from "next";
import { CartView } from "@/components/cart/cart-view";
import { getActor, requireCustomer } from "@/lib/auth/session/current";
import { getCart } from "@/lib/cart/service";
import { shopTerms } from "@/lib/content/shop-terms";
import { guestCart } from "@/lib/identity/guest-cart";

export const metadata: Metadata = { title: "Your Cart" };

export default async function CartPage() {
  const visitor = await getActor("customer");
  // Administrators have no cart: they must sign in as a customer to buy.
  const actor = visitor.kind === "admin" ? await requireCustomer("/cart") : visitor;
  const cart = await getCart(actor, { guest_cart: await guestCart() });
  return (
    <main id="main" className="wrap checkout-page">
      <CartView initial={cart} isGuest={actor.kind === "guest"} returnDays={shopTerms.returnDays} />
    </main>
  );
}
