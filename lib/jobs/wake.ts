import "server-only";

export type JobName = "mail" | "refunds" | "webhooks" | "papers";

const globalState = globalThis as { wakeJob?: (name: JobName) => void };

/** Registers the job runner; without one (tests, a web tier) a wake does nothing. */
export function onWake(run: (name: JobName) => void): void {
  globalState.wakeJob = run;
}

/**
 * Runs a job now instead of at its next minute. Call it after the commit; a lost wake is harmless, because
 * the job finds its work in the database.
 */
export function wake(name: JobName): void {
  globalState.wakeJob?.(name);
}

/** Wakes a job later, for work that can still be undone until then. */
export function wakeAfter(name: JobName, ms: number): void {
  // Unreferenced, so that a pending wake does not keep the process alive.
  setTimeout(() => wake(name), ms).unref();
}
