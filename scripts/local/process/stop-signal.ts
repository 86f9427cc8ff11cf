/**
 * Resolves with null when this run should stop: Ctrl-C, termination, a closed terminal, or npm gone. A
 * second Ctrl-C has no effect: the shutdown is already running and has a time limit.
 */
export function stopSignal(): Promise<null> {
  return new Promise((resolve) => {
    for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
      process.on(signal, () => resolve(null));
    }
    // If npm is killed it cannot pass on a signal; a changed parent process shows it.
    if (!process.env.npm_lifecycle_event) return;
    const parent = process.ppid;
    const watch = setInterval(() => {
      if (process.ppid !== parent) resolve(null);
    }, 500);
    watch.unref();
  });
}
