import "server-only";
import { readIds } from "@/lib/catalogue/pages/pages";
import type { Power } from "@/lib/catalogue/search/search-power";
import type { ProductSearch, Term } from "@/lib/catalogue/search/search-rules";
import type { Meaning } from "@/lib/catalogue/search/search-vocabulary";
import { readSearch } from "@/lib/catalogue/search/word-conditions";
import { db, Prisma } from "@/lib/db";
import { literalLike, patternOf } from "@/lib/http/keyset";

type Places = { from: number; to: number };

/** One query of a search; `isRare` if few chargers may match all conditions but many match each. */
type Way = { where: Prisma.Sql; isRare?: boolean };

/**
 * The ids of the listed chargers that match a search, best first: exact names, names with this prefix,
 * chargers that fit the meaning, chargers whose texts contain the words. Among equals those in stock come
 * first. If no charger has the requested power, the nearest ones are returned.
 */
export async function searchIds(query: string, { from, to }: Places): Promise<string[]> {
  const search = readSearch(query);
  const { whole, powers } = search;
  if (whole === "") return inCatalogue({ from, to });
  const named = await namedIds(search, to);
  const found = await gather(meantWays(search, powers), to, named);
  if (found.length > 0 || powers.length === 0) return found.slice(from - 1);
  const nearest = await nearestPowers(search);
  const ways = nearest.flatMap((power) => meantWays(search, [power]).slice(0, 1));
  return (await gather(ways, to)).slice(from - 1);
}

/** The whole catalogue, for an empty search. */
function inCatalogue({ from, to }: Places): Promise<string[]> {
  return readIds(Prisma.sql`
    SELECT id FROM "Product" WHERE "isListed" ORDER BY position, id OFFSET ${from - 1} LIMIT ${to - from + 1}`);
}

/**
 * Runs the queries in order until there are enough results. Each uses an index; a single query would have to
 * read and sort every charger.
 */
async function gather(ways: readonly Way[], most: number, before: readonly string[] = []) {
  const found = [...before];
  for (const way of ways) {
    const wanted = most - found.length;
    if (wanted <= 0) break;
    const first = way.isRare ? await amongFirst(way.where, found, wanted) : [];
    found.push(...(first.length === wanted ? first : await amongAll(way, found, wanted)));
  }
  return found;
}

/** So many chargers are looked through in two milliseconds. */
const FIRST = 1_000;

/**
 * Of the first chargers in the order of results: as many of them as are wanted are the answer, and then what many have
 * costs no more among many. Fewer say nothing about those behind.
 */
function amongFirst(where: Prisma.Sql, without: readonly string[], wanted: number) {
  return readIds(Prisma.sql`
    SELECT id FROM (
      SELECT id, search, kind, "ratedPowerW" FROM "Product" WHERE "isListed"
      ORDER BY quantity <= 0, position, id LIMIT ${FIRST}) AS first
    WHERE ${where} AND id <> ALL (${without}::uuid[]) LIMIT ${wanted}`);
}

function amongAll({ where, isRare }: Way, without: readonly string[], wanted: number) {
  // An expression without an index: the few matches are sorted, instead of walking the index to find them.
  const position = isRare ? Prisma.sql`position + 0` : Prisma.sql`position`;
  return readIds(Prisma.sql`
    SELECT id FROM "Product" WHERE "isListed" AND ${where} AND id <> ALL (${without}::uuid[])
    ORDER BY quantity <= 0, ${position}, id LIMIT ${wanted}`);
}

/**
 * Chargers whose slug, model or name equals the query, then those that start with it. A power or a plug is
 * not a name: half the range has it.
 */
async function namedIds({ whole, terms, powers }: ProductSearch, most: number): Promise<string[]> {
  const isTrait = terms.every(({ meaning }) => meaning?.plugs) && terms.length + powers.length > 0;
  if (isTrait) return [];
  const begins = Prisma.sql`key LIKE ${`${literalLike(whole)}%`}`;
  const [some] = await readIds(
    Prisma.sql`SELECT "productId" AS id FROM "ProductName" WHERE ${begins} LIMIT 1`,
  );
  return some ? gather([named(Prisma.sql`key = ${whole}`), named(begins)], most) : [];
}

function named(key: Prisma.Sql): Way {
  return { where: Prisma.sql`id IN (SELECT "productId" FROM "ProductName" WHERE ${key})` };
}

/** Chargers that fit all meanings; then those that match one word, or the power, only literally. */
function meantWays({ terms }: ProductSearch, powers: readonly Power[]): Way[] {
  const power = powers.length > 0 ? [any(powers.map(isAbout))] : [];
  const others = (literal?: Term) => terms.filter((term) => term !== literal).map(termHolds);
  const meant = all([...power, ...terms.map((term) => meaningHolds(term) ?? contains(term.word))]);
  return [
    { where: meant, isRare: power.length > 0 && terms.length > 0 },
    ...terms.filter(matchesLiterally).map((term) => ({
      where: all([contains(term.word), ...power, ...others(term)]),
    })),
    ...powers.map((one) => ({ where: all([isNamed(one), ...others()]) })),
  ];
}

/**
 * Whether the literal word can match more than its meaning. Two letters occur everywhere, and the texts are
 * English.
 */
function matchesLiterally({ word, meaning, power }: Term): boolean {
  if (!meaning) return power !== undefined;
  return /^[\x21-\x7e]{3,}$/.test(word) && !meaning.plugs?.some((plug) => word.includes(plug));
}

/** More than twice or less than half the power is not an alternative. */
const FAR = 2;

/** The next higher and lower powers among chargers that otherwise match, nearest first. */
async function nearestPowers({ terms, powers }: ProductSearch): Promise<Power[]> {
  const other = all(terms.map((term) => meaningHolds(term) ?? contains(term.word)));
  // As in `gather`: a few matches are sorted.
  const watts = terms.length > 0 ? Prisma.sql`"ratedPowerW" + 0` : Prisma.sql`"ratedPowerW"`;
  const queries = powers.map(
    ({ wantedW }) => db().$queryRaw<{ fromW: number }[]>`
      (SELECT "ratedPowerW" AS "fromW" FROM "Product" WHERE "isListed" AND ${other}
       AND "ratedPowerW" BETWEEN ${wantedW} AND ${wantedW * FAR} ORDER BY ${watts} LIMIT 1)
      UNION ALL
      (SELECT "ratedPowerW" FROM "Product" WHERE "isListed" AND ${other}
       AND "ratedPowerW" BETWEEN ${Math.ceil(wantedW / FAR)} AND ${wantedW} ORDER BY ${watts} DESC LIMIT 1)`,
  );
  const rows = (await Promise.all(queries)).flatMap((found, at) =>
    found.map(({ fromW }) => ({ fromW, toW: fromW, wantedW: powers[at]?.wantedW ?? fromW })),
  );
  const distance = ({ fromW, wantedW }: Power) => Math.abs(fromW - wantedW);
  return rows.toSorted((a, b) => distance(a) - distance(b));
}

function termHolds(term: Term): Prisma.Sql {
  const meaning = meaningHolds(term);
  return meaning ? any([meaning, contains(term.word)]) : contains(term.word);
}

function meaningHolds({ meaning, power }: Term): Prisma.Sql | undefined {
  if (power) return isAbout(power);
  return meaning && all(partsOf(meaning));
}

function partsOf({ kinds, fromW, toW, plugs }: Meaning): Prisma.Sql[] {
  return [
    ...(kinds ? [Prisma.sql`kind IN (${Prisma.join(kinds.map(kindOf))})`] : []),
    ...(fromW ? [Prisma.sql`"ratedPowerW" >= ${fromW}`] : []),
    ...(toW ? [Prisma.sql`"ratedPowerW" BETWEEN 1 AND ${toW}`] : []),
    ...(plugs ? [any(plugs.map(contains))] : []),
  ];
}

const kindOf = (kind: string) => Prisma.sql`${kind}::"ProductKind"`;

function isAbout({ fromW, toW }: Power): Prisma.Sql {
  return Prisma.sql`"ratedPowerW" BETWEEN ${fromW} AND ${toW}`;
}

/** A charger without a power in its data sheet may have it in its name. */
function isNamed({ wantedW }: Power): Prisma.Sql {
  return Prisma.sql`("ratedPowerW" = 0 AND ${contains(`${wantedW / 1000}kw`)})`;
}

function contains(word: string): Prisma.Sql {
  return Prisma.sql`search LIKE ${patternOf(word)}`;
}

function all(parts: readonly Prisma.Sql[]): Prisma.Sql {
  return parts.length === 0 ? Prisma.sql`TRUE` : Prisma.sql`(${Prisma.join([...parts], " AND ")})`;
}

function any(parts: readonly Prisma.Sql[]): Prisma.Sql {
  return Prisma.sql`(${Prisma.join([...parts], " OR ")})`;
}
