import "server-only";
import { type ProductSearch, productSearch, wordKeys } from "@/lib/catalogue/search/search-rules";
import { vocabularyOf } from "@/lib/catalogue/search/search-vocabulary";
import { searchSynonyms } from "@/lib/content/search-synonyms";
import { Prisma } from "@/lib/db";
import { patternOf } from "@/lib/http/keyset";

const vocabulary = vocabularyOf(searchSynonyms);

/**
 * An `AND` condition on "Product": every word of the search occurs in slug, name, model, summary, features,
 * colour or plug, in any spelling. Uses the index product_words.
 */
export function holdsWords(query: string): Prisma.Sql {
  const keys = wordKeys(query, vocabulary);
  return keys.length === 0 ? Prisma.empty : Prisma.sql`AND ${holdsEach(keys, Prisma.sql`search`)}`;
}

/** The same on an expression of the index line_words: chargers as they were bought. */
export function holdsKeys(query: string, expression: Prisma.Sql): Prisma.Sql {
  const keys = wordKeys(query, vocabulary);
  return keys.length === 0 ? Prisma.sql`FALSE` : holdsEach(keys, expression);
}

/**
 * Keys and indexed texts are in lower case: LIKE is enough. It takes half of ILIKE's time where two letters leave
 * only reading everything.
 */
function holdsEach(keys: readonly string[], expression: Prisma.Sql): Prisma.Sql {
  const each = keys.map((key) => Prisma.sql`${expression} LIKE ${patternOf(key)}`);
  return Prisma.sql`(${Prisma.join(each, " AND ")})`;
}

/** Parses a search of the shop. */
export function readSearch(query: string): ProductSearch {
  return productSearch(query, vocabulary);
}
