import fs from "node:fs";
import path from "node:path";
import { Failure } from "./base/failure.ts";
import type { Settings } from "./base/settings.ts";
import { logFile, prepareDataDir } from "./data-dir.ts";
import { readPassword } from "./postgres/cluster.ts";
import { databaseUrl, ensureDatabase, requireReachable } from "./postgres/database.ts";
import { startServer } from "./postgres/server.ts";
import { isLocked, takeLock } from "./process/lock.ts";
import { freePort } from "./process/ports.ts";
import { databaseName } from "./store.ts";

/**
 * Runs `work` on the database of these settings: DATABASE_URL, else the server of a running demo, else the
 * embedded server, started for as long as `work` runs.
 */
export async function withStore<T>(
  settings: Settings,
  work: (url: string) => Promise<T>,
): Promise<T> {
  prepareDataDir(settings.dataDir);
  if (settings.databaseUrl) {
    await requireReachable(settings.databaseUrl);
    return work(settings.databaseUrl);
  }
  const clusterDir = path.join(settings.dataDir, "postgres");
  if (isLocked(settings.dataDir)) return work(runningUrl(clusterDir));
  const lock = await takeLock(settings.dataDir, "a database command", () => undefined);
  try {
    const server = await startServer({
      clusterDir,
      logFile: logFile(settings.dataDir, "postgres"),
      port: await freePort(),
    });
    try {
      await ensureDatabase(server.url("postgres"), databaseName);
      return await work(server.url(databaseName));
    } finally {
      await server.stop();
    }
  } finally {
    lock.release();
  }
}

// The fourth line of the server's pid file is its port.
function runningUrl(clusterDir: string): string {
  const file = path.join(clusterDir, "postmaster.pid");
  const port = fs.existsSync(file)
    ? Number(fs.readFileSync(file, "utf8").split("\n")[3])
    : Number.NaN;
  if (!Number.isInteger(port)) {
    throw new Failure("A demo is just starting or stopping: try again when it has finished.");
  }
  return databaseUrl(port, readPassword(clusterDir), databaseName);
}
