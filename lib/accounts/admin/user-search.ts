import "server-only";
import { userBegins, userHolds } from "@/lib/accounts/admin/user-conditions";
import { normalisePhone } from "@/lib/auth/fields";
import { db, Prisma } from "@/lib/db";
import { isShort, patternsOf } from "@/lib/http/keyset";

/**
 * What a list of users is read FROM: those who have not deleted their account and whom the search finds.
 * Few of them are all found before the list sorts them. PostgreSQL by itself would rather walk the list in
 * its order until a page is full, and "Rajesh Kumar" is behind everybody from A to Q.
 */
export async function usersFound(query: string): Promise<Prisma.Sql> {
  const matches = matchesOf(query);
  if (!matches) return Prisma.sql`(SELECT * FROM "User" WHERE "erasedAt" IS NULL) AS "User"`;
  const [found] = await db().$queryRaw<{ isMany: boolean }[]>`
    SELECT count(*) > ${MANY} AS "isMany"
    FROM (SELECT FROM "User" u WHERE "erasedAt" IS NULL AND ${matches} LIMIT ${MANY + 1}) AS "User"`;
  // OFFSET is what PostgreSQL does not look through.
  const first = found?.isMany ? Prisma.empty : Prisma.sql`OFFSET 0`;
  return Prisma.sql`(SELECT * FROM "User" u WHERE "erasedAt" IS NULL AND ${matches} ${first}) AS "User"`;
}

/** Of so many some are met soon in any order, and sorting them would take long. */
const MANY = 20_000;

/** Every word somewhere in name, e-mail or phone; or the user's number. Undefined where nothing is looked for. */
function matchesOf(query: string): Prisma.Sql | undefined {
  const phone = normalisePhone(query);
  const patterns = phone ? [`%${phone}%`] : patternsOf(query);
  if (patterns.length === 0) return undefined;
  const words = isShort(query) ? userBegins(query) : userHolds(patterns);
  const number = /^#?(\d{1,9})$/.exec(query)?.[1];
  return number ? Prisma.sql`(number = ${Number(number)} OR ${words})` : words;
}
