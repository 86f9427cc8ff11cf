import { createHash } from "node:crypto";

/** So many texts get a name: each connection keeps a plan of every one until it is closed. */
const MOST = 500;
const names = new Map<string, string>();

/** Where the best plan depends on the values: searches, sums, and lists by their order. */
const SEARCHES = /\bI?LIKE\b|\bGROUP BY\b|\b(count|sum)\(/i;
const LISTS = /\bORDER BY\b[^)]*$/;
const WRITES = /^\s*(INSERT|UPDATE|DELETE)\b|\bFOR (NO KEY )?UPDATE\b/;

/**
 * The name under which a connection keeps the plan of a statement, so that PostgreSQL does not parse and plan it
 * each time; empty for one that is planned anew. A migration that changes what a statement answers needs the
 * processes to start anew, or those connections refuse it.
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
