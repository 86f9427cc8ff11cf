import { CartSkeleton } from "@/components/cart/cart-skeleton";
import { CheckoutHeader } from "@/components/layout/header/checkout-header";
import { company } from "@/lib/content/company";

export default function Loading() {
  return (
    <>
      <CheckoutHeader phone={company.phone} />
      <CartSkeleton title="Checkout" />
    </>
  );
}
