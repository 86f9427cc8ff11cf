import "server-only";
import { AppError } from "@/lib/call/errors";
import { getProduct } from "@/lib/catalogue/service";
import { guest } from "@/lib/identity/actor";

// On globalThis because Next bundles middleware, pages and handlers separately. Bounded by the catalogue:
// unknown addresses are not cached.
const globalState = globalThis as { knownChargers?: Map<string, string> };

/**
 * The slug of a listed charger by slug or id, or null if there is none. Checked before a page is rendered,
 * so that invented addresses do not create cached pages. Misses are not cached, so that a new charger is
 * found at once.
 * @throws AppError or Error if the catalogue cannot be read.
 */
export async function knownSlug(id: string): Promise<string | null> {
  globalState.knownChargers ??= new Map();
  const known = globalState.knownChargers.get(id);
  if (known !== undefined) return known;
  try {
    const { slug } = await getProduct(guest, { id });
    globalState.knownChargers.set(id, slug);
    return slug;
  } catch (error) {
    if (error instanceof AppError && error.code === "not_found") return null;
    throw error;
  }
}

/** Clears the cache: a changed charger may be delisted or have another slug. */
export function forgetKnown(): void {
  globalState.knownChargers?.clear();
}
