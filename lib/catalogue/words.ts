import "server-only";
import { Prisma } from "@/lib/db";
import { patternsOf } from "@/lib/http/keyset";

/**
 * `AND` conditions of a query over "Product": every word of the search stands in name, model, summary or
 * features. The expression is the one of the index product_words, or the index is not used.
 */
export function holdsWords(query: string): Prisma.Sql {
  const conditions = patternsOf(query).map(
    (pattern) =>
      Prisma.sql`AND (name || ' ' || model || ' ' || summary || ' ' || features) ILIKE ${pattern}`,
  );
  return conditions.length === 0 ? Prisma.empty : Prisma.join(conditions, " ");
}
