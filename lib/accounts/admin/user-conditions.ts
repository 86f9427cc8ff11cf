import "server-only";
import { Prisma } from "@/lib/db";
import { holdsAll, literalLike } from "@/lib/http/keyset";

/** Users, in a query that calls them `u`, in whose name, e-mail and phone all of these patterns stand: the index user_words. */
export function userHolds(patterns: readonly string[]): Prisma.Sql {
  return holdsAll(Prisma.sql`(u.name || ' ' || u.email || ' ' || coalesce(u.phone, ''))`, patterns);
}

/** The same for a search of which no word has three letters, by the index user_by_name: names that begin so. */
export function userBegins(query: string): Prisma.Sql {
  return Prisma.sql`lower(u.name) LIKE ${`${literalLike(query.toLowerCase())}%`}`;
}
