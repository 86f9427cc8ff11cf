import "server-only";
import { setTimeout as sleep } from "node:timers/promises";
import { env, isProduction } from "@/lib/env";
import { log } from "@/lib/log";
import { closeServers, drainConnections } from "@/lib/observe/traffic";
import { connectionsEnd } from "@/lib/process/connections";
import { isSupervised, onSupervisor, tellSupervisor } from "@/lib/process/supervisor";

/**
 * The shutdown steps in order: endless streams and jobs end while the last requests finish; then what these have
 * counted for the database is written, and what both of them used is closed; then what all of them have counted.
 */
const STEPS = [
  ...(["streams", "jobs", "counts", "changes", "upstream", "replica"] as const),
  ...(["database", "figures"] as const),
] as const;
export type Step = (typeof STEPS)[number];

/** Requests, downloads and jobs in progress have this long to finish. */
export const LAST_WORK_MS = 25_000;
/** For steps that only close connections. */
const HANG_UP_MS = 2_000;

type Shutdown = {
  stopping: boolean;
  leaving: boolean;
  steps: Map<Step, () => Promise<unknown>>;
};
const globalState = globalThis as { shutdown?: Shutdown };

function shutdown(): Shutdown {
  globalState.shutdown ??= { stopping: false, leaving: false, steps: new Map() };
  return globalState.shutdown;
}

/**
 * Whether the shop on this port has been told to stop: this process still answers, but load balancers shall look
 * elsewhere. One of several processes that leaves while others stay does not report it.
 */
export function isStopping(): boolean {
  return shutdown().stopping;
}

/** Registers the shutdown of a step. One function per step: the latest counts. */
export function onShutdown(step: Step, end: () => Promise<unknown>): void {
  shutdown().steps.set(step, end);
}

/**
 * Shuts down gracefully on SIGTERM and SIGINT: /api/health reports it for SHUTDOWN_DELAY_MS, then the port
 * is closed, requests and jobs in progress finish, and the exit code is 0.
 */
export function endInOrder(): void {
  // Next's reload in development has its own shutdown.
  if (!isProduction()) return;
  const isOneOfSeveral = isSupervised();
  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    // Next's own listener closes the server immediately and ends the process while jobs are running.
    process.removeAllListeners(signal);
    process.on(signal, () => void (isOneOfSeveral ? resign(signal) : stop(signal)));
  }
  if (isOneOfSeveral) followSupervisor();
}

/** The supervisor says when; should it be gone, nobody hands connections over any more. */
function followSupervisor(): void {
  onSupervisor("stopping", () => {
    shutdown().stopping = true;
    drainConnections();
  });
  onSupervisor("leave", () => void leave());
  process.on("disconnect", () => void leave());
}

/** Told to end by somebody else than the supervisor, which must know first: it answers by "leave". */
function resign(signal: "SIGTERM" | "SIGINT"): void {
  log().info({ signal }, "stopping");
  void tellSupervisor({ type: "leaving" });
}

/** Ends one of several processes: its connections are taken over by the others as they end. */
async function leave(): Promise<void> {
  if (shutdown().leaving) return;
  shutdown().leaving = true;
  drainConnections();
  await Promise.all([end("streams", HANG_UP_MS), connectionsEnd()]);
  await finish();
}

async function stop(signal: "SIGTERM" | "SIGINT"): Promise<void> {
  // Ctrl-C arrives twice, from the terminal and from npm.
  if (isStopping()) return;
  shutdown().stopping = true;
  log().info({ signal }, "stopping");
  drainConnections();
  // With Ctrl-C there is no load balancer to wait for.
  if (signal === "SIGTERM") await sleep(env().SHUTDOWN_DELAY_MS);
  await finish();
}

/** Closes the port, finishes requests and jobs, then closes what they used. */
async function finish(): Promise<void> {
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
