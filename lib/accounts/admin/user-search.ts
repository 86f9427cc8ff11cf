import "server-only";
import { userBegins, userHolds } from "@/lib/accounts/admin/user-conditions";
import { normalisePhone } from "@/lib/auth/fields";
import { db, Prisma } from "@/lib/db";
import { isShort, patternsOf } from "@/lib/http/keyset";

/**
 * The FROM item of a list of users: accounts that are not deleted and match the search. A small result is
 * computed before the list sorts it. Otherwise PostgreSQL would walk the list in its order until a page is
 * full, and "Rajesh Kumar" comes after everyone from A to Q.
 */
export async function usersFound(query: string): Promise<Prisma.Sql> {
  const matches = matchesOf(query);
  if (!matches) return Prisma.sql`(SELECT * FROM "User" WHERE "erasedAt" IS NULL) AS "User"`;
  const [found] = await db().$queryRaw<{ isMany: boolean }[]>`
    SELECT count(*) > ${MANY} AS "isMany"
    FROM (SELECT FROM "User" u WHERE "erasedAt" IS NULL AND ${matches} LIMIT ${MANY + 1}) AS "User"`;
  // OFFSET is an optimisation fence.
  const first = found?.isMany ? Prisma.empty : Prisma.sql`OFFSET 0`;
  return Prisma.sql`(SELECT * FROM "User" u WHERE "erasedAt" IS NULL AND ${matches} ${first}) AS "User"`;
}

/** With so many matches some come early in any order, and sorting them all would be slow. */
const MANY = 20_000;

/** Matches every word in name, email or phone, or the user's number. Undefined for an empty search. */
function matchesOf(query: string): Prisma.Sql | undefined {
  const phone = normalisePhone(query);
  const patterns = phone ? [`%${phone}%`] : patternsOf(query);
  if (patterns.length === 0) return undefined;
  const words = isShort(query) ? userBegins(query) : userHolds(patterns);
  const number = /^#?(\d{1,9})$/.exec(query)?.[1];
  return number ? Prisma.sql`(number = ${Number(number)} OR ${words})` : words;
}
