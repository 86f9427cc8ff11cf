import type { Metadata } from "next";
import { CartView } from "@/components/cart/cart-view";
import { getActor, requireCustomer } from "@/lib/auth/session/current";
import { type CartPageView, cartPage, readCartView } from "@/lib/cart/view";
import { shopTerms } from "@/lib/content/shop-terms";
import { givenView } from "@/lib/http/views/given";
import { guestCart } from "@/lib/identity/guest-cart";

export const metadata: Metadata = { title: "Your Cart" };

/** Has no loading.tsx, which would have it sent in parts: it could not be kept, and be empty without scripts. */
export default function CartPage() {
  const view = givenView<CartPageView>(cartPage.path);
  return view ? <CartOf {...view} /> : <OwnCart />;
}

async function OwnCart() {
  const visitor = await getActor("customer");
  // Administrators have no cart: they must sign in as a customer to buy.
  const actor = visitor.kind === "admin" ? await requireCustomer("/cart") : visitor;
  return <CartOf {...(await readCartView(actor, await guestCart()))} />;
}

function CartOf({ cart, isGuest }: CartPageView) {
  return (
    <main id="main" className="wrap checkout-page">
      <CartView initial={cart} isGuest={isGuest} returnDays={shopTerms.returnDays} />
    </main>
  );
}
