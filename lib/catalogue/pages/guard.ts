import "server-only";
import { askedAt, slugMeant } from "@/lib/catalogue/pages/addresses";
import { knownSlug } from "@/lib/catalogue/pages/known";

/**
 * What to do with an address below /products or /social/products: serve it, redirect, or answer "not found".
 */
export type Routing = "serve" | "not-found" | { to: string; isPermanent?: boolean };

/**
 * Decides before a page is rendered. If the catalogue cannot be read, prerendered pages are still served,
 * and no new ones are rendered.
 */
export async function routingOf(pathname: string): Promise<Routing> {
  const asked = askedAt(pathname);
  if (asked === null) return routingOfSpelling(pathname);
  if (asked === "file") return "serve";
  const { page, id } = asked;
  const slug = await knownSlug(id).catch(() => undefined);
  if (slug === undefined) return "serve";
  // The charger at which a catalogue page starts may have been delisted since.
  if (page === "after") return slug === null ? { to: "/products" } : "serve";
  if (slug === null) return "not-found";
  if (slug === id) return "serve";
  return { to: page === "card" ? `/social/products/${slug}.jpg` : `/products/${slug}` };
}

/** Redirects a misspelled address to the charger's own, permanently. */
async function routingOfSpelling(pathname: string): Promise<Routing> {
  const meant = slugMeant(pathname);
  const slug = meant && (await knownSlug(meant).catch(() => null));
  return slug ? { to: `/products/${slug}`, isPermanent: true } : "not-found";
}
