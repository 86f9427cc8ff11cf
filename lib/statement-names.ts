import { createHash } from "node:crypto";

/** Most statements that get a name: each connection keeps a plan for every one until it is closed. */
const MOST = 500;
const names = new Map<string, string>();

/** Statements whose best plan depends on the values: searches, sums, and sorted lists. */
const SEARCHES = /\bI?LIKE\b|\bGROUP BY\b|\b(count|sum)\(/i;
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
  const isPlannedAnew = !WRITES.test(sql) && (SEARCHES.test(sql) || LISTS.test(sql));
  if (isPlannedAnew || names.size >= MOST) return "";
  const name = createHash("sha256").update(sql).digest("base64url");
  names.set(sql, name);
  return name;
}
