"use client";

import { useRouter } from "next/navigation";
import { useAdded } from "@/components/catalogue/use-added";
import { Button, ButtonLink } from "@/components/ui/button";
import { toast } from "@/components/ui/toast-store";
import { useHydrated } from "@/components/ui/use-hydrated";
import { useAddToCart } from "@/lib/cart/hooks";
import type { Product } from "@/lib/catalogue/contract";
import { failureText } from "@/lib/http/client";
import { AppError } from "@/lib/http/errors";

/** 'Add to Cart', once in a session; then 'Added to Cart' with the way to the cart beside it. */
export function AddToCart({ product }: { product: Product }) {
  const router = useRouter();
  const [added, remember] = useAdded(product.id);
  const { mutate, isPending } = useAddToCart();

  function add() {
    mutate({ productid: product.id }, { onSuccess, onError });
  }

  function onSuccess() {
    remember();
    toast.success("Added to Cart");
  }

  function onError(error: Error) {
    const code = error instanceof AppError ? error.code : undefined;
    if (code === "unauthenticated") {
      router.push(`/login?next=${encodeURIComponent(`/products/${product.slug}`)}`);
    } else if (code === "out_of_stock") {
      toast.error(`No stock available for ${product.name}`);
    } else {
      const isFinal = error instanceof AppError && error.status < 500;
      toast.error(failureText(error, TEXTS), isFinal ? {} : { retry: add });
    }
  }

  // One button through both states, so that the keyboard's focus stays on it.
  return (
    <>
      <Button
        variant={!added && product.quantity > 0 ? "signal" : "line"}
        busy={isPending}
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

const TEXTS = {
  fallback: "The charger could not be added to the cart. Please try again.",
  network: "The server could not be reached. Check your connection.",
};
