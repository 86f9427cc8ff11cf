import { createHash } from "node:crypto";
import type { ClientBase } from "pg";

/** Most statements that get a name: each connection keeps a plan for every one until it is closed. */
const MOST = 500;
const names = new Map<string, string>();

// Next bundles the start and each handler separately; all must know the same.
const globalState = globalThis as { statementNames?: boolean };

/** Names are given from now on, or not. */
export function allowNames(areAllowed: boolean | undefined): void {
  globalState.statementNames = areAllowed;
}

/**
 * Tries on a new connection whether names may be used: a pooler in transaction mode that does not know them (PgBouncer before
 * 1.21) hands the next transaction to a server process that has not prepared the statement. Without a trial nothing has a name.
 */
export async function tryNames(client: ClientBase): Promise<void> {
  // One way to one database that does not keep them is enough: a statement does not know its way yet.
  allowNames((await areKept(client)) && globalState.statementNames !== false);
}

const PROBE = {
  name: "arklane_probe",
  text: "SELECT pg_backend_pid() AS pid, ARRAY(SELECT name FROM pg_prepared_statements) AS names",
};

async function areKept(client: ClientBase): Promise<boolean> {
  // A pooler gives out a number of its own.
  const { processID } = client as ClientBase & { processID?: number };
  try {
    const { rows } = await client.query<{ pid: number; names: string[] }>(PROBE);
    const [row] = rows;
    // A pooler that knows names gives the statement another at the server.
    return row?.pid === processID || row?.names.includes(PROBE.name) === false;
  } catch (error) {
    // duplicate_prepared_statement: of another client, on the same server process.
    if ((error as { code?: string }).code === "42P05") return false;
    throw error;
  }
}

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
  if (!globalState.statementNames) return "";
  const known = names.get(sql);
  if (known !== undefined) return known;
  const isSearch = SEARCHES.test(sql.replace(COUNT_OF_ROW, ""));
  const isPlannedAnew = !WRITES.test(sql) && (isSearch || LISTS.test(sql));
  return isPlannedAnew ? "" : nameOf(sql);
}

/** The name of a statement that has one plan for all values; empty when there are too many. */
export function nameOf(sql: string): string {
  if (!globalState.statementNames) return "";
  const known = names.get(sql);
  if (known !== undefined) return known;
  if (names.size >= MOST) return "";
  const name = createHash("sha256").update(sql).digest("base64url");
  names.set(sql, name);
  return name;
}
