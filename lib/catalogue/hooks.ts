"use client";
import { getProduct, type Product } from "@/lib/catalogue/contract";
import { useCallQuery } from "@/lib/http/hooks";

/** The product as it is now: the page is prerendered, stock and price are asked fresh. */
export function useFreshProduct(product: Product) {
  return useCallQuery(getProduct, { id: product.id }, { initialData: product, staleTime: 0 });
}
