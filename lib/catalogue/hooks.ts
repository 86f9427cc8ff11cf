"use client";
import { useEffect, useState } from "react";
import type { Product } from "@/lib/catalogue/contract";
import { paiseFromRupees } from "@/lib/money";

/**
 * The current product: the page is prerendered, so stock and price are fetched, and again when the tab
 * becomes visible. Fetched by slug, because a cached page may be older than the database.
 */
export function useFreshProduct(product: Product): Product {
  const [offer, setOffer] = useState<Offer>();
  const { slug } = product;
  useEffect(() => {
    const asking = new AbortController();
    const ask = () => {
      if (document.visibilityState === "hidden") return;
      // Without an answer the page keeps its values.
      readOffer(slug, asking.signal).then(setOffer, () => undefined);
    };
    ask();
    document.addEventListener("visibilitychange", ask, { signal: asking.signal });
    return () => asking.abort();
  }, [slug]);
  return offer?.slug === slug ? { ...product, ...offer } : product;
}

type Offer = Pick<Product, "slug" | "price" | "quantity">;

/**
 * `getProduct` without its hook: schemas and the data library would make the page's script five times as
 * large.
 */
async function readOffer(slug: string, signal: AbortSignal): Promise<Offer | undefined> {
  const response = await fetch(`/api/products/get_by_id/${slug}`, { signal });
  const body: { price?: unknown; quantity?: unknown } = await response.json();
  const { price, quantity } = body;
  if (typeof price !== "number" || typeof quantity !== "number") return undefined;
  return { slug, price: paiseFromRupees(price), quantity };
}
