import "server-only";
import { askedAt, slugMeant } from "@/lib/catalogue/pages/addresses";
import { knownSlug } from "@/lib/catalogue/pages/known";

/** What to do with an address below /products or /social/products: make its page, show another one, or none. */
export type Way = "go on" | "nowhere" | { to: string; forGood?: boolean };

/**
 * Decides before a page is made. While nobody can say what is in the catalogue, a page that was made before is
 * still shown, and none is made of what cannot be read.
 */
export async function wayOf(pathname: string): Promise<Way> {
  const asked = askedAt(pathname);
  if (asked === null) return wayOfSpelling(pathname);
  if (asked === "file") return "go on";
  const { page, id } = asked;
  const slug = await knownSlug(id).catch(() => undefined);
  if (slug === undefined) return "go on";
  // The charger that a page of the catalogue went on after may have left it since that was shown.
  if (page === "after") return slug === null ? { to: "/products" } : "go on";
  if (slug === null) return "nowhere";
  if (slug === id) return "go on";
  return { to: page === "card" ? `/social/products/${slug}.jpg` : `/products/${slug}` };
}

/** An address as people write it by hand or from the name leads to the one that the charger has. */
async function wayOfSpelling(pathname: string): Promise<Way> {
  const meant = slugMeant(pathname);
  const slug = meant && (await knownSlug(meant).catch(() => null));
  return slug ? { to: `/products/${slug}`, forGood: true } : "nowhere";
}
