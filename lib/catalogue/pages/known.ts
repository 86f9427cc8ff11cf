import "server-only";
import { AppError } from "@/lib/call/errors";
import { getProduct } from "@/lib/catalogue/service";
import { guest } from "@/lib/identity/actor";

// Middleware, pages and handlers are bundled apart. No longer than the catalogue: what is not in it is not kept.
const kept = globalThis as { knownChargers?: Map<string, string> };

/**
 * The slug of the listed charger of this slug or id, or null where there is none. Asked before a page is made, so
 * that nobody has pages made, and kept, of addresses that he thinks up: each time anew for what is not there, so
 * that a new charger is there at once.
 * @throws AppError or Error where nobody can say.
 */
export async function knownSlug(id: string): Promise<string | null> {
  kept.knownChargers ??= new Map();
  const known = kept.knownChargers.get(id);
  if (known !== undefined) return known;
  try {
    const { slug } = await getProduct(guest, { id });
    kept.knownChargers.set(id, slug);
    return slug;
  } catch (error) {
    if (error instanceof AppError && error.code === "not_found") return null;
    throw error;
  }
}

/** What changed may have left the catalogue, or have another address. */
export function forgetKnown(): void {
  kept.knownChargers?.clear();
}
