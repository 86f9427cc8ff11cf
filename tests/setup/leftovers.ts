import { setTimeout as sleep } from "node:timers/promises";

/** Open handles of the process, by an undocumented function of Node. */
type Holder = NodeJS.Process & { _getActiveHandles(): object[] };
const handles = () => (process as Holder)._getActiveHandles();

/** How long a test file may take to close what it has opened. */
const PATIENCE_MS = 10_000;

/**
 * Records the open handles; the returned function runs at the end of a test file and throws when
 * something opened since is left: a listening server, a database connection, a child process.
 */
export function watchLeftovers(databasePort: number): () => Promise<void> {
  const before = new Set(handles());
  const left = () =>
    handles()
      .filter((handle) => !before.has(handle))
      .flatMap((handle) => nameOf(handle as Handle, databasePort) ?? []);
  return async () => {
    const deadline = Date.now() + PATIENCE_MS;
    // An ended connection closes some ticks later.
    while (left().length > 0 && Date.now() < deadline) await sleep(20);
    const names = left();
    if (names.length > 0) {
      throw new Error(`Whatever a test starts, its end waits for. Left open: ${names.join(", ")}.`);
    }
  };
}

type Handle = {
  listening?: boolean;
  address?: () => { port?: number } | string | null;
  remotePort?: number;
  destroyed?: boolean;
  spawnargs?: string[];
  exitCode?: number | null;
  signalCode?: string | null;
};

/** Other kinds of handles are allowed: `fetch` keeps connections for some seconds. */
function nameOf(handle: Handle, databasePort: number): string | undefined {
  if (handle.listening) {
    const address = handle.address?.();
    return `a server on port ${typeof address === "object" ? address?.port : address}`;
  }
  if (handle.remotePort === databasePort && !handle.destroyed) return "a database connection";
  const isRunning = handle.exitCode === null && handle.signalCode === null;
  if (handle.spawnargs && isRunning) return `the process ${handle.spawnargs.join(" ")}`;
}
