import { CartSkeleton } from "@/components/cart/cart-skeleton";
import { SiteHeader } from "@/components/layout/site-header";

export default function Loading() {
  return (
    <>
      <SiteHeader />
      <CartSkeleton title="Your Cart" />
    </>
  );
}
