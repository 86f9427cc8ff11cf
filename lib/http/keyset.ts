import "server-only";
import type { Paging } from "@/lib/call/paging";
import { searchWords } from "@/lib/call/plain-text";
import { Prisma } from "@/lib/db";

type Key = {
  /** The columns that the list is sorted by, the unique one last: an index holds them in this order. */
  columns: readonly Prisma.Sql[];
  order: "asc" | "desc";
  /** The values of the entry that the page begins after or before; null for the first page. */
  from: readonly Prisma.Sql[] | null;
};

/**
 * The parts of a query that read one page by its key and never the pages before it:
 * `WHERE … ${where} ORDER BY ${orderBy} LIMIT ${limit}`. One more than asked for tells whether there is
 * more; `cutPage` takes it away again.
 */
export function keyset({ columns, order, from }: Key, { before, limit }: Paging) {
  const isDown = (order === "desc") !== (before !== undefined);
  const sign = Prisma.raw(isDown ? "<" : ">");
  const direction = Prisma.raw(isDown ? "DESC" : "ASC");
  return {
    where: from
      ? Prisma.sql`AND (${Prisma.join([...columns])}) ${sign} (${Prisma.join([...from])})`
      : Prisma.empty,
    orderBy: Prisma.join(columns.map((column) => Prisma.sql`${column} ${direction}`)),
    limit: limit + 1,
  };
}

/** LIKE's wildcards as plain characters: without this a search for "100%" finds everything with 100. */
export function literalLike(text: string): string {
  return text.replace(/[\\%_]/g, (sign) => `\\${sign}`);
}

/** The words of a search, each as a pattern that finds it anywhere. */
export function patternsOf(query: string): string[] {
  return searchWords(query).map(patternOf);
}

/** A pattern that finds a word anywhere. */
export function patternOf(word: string): string {
  return `%${literalLike(word)}%`;
}

/** Whether all of these patterns, at least one, stand in an expression: an index's own, or the index is not used. */
export function holdsAll(expression: Prisma.Sql, patterns: readonly string[]): Prisma.Sql {
  const each = patterns.map((pattern) => Prisma.sql`${expression} ILIKE ${pattern}`);
  return Prisma.sql`(${Prisma.join(each, " AND ")})`;
}

/** Whether no word of a search has the three letters in a row that a trigram index finds. */
export function isShort(query: string): boolean {
  return searchWords(query).every((word) => word.length < 3);
}
