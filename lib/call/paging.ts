import { z } from "zod";

/** How many entries a list is asked for at once, by the page that draws the first ones and by the browser after it. */
export const PAGE = 20;

/** How many entries are wanted at most, `usual` where nothing is said. A query has it as text. */
export function limit(most = 100, usual = PAGE) {
  const error = `A limit is a whole number from 1 to ${most}.`;
  return z.coerce.number({ error }).int(error).min(1, error).max(most, error).default(usual);
}

/** Fields of a list's input: the page after or before the entry of that id; neither is the first page. */
export const paging = {
  after: z.uuid().optional(),
  before: z.uuid().optional(),
  limit: limit(),
};
export type Paging = { after?: string; before?: string; limit: number };

/** Fields of a list's answer: the id to go on after, and the one to go back before; null at either end. */
export const pageEnds = { next: z.string().nullable(), previous: z.string().nullable() };
export type PageEnds = { next: string | null; previous: string | null };

/**
 * Cuts a page out of the rows that a query with one more than `limit` has found, in the order it found
 * them: backwards where the page is the one before an entry.
 */
export function cutPage<T>(
  found: readonly T[],
  { after, before, limit }: Paging,
  idOf: (entry: T) => string,
): { entries: T[]; ends: PageEnds } {
  const isMore = found.length > limit;
  const kept = found.slice(0, limit);
  const entries = before ? kept.reverse() : kept;
  const first = entries[0];
  const last = entries.at(-1);
  const goesOn = before ? last !== undefined : isMore;
  const goesBack = before ? isMore : after !== undefined;
  return {
    entries,
    ends: {
      next: goesOn && last ? idOf(last) : null,
      previous: goesBack && first ? idOf(first) : null,
    },
  };
}

/** Rows in the order of their ids; an id without a row is left out. */
export function inOrder<T extends { id: string }>(ids: readonly string[], rows: readonly T[]): T[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
