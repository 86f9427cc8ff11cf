import "server-only";
import { revalidateTag, unstable_cache } from "next/cache";
import { guest } from "@/lib/auth/actor";
import type { Product } from "@/lib/catalogue/contract";
import { isSlug } from "@/lib/catalogue/rules";
import { getProduct, listProducts } from "@/lib/catalogue/service";
import { AppError } from "@/lib/http/errors";

// The seed and jobs write outside this process, where no tag can be revalidated: the pages follow within this time.
const FRESH_SECONDS = 300;
const CATALOGUE = "catalogue";

/** The listed chargers for a prerendered page. Prices are right, stock may be old: ask it fresh in the browser. */
export const readCatalogue = unstable_cache(
  async (): Promise<Product[]> => (await listProducts(guest, {})).products,
  ["catalogue"],
  { tags: [CATALOGUE], revalidate: FRESH_SECONDS },
);

/** One charger for its page, or null where there is none. Stock may be old, as in `readCatalogue`. */
export async function readProduct(slug: string): Promise<Product | null> {
  if (!isSlug(slug)) return null;
  const tags = [productTag(slug)];
  const read = unstable_cache(findProduct, ["product"], { tags, revalidate: FRESH_SECONDS });
  return read(slug);
}

/**
 * Makes every page that shows this charger read it again. Call it after each change of a product,
 * in a route handler or a server action; the next visitor already sees the change.
 */
export function revalidateProduct(slug: string): void {
  revalidateTag(productTag(slug), { expire: 0 });
  revalidateTag(CATALOGUE, { expire: 0 });
}

function productTag(slug: string): string {
  return `product:${slug}`;
}

/** Absence is an answer to keep as well: as a thrown error it would be asked of the database each time. */
async function findProduct(slug: string): Promise<Product | null> {
  try {
    return await getProduct(guest, { id: slug });
  } catch (error) {
    if (error instanceof AppError && error.code === "not_found") return null;
    throw error;
  }
}
