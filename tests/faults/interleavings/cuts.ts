import { setImmediate as tick } from "node:timers/promises";
import type { Client } from "pg";
import { db, poolFigures } from "@/lib/db";

/** Cuts every database connection of the shop and waits until it has noticed. */
export async function cutAll(killer: Client): Promise<void> {
  const { rows } = await killer.query<{ pid: number }>(
    `SELECT pid, pg_terminate_backend(pid) FROM pg_stat_activity
     WHERE datname = current_database() AND pid <> pg_backend_pid() AND backend_type = 'client backend'`,
  );
  const pids = rows.map(({ pid }) => pid);
  const alive = "SELECT count(*)::int AS n FROM pg_stat_activity WHERE pid = ANY($1)";
  while ((await killer.query<{ n: number }>(alive, [pids])).rows[0]?.n) await tick();
  await hasNoticed();
}

/** Whether an error comes from a cut connection. */
export function isCut(error: unknown): boolean {
  // A socket's error is no `Error` of Jest's global object.
  return /terminat|closed|ECONNRESET|EPIPE|P1017|P2028|57P01|reach database|not queryable/i.test(
    `${String(error)} ${JSON.stringify(error)}`,
  );
}

/**
 * The shop notices a cut connection only when it reads from it: queries every connection believed to be idle
 * until all of them answer.
 */
async function hasNoticed(): Promise<void> {
  let isCutYet = true;
  while (isCutYet) {
    const asked = Array.from({ length: poolFigures().idle }, () => db().$executeRaw`SELECT 1`);
    const failed = (await Promise.allSettled(asked)).flatMap((answer) =>
      answer.status === "rejected" ? [answer.reason] : [],
    );
    const other = failed.find((error) => !isCut(error));
    if (other) throw other;
    isCutYet = failed.length > 0;
  }
}
