import "server-only";
import { readIds } from "@/lib/catalogue/pages/pages";
import {
  type Finder,
  meantWays,
  namedWays,
  type Way,
  withoutPower,
} from "@/lib/catalogue/search/conditions";
import { inDatabase } from "@/lib/catalogue/search/in-database";
import { inMemory } from "@/lib/catalogue/search/memory/find";
import { indexAt } from "@/lib/catalogue/search/memory/follow";
import type { Power } from "@/lib/catalogue/search/search-power";
import type { ProductSearch } from "@/lib/catalogue/search/search-rules";
import { readSearch } from "@/lib/catalogue/search/word-conditions";
import { Prisma } from "@/lib/db";

type Places = { from: number; to: number };

/**
 * The ids of the listed chargers that match a search, best first: exact names, names with this prefix,
 * chargers that fit the meaning, chargers whose texts contain the words. Among equals those in stock come
 * first. If no charger has the requested power, the nearest ones are returned. Searched in memory if this process has
 * the catalogue of this state (the sum of "CatalogueChange") or can follow to it, else in PostgreSQL.
 */
export async function searchIds(query: string, places: Places, state: string): Promise<string[]> {
  const search = readSearch(query);
  if (search.whole === "") return inCatalogue(places);
  const index = await indexAt(state);
  return searchIn(index ? inMemory(index) : inDatabase, search, places);
}

/** The same for a parsed search that is not empty, in one place. */
export async function searchIn(
  finder: Finder,
  search: ProductSearch,
  { from, to }: Places,
): Promise<string[]> {
  const named = await namedIds(finder, search, to);
  const found = await gather(finder, meantWays(search, search.powers), to, named);
  if (found.length > 0 || search.powers.length === 0) return found.slice(from - 1);
  const nearest = await nearestPowers(finder, search);
  const ways = nearest.flatMap((power) => meantWays(search, [power]).slice(0, 1));
  return (await gather(finder, ways, to)).slice(from - 1);
}

/** The whole catalogue, for an empty search. */
function inCatalogue({ from, to }: Places): Promise<string[]> {
  return readIds(Prisma.sql`
    SELECT id FROM "Product" WHERE "isListed" ORDER BY position, id OFFSET ${from - 1} LIMIT ${to - from + 1}`);
}

/** Goes the ways in order until there are enough results. */
async function gather(
  finder: Finder,
  ways: readonly Way[],
  most: number,
  before: readonly string[] = [],
): Promise<string[]> {
  const found = [...before];
  for (const way of ways) {
    const wanted = most - found.length;
    if (wanted <= 0) break;
    found.push(...(await finder.find(way, found, wanted)));
  }
  return found;
}

/**
 * Chargers whose slug, model or name equals the query, then those that start with it. A power or a plug is
 * not a name: half the range has it.
 */
async function namedIds(finder: Finder, search: ProductSearch, most: number): Promise<string[]> {
  const { terms, powers, whole } = search;
  const isTrait = terms.every(({ meaning }) => meaning?.plugs) && terms.length + powers.length > 0;
  if (isTrait || !(await finder.mayName(whole))) return [];
  return gather(finder, namedWays(search), most);
}

/** The next higher and lower powers among chargers that otherwise match, nearest first. */
async function nearestPowers(finder: Finder, search: ProductSearch): Promise<Power[]> {
  const others = withoutPower(search);
  const found = await Promise.all(
    search.powers.map(async ({ wantedW }) => {
      const watts = await finder.nearest(others, wantedW);
      return watts.map((one) => ({ fromW: one, toW: one, wantedW }));
    }),
  );
  const distance = ({ fromW, wantedW }: Power) => Math.abs(fromW - wantedW);
  return found.flat().toSorted((a, b) => distance(a) - distance(b));
}
