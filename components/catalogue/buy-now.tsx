"use client";

import { useAddition } from "@/components/catalogue/use-addition";
import { Button } from "@/components/ui/button";
import { useHydrated } from "@/components/ui/use-hydrated";
import type { Product } from "@/lib/catalogue/contract";

/** 'Buy Now': puts the charger in the cart, unless it was added before, and opens the checkout. */
export function BuyNow({ product }: { product: Product }) {
  const { added, busy, add } = useAddition(product);
  return (
    <Button
      busy={busy}
      waking={!useHydrated()}
      onClick={() => (added ? openCheckout() : add(() => openCheckout()))}
    >
      Buy Now
    </Button>
  );
}

async function openCheckout() {
  const addition = await import("@/lib/cart/addition");
  addition.openCheckout();
}
