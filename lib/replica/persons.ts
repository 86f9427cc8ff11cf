import "server-only";
import { primary } from "@/lib/db";
import { env } from "@/lib/env";
import { log } from "@/lib/log";

// Next bundles the start and each handler separately; all must share the same map.
const globalState = globalThis as { wrote?: Map<string, number> };

/** As many as administrators write within a lag; what is forgotten is in the database. */
const MOST = 1_000;

/**
 * Remembers that a person has just written, in the database, which every instance reads with the session: a place in the
 * database's log that comes after what was written. Call it after the commit.
 */
export async function noteWrite(userId: string): Promise<void> {
  if (!env().DATABASE_REPLICA_URL) return;
  try {
    const [row] = await primary().$queryRaw<{ place: number }[]>`
      UPDATE "User" SET "wroteAt" = (pg_current_wal_insert_lsn() - '0/0'::pg_lsn)::bigint
      WHERE id = ${userId}::uuid RETURNING "wroteAt"::float8 AS place`;
    remember(userId, row?.place ?? 0);
  } catch (error) {
    log().warn({ err: error }, "a write was not noted: this process reads it from the primary");
    remember(userId, Number.POSITIVE_INFINITY);
  }
}

/** The later of what a session says and of what this process knows: a page may be made by the request that wrote. */
export function placeOf({ userId, wroteAt = 0 }: { userId: string; wroteAt?: number }): number {
  return Math.max(wroteAt, globalState.wrote?.get(userId) ?? 0);
}

function remember(userId: string, place: number): void {
  globalState.wrote ??= new Map();
  const { wrote } = globalState;
  wrote.delete(userId);
  wrote.set(userId, place);
  const [oldest] = wrote.keys();
  if (wrote.size > MOST && oldest !== undefined) wrote.delete(oldest);
}
