"use client";
import { getProduct, type Product } from "@/lib/catalogue/contract";
import { useCallQuery } from "@/lib/http/hooks";

/**
 * The product as it is now: the page is prerendered, stock and price are asked fresh. By its slug,
 * because a cached page may be older than the database it stands before.
 */
export function useFreshProduct(product: Product) {
  return useCallQuery(getProduct, { id: product.slug }, { initialData: product, staleTime: 0 });
}
