import { createHash } from "node:crypto";

/** Most statements that get a name: each connection keeps a plan for every one until it is closed. */
const MOST = 500;
const names = new Map<string, string>();

/** Statements whose best plan depends on the values: searches, sums, and sorted lists. */
const SEARCHES = /\bI?LIKE\b|\bGROUP BY\b|\b(count|sum)\(/i;
/** Prisma's count of what belongs to one row is no search. */
const COUNT_OF_ROW = /COUNT\(\*\) AS "_aggr_count_\w+"/g;
const LISTS = /\bORDER BY\b[^)]*$/;
const WRITES = /^\s*(INSERT|UPDATE|DELETE)\b|\bFOR (NO KEY )?UPDATE\b/;

/**
 * The name of a prepared statement, so that PostgreSQL does not parse and plan it each time; empty for one
 * that is planned anew. A migration that changes a statement's result needs a restart of the processes, or
 * those connections refuse the statement.
 */
export function statementName({ sql }: { sql: string }): string {
  const known = names.get(sql);
  if (known !== undefined) return known;
  const isSearch = SEARCHES.test(sql.replace(COUNT_OF_ROW, ""));
  const isPlannedAnew = !WRITES.test(sql) && (isSearch || LISTS.test(sql));
  return isPlannedAnew ? "" : nameOf(sql);
}

/** The name of a statement that has one plan for all values; empty when there are too many. */
export function nameOf(sql: string): string {
  const known = names.get(sql);
  if (known !== undefined) return known;
  if (names.size >= MOST) return "";
  const name = createHash("sha256").update(sql).digest("base64url");
  names.set(sql, name);
  return name;
}
