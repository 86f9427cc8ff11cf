import { isSlug } from "@/lib/catalogue/rules";
import { isUuid } from "@/lib/uuid";

/** What is at an address below /products or /social/products: the charger that it hangs on, or a file of ours. */
export type Asked = { page: "charger" | "card" | "after"; id: string } | "file";

/** Null for an address of which no page can ever be made, whatever is in the catalogue. */
export function askedAt(pathname: string): Asked | null {
  if (pathname === "/products/sitemap.xml") return "file";
  const [, slug] = /^\/products\/([^/]+)$/.exec(pathname) ?? [];
  if (slug !== undefined) return isSlug(slug) ? { page: "charger", id: slug } : null;
  const [, card] = /^\/social\/products\/([^/]+)\.jpg$/.exec(pathname) ?? [];
  if (card !== undefined) return isSlug(card) ? { page: "card", id: card } : null;
  const [, after] = /^\/products\/after\/([^/]+)$/.exec(pathname) ?? [];
  return after !== undefined && isUuid(after) ? { page: "after", id: after.toLowerCase() } : null;
}
