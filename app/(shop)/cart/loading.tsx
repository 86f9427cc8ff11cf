import { CartSkeleton } from "@/components/cart/cart-skeleton";

export default function Loading() {
  return <CartSkeleton title="Your Cart" />;
}
