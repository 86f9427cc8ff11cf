import "server-only";
import { setTimeout as sleep } from "node:timers/promises";
import { env } from "@/lib/env";
import { log } from "@/lib/log";
import { closeServers, sendCallersAway } from "@/lib/observe/traffic";

/**
 * What ends with the process, in this order: answers that would go on for ever and jobs, while the last requests
 * finish; then what both of them used.
 */
const STEPS = ["streams", "jobs", "changes", "upstream", "database"] as const;
export type Step = (typeof STEPS)[number];

/** Requests, downloads and jobs that are under way have so long to come to their end. */
export const LAST_WORK_MS = 25_000;
/** What only has to hang up. */
const HANG_UP_MS = 2_000;

type Shutdown = { stopping: boolean; steps: Map<Step, () => Promise<unknown>> };
const kept = globalThis as { shutdown?: Shutdown };

function shutdown(): Shutdown {
  kept.shutdown ??= { stopping: false, steps: new Map() };
  return kept.shutdown;
}

/** Whether this process has been told to end: it still answers, but wants no new work. */
export function isStopping(): boolean {
  return shutdown().stopping;
}

/** Says how something comes to its end when the process is told to. One way a step: the latest counts. */
export function onShutdown(step: Step, end: () => Promise<unknown>): void {
  shutdown().steps.set(step, end);
}

/**
 * Ends the process in order on SIGTERM and SIGINT: /api/health says so first, for SHUTDOWN_DELAY_MS, then no
 * connection is taken any more, requests and jobs under way finish, and the exit code is 0.
 */
export function endInOrder(): void {
  // Next's reload in development has an order of its own.
  if (env().NODE_ENV !== "production") return;
  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    // Next's own listener closes the server at once, and ends the process while jobs are under way.
    process.removeAllListeners(signal);
    process.on(signal, () => void stop(signal));
  }
}

async function stop(signal: "SIGTERM" | "SIGINT"): Promise<void> {
  // Ctrl-C comes twice, from the terminal and from npm.
  if (isStopping()) return;
  shutdown().stopping = true;
  log().info({ signal }, "stopping");
  sendCallersAway();
  // Who presses Ctrl-C is no load balancer that has to notice first.
  if (signal === "SIGTERM") await sleep(env().SHUTDOWN_DELAY_MS);
  const [cut] = await Promise.all([
    closeServers(LAST_WORK_MS),
    end("streams", HANG_UP_MS),
    end("jobs", LAST_WORK_MS),
  ]);
  for (const step of STEPS.slice(2)) await end(step, HANG_UP_MS);
  log().info({ cut }, "stopped");
  process.exit(0);
}

async function end(step: Step, limitMs: number): Promise<void> {
  const work = shutdown().steps.get(step);
  if (!work) return;
  const late = sleep(limitMs, "late" as const, { ref: false });
  try {
    if ((await Promise.race([work(), late])) === "late") log().warn({ step }, "not ended in time");
  } catch (error) {
    log().warn({ err: error, step }, "not ended well");
  }
}
