import "server-only";
import { Prisma } from "@/lib/db";
import { holdsAll, literalLike } from "@/lib/http/keyset";

/** Condition: name, email and phone of the user `u` match all patterns. Uses the index user_words. */
export function userHolds(patterns: readonly string[]): Prisma.Sql {
  return holdsAll(Prisma.sql`(u.name || ' ' || u.email || ' ' || coalesce(u.phone, ''))`, patterns);
}

/** For a search without any word of three letters: names that start with it. Uses the index user_by_name. */
export function userBegins(query: string): Prisma.Sql {
  return Prisma.sql`lower(u.name) LIKE ${`${literalLike(query.toLowerCase())}%`}`;
}
