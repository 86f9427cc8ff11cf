/**
 * Resolves with null when this run is to stop: Ctrl-C, a termination, a closed terminal, or npm gone.
 * A second Ctrl-C changes nothing: stopping is already under way and bounded in time.
 */
export function stopSignal(): Promise<null> {
  return new Promise((resolve) => {
    for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
      process.on(signal, () => resolve(null));
    }
    // npm that was killed hard cannot pass on a signal; being handed to another parent shows it.
    if (!process.env.npm_lifecycle_event) return;
    const parent = process.ppid;
    const watch = setInterval(() => {
      if (process.ppid !== parent) resolve(null);
    }, 500);
    watch.unref();
  });
}
