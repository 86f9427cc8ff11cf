import "server-only";
import { db } from "@/lib/db";

/** The number of queued and running jobs per queue; empty before the job runner has created its tables. */
export async function queuedJobs(): Promise<{ name: string; jobs: number }[]> {
  const [{ made } = { made: false }] = await db().$queryRaw<{ made: boolean }[]>`
    SELECT to_regclass('pgboss.job') IS NOT NULL AS made`;
  if (!made) return [];
  return db().$queryRaw`
    SELECT q.name, count(j.id)::int AS jobs FROM pgboss.queue q
    LEFT JOIN pgboss.job j ON j.name = q.name AND j.state < 'completed'
    WHERE NOT starts_with(q.name, '__') GROUP BY q.name`;
}
