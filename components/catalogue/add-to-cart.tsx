"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { useAdded } from "@/components/catalogue/use-added";
import { Button, ButtonLink } from "@/components/ui/button";
import { toast } from "@/components/ui/toast/toast-store";
import { useHydrated } from "@/components/ui/use-hydrated";
import type { Addition } from "@/lib/cart/addition";
import type { Product } from "@/lib/catalogue/contract";

/** 'Add to Cart', once per browser session; then 'Added to Cart' with a link to the cart beside it. */
export function AddToCart({ product }: { product: Product }) {
  const router = useRouter();
  const [added, remember] = useAdded(product.id);
  const [busy, setBusy] = useState(false);

  async function add() {
    setBusy(true);
    const addition = await addOne(product);
    setBusy(false);
    if (addition === "added") {
      remember();
      toast.success("Added to Cart", { link: { href: "/cart", label: "View cart" } });
    } else if (addition === "login") {
      router.push(`/login?next=${encodeURIComponent(`/products/${product.slug}`)}`);
    } else {
      toast.error(addition.text, addition.isFinal ? {} : { retry: add });
    }
  }

  // The same button element in both states, so that it keeps the focus.
  return (
    <>
      <Button
        variant={!added && product.quantity > 0 ? "signal" : "line"}
        busy={busy}
        waking={!useHydrated()}
        aria-disabled={added || undefined}
        onClick={added ? undefined : add}
      >
        {added ? "Added to Cart" : "Add to Cart"}
      </Button>
      {added && (
        <ButtonLink href="/cart" arrow>
          View cart
        </ButtonLink>
      )}
    </>
  );
}

/** Imported on click: the call and its schemas are larger than the rest of the page. */
async function addOne(product: Product): Promise<Addition> {
  try {
    const addition = await import("@/lib/cart/addition");
    return await addition.addOne(product);
  } catch {
    return { text: "The server could not be reached. Check your connection.", isFinal: false };
  }
}
