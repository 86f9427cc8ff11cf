import "server-only";

export type JobName = "mail" | "refunds" | "webhooks";

const started = globalThis as { kickJob?: (name: JobName) => void };

/** Where the job runner hooks itself in; without one (tests, a web tier) a kick does nothing. */
export function onKick(run: (name: JobName) => void): void {
  started.kickJob = run;
}

/**
 * Asks for a job to run now rather than at its next minute. Called after the commit; nothing is lost
 * when it fails, because the job looks into the database, not into the kick.
 */
export function kick(name: JobName): void {
  started.kickJob?.(name);
}

/** The same after a while, for work that waits so that it can still be taken back. */
export function kickAfter(name: JobName, ms: number): void {
  // Unreferenced: a process that has nothing else to do does not live on for a kick.
  setTimeout(() => kick(name), ms).unref();
}
