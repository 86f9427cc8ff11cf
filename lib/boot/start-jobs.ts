import "server-only";
import { PgBoss } from "pg-boss";
import { JOBS, type Job } from "@/lib/boot/jobs";
import { required } from "@/lib/env";
import { coalesced } from "@/lib/jobs/coalesce";
import { type JobName, onWake } from "@/lib/jobs/wake";
import { log } from "@/lib/log";
import { LAST_WORK_MS, onShutdown } from "@/lib/process/shutdown";

const kept = globalThis as { boss?: PgBoss };

/** Starts the job runner once a process, and ends it in order with the process. */
export async function startJobs(): Promise<void> {
  if (kept.boss) return;
  const boss = new PgBoss({ connectionString: required("DATABASE_URL"), max: 3 });
  kept.boss = boss;
  boss.on("error", (error) => log().error({ err: error }, "job runner"));
  const stopping = new AbortController();
  const kicks = coalesced<JobName>(
    (name) => void boss.send(name, {}).catch((error) => log().warn({ err: error }, "kick lost")),
  );
  onShutdown("jobs", () => {
    stopping.abort();
    kicks.stop();
    return boss.stop({ graceful: true, timeout: LAST_WORK_MS });
  });
  await boss.start();
  for (const [name, { run, cron }] of Object.entries<Job>(JOBS)) {
    // "short": one waiting at a time over all instances, beside those that run; more kicks add nothing.
    await boss.createQueue(name, { policy: "short", retryLimit: 2 });
    await boss.work(name, { pollingIntervalSeconds: 1 }, () => run(stopping.signal));
    await boss.schedule(name, cron);
  }
  onWake(kicks.wake);
}
