import "server-only";

export type JobName = "mail" | "refunds" | "webhooks";

const started = globalThis as { wakeJob?: (name: JobName) => void };

/** Where the job runner hooks itself in; without one (tests, a web tier) a wake does nothing. */
export function onWake(run: (name: JobName) => void): void {
  started.wakeJob = run;
}

/**
 * Asks for a job to run now rather than at its next minute. Called after the commit; nothing is lost
 * when it fails, because the job looks into the database, not into the wake.
 */
export function wake(name: JobName): void {
  started.wakeJob?.(name);
}

/** The same after a while, for work that waits so that it can still be taken back. */
export function wakeAfter(name: JobName, ms: number): void {
  // Unreferenced: a process that has nothing else to do does not live on for a wake.
  setTimeout(() => wake(name), ms).unref();
}
