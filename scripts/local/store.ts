import path from "node:path";
import type { Settings } from "./base/settings.ts";
import { logFile } from "./data-dir.ts";
import { ensureDatabase, requireReachable } from "./postgres/database.ts";
import { type Server, startServer } from "./postgres/server.ts";

/** The name of the database on the embedded server. */
export const databaseName = "arklane";

/**
 * Starts the embedded server, or connects to the user's own, which is never stopped. `onServer` gets the
 * embedded server's process before it is ready. Throws `Failure`.
 */
export async function openStore(
  settings: Settings,
  onServer: (server: Server) => void,
): Promise<{ url: string }> {
  if (settings.databaseUrl) {
    await requireReachable(settings.databaseUrl);
    return { url: settings.databaseUrl };
  }
  const server = await startServer({
    clusterDir: path.join(settings.dataDir, "postgres"),
    logFile: logFile(settings.dataDir, "postgres"),
    port: settings.dbPort,
    onLaunch: onServer,
  });
  await ensureDatabase(server.url("postgres"), databaseName);
  return { url: server.url(databaseName) };
}
