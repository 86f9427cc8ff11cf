import "server-only";
import type { Power } from "@/lib/catalogue/search/search-power";
import type { ProductSearch, Term } from "@/lib/catalogue/search/search-rules";
import type { Meaning } from "@/lib/catalogue/search/search-vocabulary";
import { readSearch } from "@/lib/catalogue/search/word-conditions";
import { db, Prisma } from "@/lib/db";
import { literalLike, patternOf } from "@/lib/http/keyset";

type Places = { from: number; to: number };

/** What a charger is found by; `isRare` where few may fit all of it, of which each alone fits many. */
type Way = { where: Prisma.Sql; isRare?: boolean };

/**
 * The ids of the listed chargers that a search means, the likeliest first: those that are called so, those whose name
 * begins so, those that are what the words mean, those that have the words somewhere. Of equal ones those in stock
 * come first. Where no charger has the power that was named, the nearest do.
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

/** Everything, for who looks for nothing. */
async function inCatalogue({ from, to }: Places): Promise<string[]> {
  const rows = await db().$queryRaw<{ id: string }[]>`
    SELECT id FROM "Product" WHERE "isListed" ORDER BY position, id OFFSET ${from - 1} LIMIT ${to - from + 1}`;
  return rows.map(({ id }) => id);
}

/**
 * Goes one way after the other until there are so many. Each is a query of its own, which an index answers: one for all
 * would read every charger to put them in their order.
 */
async function gather(ways: readonly Way[], most: number, before: readonly string[] = []) {
  const found = [...before];
  for (const { where, isRare } of ways) {
    if (found.length >= most) break;
    // An expression that no index holds: those that fit are sorted, instead of all walked through to meet a few.
    const position = isRare ? Prisma.sql`position + 0` : Prisma.sql`position`;
    const rows = await db().$queryRaw<{ id: string }[]>`
      SELECT id FROM "Product" WHERE "isListed" AND ${where} AND id <> ALL (${found}::uuid[])
      ORDER BY quantity <= 0, ${position}, id LIMIT ${most - found.length}`;
    found.push(...rows.map(({ id }) => id));
  }
  return found;
}

/**
 * Those whose slug, model or name is what was typed, then those in which it only begins so. A power or a plug is no name,
 * and half the range has it.
 */
async function namedIds({ whole, terms, powers }: ProductSearch, most: number): Promise<string[]> {
  const isTrait = terms.every(({ meaning }) => meaning?.plugs) && terms.length + powers.length > 0;
  if (isTrait) return [];
  const name = `%#${literalLike(whole)}`;
  const begins = { where: Prisma.sql`search LIKE ${`${name}%`}` };
  const isSome = (await gather([begins], 1)).length > 0;
  return isSome ? gather([{ where: Prisma.sql`search LIKE ${`${name} %`}` }, begins], most) : [];
}

/** Chargers that are all that is meant; then those of which one of the words, or the power, is only said. */
function meantWays({ terms }: ProductSearch, powers: readonly Power[]): Way[] {
  const power = powers.length > 0 ? [any(powers.map(isAbout))] : [];
  const others = (said?: Term) => terms.filter((term) => term !== said).map(termHolds);
  const meant = all([...power, ...terms.map((term) => meaningHolds(term) ?? stands(term.word))]);
  return [
    { where: meant, isRare: power.length > 0 && terms.length > 0 },
    ...terms.filter(isSaid).map((term) => ({
      where: all([stands(term.word), ...power, ...others(term)]),
    })),
    ...powers.map((one) => ({ where: all([isNamed(one), ...others()]) })),
  ];
}

/** Whether the word itself can find more than its meaning. Two letters stand everywhere, and the texts are English. */
function isSaid({ word, meaning, power }: Term): boolean {
  if (!meaning) return power !== undefined;
  return /^[\x21-\x7e]{3,}$/.test(word) && !meaning.plugs?.some((plug) => word.includes(plug));
}

/** Twice or half the power is another charger. */
const FAR = 2;

/** The next powers above and below what was asked for that a charger has which is right otherwise, the nearer first. */
async function nearestPowers({ terms, powers }: ProductSearch): Promise<Power[]> {
  const other = all(terms.map((term) => meaningHolds(term) ?? stands(term.word)));
  // As in gather: where few fit, they are sorted.
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
  return meaning ? any([meaning, stands(term.word)]) : stands(term.word);
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
    ...(plugs ? [any(plugs.map(stands))] : []),
  ];
}

const kindOf = (kind: string) => Prisma.sql`${kind}::"ProductKind"`;

function isAbout({ fromW, toW }: Power): Prisma.Sql {
  return Prisma.sql`"ratedPowerW" BETWEEN ${fromW} AND ${toW}`;
}

/** A charger whose data sheet names no power says it in its name. */
function isNamed({ wantedW }: Power): Prisma.Sql {
  return Prisma.sql`("ratedPowerW" = 0 AND ${stands(`${wantedW / 1000}kw`)})`;
}

function stands(word: string): Prisma.Sql {
  return Prisma.sql`search LIKE ${patternOf(word)}`;
}

function all(parts: readonly Prisma.Sql[]): Prisma.Sql {
  return parts.length === 0 ? Prisma.sql`TRUE` : Prisma.sql`(${Prisma.join([...parts], " AND ")})`;
}

function any(parts: readonly Prisma.Sql[]): Prisma.Sql {
  return Prisma.sql`(${Prisma.join([...parts], " OR ")})`;
}
