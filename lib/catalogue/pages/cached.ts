import "server-only";
import { unstable_cache } from "next/cache";
import { AppError } from "@/lib/call/errors";
import type { Product } from "@/lib/catalogue/contract";
import { staleIfError } from "@/lib/catalogue/pages/stale-if-error";
import { isSlug } from "@/lib/catalogue/products/slug";
import { getProduct, listNeighbours, listProducts } from "@/lib/catalogue/service";
import { guest } from "@/lib/identity/actor";

/** The cache tags of all product lists, of all single products, and of one product. */
export const LIST_TAG = "catalogue";
export const ALL_TAG = "product";
export const productTag = (slug: string) => `product:${slug}`;
/** The tags of what is made of these products and no others. */
export const productTags = (slugs: readonly string[]) => [ALL_TAG, ...slugs.map(productTag)];

/** One page of the catalogue, and the id that the next one starts after; null at the end. */
export type CataloguePage = { products: Product[]; next: string | null };

/**
 * A page of the listed chargers for a prerendered page. Prices are current, stock may be outdated: fetch it
 * in the browser.
 */
export async function readCatalogue(after?: string): Promise<CataloguePage> {
  const input = { limit: ON_A_PAGE, ...(after && { after }) };
  const read = unstable_cache(
    async () => {
      const { products, next } = await listProducts(guest, input);
      return { products, next };
    },
    ["catalogue", after ?? ""],
    { tags: [LIST_TAG], revalidate: FRESH_SECONDS },
  );
  return staleIfError(`catalogue ${after ?? ""}`, read);
}

/** The chargers suggested on the page of this one. */
export async function readNeighbours(slug: string): Promise<Product[]> {
  if (!isSlug(slug)) return [];
  const read = unstable_cache(
    async () => (await listNeighbours(guest, { id: slug })).products,
    ["neighbours", slug],
    { tags: [LIST_TAG], revalidate: FRESH_SECONDS },
  );
  return (await orNull(staleIfError(`neighbours ${slug}`, read))) ?? [];
}

/** One charger for its page, or null if there is none. Stock may be outdated, as in `readCatalogue`. */
export async function readProduct(slug: string): Promise<Product | null> {
  if (!isSlug(slug)) return null;
  const tags = productTags([slug]);
  const read = unstable_cache(() => getProduct(guest, { id: slug }), ["product", slug], {
    tags,
    revalidate: FRESH_SECONDS,
  });
  return orNull(staleIfError(`product ${slug}`, read));
}

/**
 * A published change expires the cache at once (`expire.ts`). The five minutes are for sales, whose stock
 * changes are not published.
 */
export const FRESH_SECONDS = 300;

/**
 * Null for "not found". Misses are not cached: there is no limit to invented slugs, so such a cache would be
 * unbounded.
 */
export async function orNull<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof AppError && error.code === "not_found") return null;
    throw error;
  }
}

/** A multiple of rows of two and of three, and light enough for a phone. */
const ON_A_PAGE = 48;
