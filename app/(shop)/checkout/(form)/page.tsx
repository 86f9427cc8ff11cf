import type { Metadata } from "next";
import { CheckoutView } from "@/components/checkout/checkout-view";
import { CheckoutHeader } from "@/components/layout/header/checkout-header";
import { listAddresses } from "@/lib/accounts/addresses/addresses";
import { getProfile } from "@/lib/accounts/service";
import { requireCustomer } from "@/lib/auth/session/current";
import { oneParam } from "@/lib/auth/sign-in/next-path";
import { getCart } from "@/lib/cart/service";
import { company } from "@/lib/content/company";
import { guestCart } from "@/lib/identity/guest-cart";
import { checkoutSettings } from "@/lib/payments/provider/checkout-settings";

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export const metadata: Metadata = { title: "Checkout" };

export default async function CheckoutPage({ searchParams }: Props) {
  const customer = await requireCustomer("/checkout");
  const [cart, addresses, { user_data: profile }, settings, { address }] = await Promise.all([
    getCart(customer, { guest_cart: await guestCart() }),
    listAddresses(customer, {}),
    getProfile(customer, {}),
    checkoutSettings(customer, {}),
    searchParams,
  ]);
  return (
    <>
      <CheckoutHeader phone={company.phone} />
      <main id="main" className="wrap checkout-page">
        <h1 className="display">Checkout</h1>
        <CheckoutView
          initialCart={cart}
          addresses={addresses}
          addressId={oneParam(address)}
          savedPhone={profile.phone_number}
          savedBusiness={profile.business}
          panAbovePaise={settings.pan_above}
          settings={{
            scriptUrl: settings.script_url,
            demo: settings.demo,
            brand: company.brand,
          }}
        />
      </main>
    </>
  );
}
