import "server-only";
import { readIds } from "@/lib/catalogue/pages/pages";
import { type Condition, FAR, type Finder, type Way } from "@/lib/catalogue/search/conditions";
import { db, Prisma } from "@/lib/db";
import { literalLike, patternOf } from "@/lib/http/keyset";

/** Searches in PostgreSQL. Each step uses an index; a single statement would have to read and sort every charger. */
export const inDatabase: Finder = {
  find: async (way, without, wanted) => {
    const first = way.isRare ? await amongFirst(way, without, wanted) : [];
    return first.length === wanted ? first : amongAll(way, without, wanted);
  },
  mayName: async (key) => {
    const some = Prisma.sql`SELECT "productId" AS id FROM "ProductName" WHERE ${begins(key)} LIMIT 1`;
    return (await readIds(some)).length > 0;
  },
  nearest: async (where, wantedW) => {
    const other = sqlOf(where);
    // As in `amongAll`: a few matches are sorted.
    const isAny = "all" in where && where.all.length === 0;
    const watts = isAny ? Prisma.sql`"ratedPowerW"` : Prisma.sql`"ratedPowerW" + 0`;
    const found = await db().$queryRaw<{ watts: number }[]>`
      (SELECT "ratedPowerW" AS watts FROM "Product" WHERE "isListed" AND ${other}
       AND "ratedPowerW" BETWEEN ${wantedW} AND ${wantedW * FAR} ORDER BY ${watts} LIMIT 1)
      UNION ALL
      (SELECT "ratedPowerW" FROM "Product" WHERE "isListed" AND ${other}
       AND "ratedPowerW" BETWEEN ${Math.ceil(wantedW / FAR)} AND ${wantedW} ORDER BY ${watts} DESC LIMIT 1)`;
    return found.map((row) => row.watts);
  },
};

/** So many chargers are looked through in two milliseconds. */
const FIRST = 1_000;

/**
 * Of the first chargers in the order of results: as many of them as are wanted are the answer, and then what many have
 * costs no more among many. Fewer say nothing about those behind.
 */
function amongFirst({ where }: Way, without: readonly string[], wanted: number) {
  return readIds(Prisma.sql`
    SELECT id FROM (
      SELECT id, search, kind, "ratedPowerW" FROM "Product" WHERE "isListed"
      ORDER BY quantity <= 0, position, id LIMIT ${FIRST}) AS first
    WHERE ${sqlOf(where)} AND id <> ALL (${without}::uuid[]) LIMIT ${wanted}`);
}

function amongAll({ where, isRare }: Way, without: readonly string[], wanted: number) {
  // An expression without an index: the few matches are sorted, instead of walking the index to find them.
  const position = isRare ? Prisma.sql`position + 0` : Prisma.sql`position`;
  return readIds(Prisma.sql`
    SELECT id FROM "Product" WHERE "isListed" AND ${sqlOf(where)} AND id <> ALL (${without}::uuid[])
    ORDER BY quantity <= 0, ${position}, id LIMIT ${wanted}`);
}

function sqlOf(condition: Condition): Prisma.Sql {
  if ("all" in condition) return joined(condition.all, " AND ", Prisma.sql`TRUE`);
  if ("any" in condition) return joined(condition.any, " OR ", Prisma.sql`FALSE`);
  if ("contains" in condition) return Prisma.sql`search LIKE ${patternOf(condition.contains)}`;
  if ("kinds" in condition)
    return Prisma.sql`kind IN (${Prisma.join(condition.kinds.map(kindOf))})`;
  if ("named" in condition) {
    const { named, isWhole } = condition;
    const key = isWhole ? Prisma.sql`key = ${named}` : begins(named);
    return Prisma.sql`id IN (SELECT "productId" FROM "ProductName" WHERE ${key})`;
  }
  const { fromW, toW } = condition;
  return toW === Number.POSITIVE_INFINITY
    ? Prisma.sql`"ratedPowerW" >= ${fromW}`
    : Prisma.sql`"ratedPowerW" BETWEEN ${fromW} AND ${toW}`;
}

function joined(parts: readonly Condition[], word: string, none: Prisma.Sql): Prisma.Sql {
  return parts.length === 0 ? none : Prisma.sql`(${Prisma.join(parts.map(sqlOf), word)})`;
}

const begins = (key: string) => Prisma.sql`key LIKE ${`${literalLike(key)}%`}`;
const kindOf = (kind: string) => Prisma.sql`${kind}::"ProductKind"`;
