import type { Metadata } from "next";
import { CartView } from "@/components/cart/cart-view";
import { SiteFooter } from "@/components/layout/site-footer";
import { SiteHeader } from "@/components/layout/site-header";
import { requireCustomer } from "@/lib/auth/current";
import { getCart } from "@/lib/cart/service";
import { company } from "@/lib/content/company";

export const metadata: Metadata = { title: "Your Cart" };

export default async function CartPage() {
  const customer = await requireCustomer("/cart");
  const cart = await getCart(customer, {});
  return (
    <>
      <SiteHeader />
      <main id="main" className="wrap co">
        <CartView initial={cart} />
      </main>
      <SiteFooter company={company} />
    </>
  );
}
