import "server-only";
import { Prisma } from "@/lib/db";
import { isShort, patternsOf } from "@/lib/http/keyset";

/**
 * `AND` conditions of a query over "Product": every word of the search stands in name, model, summary or
 * features. The expression is the one of the index product_words, or the index is not used.
 * It finds three letters and more: one or two are looked for in the short name alone.
 */
export function holdsWords(query: string): Prisma.Sql {
  const words = isShort(query) ? NAME : WORDS;
  const conditions = patternsOf(query).map((pattern) => Prisma.sql`AND ${words} ILIKE ${pattern}`);
  return conditions.length === 0 ? Prisma.empty : Prisma.join(conditions, " ");
}

const NAME = Prisma.sql`name`;
const WORDS = Prisma.sql`(name || ' ' || model || ' ' || summary || ' ' || features)`;
