import "server-only";
import { type ProductSearch, productSearch, wordKeys } from "@/lib/catalogue/search/search-rules";
import { vocabularyOf } from "@/lib/catalogue/search/search-vocabulary";
import { searchSynonyms } from "@/lib/content/search-synonyms";
import { Prisma } from "@/lib/db";
import { holdsAll, patternOf } from "@/lib/http/keyset";

const vocabulary = vocabularyOf(searchSynonyms);

/**
 * An `AND` condition on "Product": every word of the search occurs in slug, name, model, summary, features,
 * colour or plug, in any spelling. Uses the index product_words.
 */
export function holdsWords(query: string): Prisma.Sql {
  const keys = wordKeys(query, vocabulary);
  return keys.length === 0
    ? Prisma.empty
    : Prisma.sql`AND ${holdsAll(Prisma.sql`search`, keys.map(patternOf))}`;
}

/** The same on an expression of the index line_words: chargers as they were bought. */
export function holdsKeys(query: string, expression: Prisma.Sql): Prisma.Sql {
  const keys = wordKeys(query, vocabulary);
  return keys.length === 0 ? Prisma.sql`FALSE` : holdsAll(expression, keys.map(patternOf));
}

/** Parses a search of the shop. */
export function readSearch(query: string): ProductSearch {
  return productSearch(query, vocabulary);
}
