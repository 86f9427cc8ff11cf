import { z } from "zod";

/** Entries per page of a list, for the server's first page and the browser's next ones. */
export const PAGE = 20;

/** The `limit` field of a list, `usual` by default. Coerced, because a query holds text. */
export function limit(most = 100, usual = PAGE) {
  const error = `A limit is a whole number from 1 to ${most}.`;
  return z.coerce.number({ error }).int(error).min(1, error).max(most, error).default(usual);
}

/** Input fields of a list: the page after or before the entry of that id; neither means the first page. */
export const paging = {
  after: z.uuid().optional(),
  before: z.uuid().optional(),
  limit: limit(),
};
export type Paging = { after?: string; before?: string; limit: number };

/** Output fields of a list: the ids to continue after and to go back before; null at either end. */
export const pageEnds = { next: z.string().nullable(), previous: z.string().nullable() };
export type PageEnds = { next: string | null; previous: string | null };

/**
 * Cuts a page out of the rows of a query that asked for one more than `limit`. Rows of a page before an
 * entry come in reverse order.
 */
export function cutPage<T>(
  found: readonly T[],
  { after, before, limit }: Paging,
  idOf: (entry: T) => string,
): { entries: T[]; ends: PageEnds } {
  const isMore = found.length > limit;
  const page = found.slice(0, limit);
  const entries = before ? page.reverse() : page;
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

/** Rows in the order of `ids`; ids without a row are skipped. */
export function inOrder<T extends { id: string }>(ids: readonly string[], rows: readonly T[]): T[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
