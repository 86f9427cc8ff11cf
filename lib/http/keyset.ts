import "server-only";
import type { Paging } from "@/lib/call/paging";
import { searchWords } from "@/lib/call/plain-text";
import { Prisma } from "@/lib/db";

type Key = {
  /** The columns that the list is sorted by, the unique one last. An index must have the same order. */
  columns: readonly Prisma.Sql[];
  order: "asc" | "desc";
  /** The values of the entry that the page starts after or before; null for the first page. */
  from: readonly Prisma.Sql[] | null;
};

/**
 * SQL fragments of keyset pagination: `WHERE … ${where} ORDER BY ${orderBy} LIMIT ${limit}`. Earlier pages
 * are never read. The limit is one more than asked for, to see whether there is more; `cutPage` drops the
 * extra row.
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

/** Escapes LIKE's wildcards: otherwise a search for "100%" finds everything with 100. */
export function literalLike(text: string): string {
  return text.replace(/[\\%_]/g, (sign) => `\\${sign}`);
}

/** The words of a search as LIKE patterns, each matching anywhere. */
export function patternsOf(query: string): string[] {
  return searchWords(query).map(patternOf);
}

/** A LIKE pattern that matches the word anywhere. */
export function patternOf(word: string): string {
  return `%${literalLike(word)}%`;
}

/**
 * An expression that matches all patterns (at least one). It must be the indexed expression, or the index is
 * not used.
 */
export function holdsAll(expression: Prisma.Sql, patterns: readonly string[]): Prisma.Sql {
  const each = patterns.map((pattern) => Prisma.sql`${expression} ILIKE ${pattern}`);
  return Prisma.sql`(${Prisma.join(each, " AND ")})`;
}

/** Whether every word is too short for a trigram index, which needs three letters in a row. */
export function isShort(query: string): boolean {
  return searchWords(query).every((word) => word.length < 3);
}
