import { db } from "@/lib/db";
import { until } from "@/tests/support/servers/stop-points";

/** Waits until so many connections of the test's database wait for a lock. @throws Error when they do not. */
export function untilLocked(count = 1): Promise<void> {
  return until(`${count} wait for a lock`, async () => {
    const waiting = await db().$queryRaw<unknown[]>`
      SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
    return waiting.length >= count;
  });
}
