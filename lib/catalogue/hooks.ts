"use client";
import { useEffect, useState } from "react";
import type { Product } from "@/lib/catalogue/contract";
import { paiseFromRupees } from "@/lib/money";

/**
 * The product as it is now: the page is prerendered, stock and price are asked fresh, and again when
 * somebody comes back to the tab. By its slug, because a cached page may be older than the database it
 * stands before.
 */
export function useFreshProduct(product: Product): Product {
  const [offer, setOffer] = useState<Offer>();
  const { slug } = product;
  useEffect(() => {
    const asking = new AbortController();
    const ask = () => {
      if (document.visibilityState === "hidden") return;
      // Without an answer the page goes on saying what it knows.
      readOffer(slug, asking.signal).then(setOffer, () => undefined);
    };
    ask();
    document.addEventListener("visibilitychange", ask, { signal: asking.signal });
    return () => asking.abort();
  }, [slug]);
  return offer?.slug === slug ? { ...product, ...offer } : product;
}

type Offer = Pick<Product, "slug" | "price" | "quantity">;

/** `getProduct` by hand: its schemas and a data library would make the script of the page five times as large. */
async function readOffer(slug: string, signal: AbortSignal): Promise<Offer | undefined> {
  const response = await fetch(`/api/products/get_by_id/${slug}`, { signal });
  const body: { price?: unknown; quantity?: unknown } = await response.json();
  const { price, quantity } = body;
  if (typeof price !== "number" || typeof quantity !== "number") return undefined;
  return { slug, price: paiseFromRupees(price), quantity };
}
