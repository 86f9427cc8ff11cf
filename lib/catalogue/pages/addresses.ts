import { isSlug } from "@/lib/catalogue/products/slug";
import { isUuid } from "@/lib/uuid";

/** What an address below /products or /social/products refers to: a charger, or a static file. */
export type Asked = { page: "charger" | "card" | "after"; id: string } | "file";

/** Null for an address that can never be a page, whatever the catalogue holds. */
export function askedAt(pathname: string): Asked | null {
  if (pathname === "/products/sitemap.xml") return "file";
  const [, slug] = /^\/products\/([^/]+)$/.exec(pathname) ?? [];
  if (slug !== undefined) return isSlug(slug) ? { page: "charger", id: slug } : null;
  const [, card] = /^\/social\/products\/([^/]+)\.jpg$/.exec(pathname) ?? [];
  if (card !== undefined) return isSlug(card) ? { page: "card", id: card } : null;
  const [, after] = /^\/products\/after\/([^/]+)$/.exec(pathname) ?? [];
  return after !== undefined && isUuid(after) ? { page: "after", id: after.toLowerCase() } : null;
}

/** The slug for an address below /products in a different spelling: "AC03W-7.4_KW". Null if there is none. */
export function slugMeant(pathname: string): string | null {
  const [, written] = /^\/products\/([^/]{1,240})$/.exec(pathname) ?? [];
  const slug = decoded(written ?? "")
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[\s_\p{Pd}\u2212]+|(?<=\d)[.,](?=\d)/gu, "-")
    .replace(/-+/g, "-")
    .replace(/^-|-$/g, "");
  return isSlug(slug) && slug !== written ? slug : null;
}

/** Empty for a malformed percent-encoding. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return "";
  }
}
