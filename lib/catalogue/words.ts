import "server-only";
import { Prisma } from "@/lib/db";
import { holdsAll, isShort, patternsOf } from "@/lib/http/keyset";

/**
 * An `AND` condition of a query over "Product": every word of the search stands in name, model, summary or
 * features. The expression is the one of the index product_words, or the index is not used.
 * It finds three letters and more: one or two are looked for in the short name alone.
 */
export function holdsWords(query: string): Prisma.Sql {
  const patterns = patternsOf(query);
  if (patterns.length === 0) return Prisma.empty;
  return Prisma.sql`AND ${holdsAll(isShort(query) ? NAME : WORDS, patterns)}`;
}

const NAME = Prisma.sql`name`;
const WORDS = Prisma.sql`(name || ' ' || model || ' ' || summary || ' ' || features)`;
