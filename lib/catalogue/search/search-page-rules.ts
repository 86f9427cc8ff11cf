import { plainLine } from "@/lib/call/plain-text";
import type { Product } from "@/lib/catalogue/contract";
import type { ProductSearch } from "@/lib/catalogue/search/search-rules";
import { startOf } from "@/lib/graphemes";

/** The query of the search page; `page` counts from 1. */
export type Asked = { query: string; page: number };

/** A multiple of rows of two and of three. */
const ON_A_PAGE = 24;
const MOST_PAGES = 1000;
/** The call's limit for a query. */
const LONGEST = 100;

/** Reads `?q=…&page=…`; an invalid page is the first. */
export function askedOf(given: Readonly<Record<string, string | string[] | undefined>>): Asked {
  const [q, page] = [given.q, given.page].map((value) => [value].flat()[0] ?? "");
  const query = startOf(plainLine((q ?? "").replaceAll("\0", "")), LONGEST).trim();
  const number = /^\d{1,4}$/.test(page ?? "") ? Number(page) : 1;
  return { query, page: Math.min(Math.max(number, 1), MOST_PAGES) };
}

/** The range of a page plus one, which shows whether there is another page. */
export function placesOf(page: number): string {
  const from = (page - 1) * ON_A_PAGE + 1;
  return `${from}-${from + ON_A_PAGE}`;
}

/** The products of the page, and the link to the next one; null at the end. */
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

/** Whether no result has a requested power: then they are the nearest ones. */
export function areNearest(products: readonly Product[], { powers }: ProductSearch): boolean {
  if (powers.length === 0 || products.length === 0) return false;
  return products.every(({ rated_power_w: watts }) =>
    powers.every(({ fromW, toW }) => watts > 0 && (watts < fromW || watts > toW)),
  );
}

/** The suggestions of the requested kinds first. */
export function nearestFirst<T extends { kind: Product["kind"] }>(
  suggestions: readonly T[],
  { terms }: ProductSearch,
): T[] {
  const asked = new Set(terms.flatMap(({ meaning }) => meaning?.kinds ?? []));
  return suggestions.toSorted((a, b) => Number(asked.has(b.kind)) - Number(asked.has(a.kind)));
}
