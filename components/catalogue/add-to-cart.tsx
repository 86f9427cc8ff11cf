"use client";

import { useAddition } from "@/components/catalogue/use-addition";
import { Button, ButtonLink } from "@/components/ui/button";
import { toast } from "@/components/ui/toast/toast-store";
import { useHydrated } from "@/components/ui/use-hydrated";
import type { Product } from "@/lib/catalogue/contract";

/**
 * 'Add to Cart', once per browser session; then 'Added to Cart' with a link to the cart beside it. `second` where
 * 'Buy Now' is the main action.
 */
export function AddToCart({ product, second = false }: { product: Product; second?: boolean }) {
  const { added, busy, add } = useAddition(product);
  const isMain = !second && !added && product.quantity > 0;

  // The same button element in both states, so that it keeps the focus.
  return (
    <>
      <Button
        variant={isMain ? "signal" : "line"}
        busy={busy}
        waking={!useHydrated()}
        aria-disabled={added || undefined}
        onClick={added ? undefined : () => add(tellAdded)}
      >
        {added ? "Added to Cart" : "Add to Cart"}
      </Button>
      {added && (
        <ButtonLink href="/cart" variant={second ? "line" : "signal"} arrow>
          View cart
        </ButtonLink>
      )}
    </>
  );
}

function tellAdded(addition: "added" | "signed-out") {
  if (addition === "added") {
    toast.success("Added to Cart", { link: { href: "/cart", label: "View cart" } });
  } else {
    toast.error(SIGNED_OUT, { link: { href: "/login?next=/cart", label: "Log in" } });
  }
}

const SIGNED_OUT =
  "You have been logged out. The charger is kept: once you log in, it is in your own cart.";
