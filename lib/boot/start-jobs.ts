import "server-only";
import { PgBoss } from "pg-boss";
import { JOBS, type Job } from "@/lib/boot/jobs";
import { required } from "@/lib/env";
import { coalesced } from "@/lib/jobs/coalesce";
import { type JobName, onWake } from "@/lib/jobs/wake";
import { log } from "@/lib/log";
import { LAST_WORK_MS, onShutdown } from "@/lib/process/shutdown";
import { runsJobs } from "@/lib/process/supervisor";

const globalState = globalThis as { boss?: PgBoss };

/** For scheduled jobs and the wakes of other processes; a wake of this one does not wait for it. */
const POLL_S = 1;

/**
 * Starts the job runner once per process and stops it on shutdown. Of several processes behind one port the first
 * runs the jobs, and the others only wake them.
 */
export async function startJobs(): Promise<void> {
  if (globalState.boss) return;
  const isRunner = runsJobs();
  const connections = isRunner ? { max: 3 } : { max: 1, supervise: false, schedule: false };
  const boss = new PgBoss({ connectionString: required("DATABASE_URL"), ...connections });
  globalState.boss = boss;
  boss.on("error", (error) => log().error({ err: error }, "job runner"));
  const stopping = new AbortController();
  const workers = new Map<string, string>();
  const runNow = async (name: JobName) => {
    await boss.send(name, {});
    const worker = workers.get(name);
    if (worker) boss.notifyWorker(worker);
  };
  const wakes = coalesced<JobName>(
    (name) => void runNow(name).catch((error) => log().warn({ err: error }, "wake lost")),
  );
  onShutdown("jobs", () => {
    stopping.abort();
    wakes.stop();
    return boss.stop({ graceful: true, timeout: LAST_WORK_MS });
  });
  await boss.start();
  for (const [name, { run, cron }] of Object.entries<Job>(JOBS)) {
    // "short": at most one queued job per name over all instances, besides running ones; more wakes add
    // nothing.
    await boss.createQueue(name, { policy: "short", retryLimit: 2 });
    if (!isRunner) continue;
    const options = { pollingIntervalSeconds: POLL_S };
    workers.set(name, await boss.work(name, options, () => run(stopping.signal)));
    await boss.schedule(name, cron);
  }
  onWake(wakes.wake);
}
