import { plainLine } from "@/lib/call/plain-text";
import type { Product } from "@/lib/catalogue/contract";
import type { ProductSearch } from "@/lib/catalogue/search/search-rules";
import { startOf } from "@/lib/graphemes";

/** What the address of the search page asks for: `page` counts from 1. */
export type Asked = { query: string; page: number };

/** A multiple of the rows of two and three. */
const ON_A_PAGE = 24;
const MOST_PAGES = 1000;
/** What the call takes at most. */
const LONGEST = 100;

/** Reads `?q=…&page=…`; what is no page is the first. */
export function askedOf(given: Readonly<Record<string, string | string[] | undefined>>): Asked {
  const [q, page] = [given.q, given.page].map((value) => [value].flat()[0] ?? "");
  const query = startOf(plainLine((q ?? "").replaceAll("\0", "")), LONGEST).trim();
  const number = /^\d{1,4}$/.test(page ?? "") ? Number(page) : 1;
  return { query, page: Math.min(Math.max(number, 1), MOST_PAGES) };
}

/** The places of a page and one more, which says whether there is another page. */
export function placesOf(page: number): string {
  const from = (page - 1) * ON_A_PAGE + 1;
  return `${from}-${from + ON_A_PAGE}`;
}

/** What is shown of those, and the address that goes on; null at the end. */
export function shownOf(found: readonly Product[], { query, page }: Asked) {
  const isMore = found.length > ON_A_PAGE;
  return {
    products: found.slice(0, ON_A_PAGE),
    next: isMore ? `/search?${new URLSearchParams({ q: query, page: String(page + 1) })}` : null,
  };
}

/** "4 chargers for “wallbox”". */
export function foundText(count: number, { query, page }: Asked, isMore: boolean): string {
  if (count === 0) return `No charger found for “${query}”`;
  const some = isMore || page > 1 ? "Chargers" : count === 1 ? "1 charger" : `${count} chargers`;
  return `${some} for “${query}”${page > 1 ? `, page ${page}` : ""}`;
}

/** Whether a power was asked for that none of these has: they are the nearest. */
export function areNearest(products: readonly Product[], { powers }: ProductSearch): boolean {
  if (powers.length === 0 || products.length === 0) return false;
  return products.every(({ rated_power_w: watts }) =>
    powers.every(({ fromW, toW }) => watts > 0 && (watts < fromW || watts > toW)),
  );
}

/** The suggestions of the kinds that were asked for before the others. */
export function nearestFirst<T extends { kind: Product["kind"] }>(
  suggestions: readonly T[],
  { terms }: ProductSearch,
): T[] {
  const asked = new Set(terms.flatMap(({ meaning }) => meaning?.kinds ?? []));
  return suggestions.toSorted((a, b) => Number(asked.has(b.kind)) - Number(asked.has(a.kind)));
}
