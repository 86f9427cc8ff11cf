import { type ChildProcess, spawn } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import pg from "pg";
import { freePort } from "@/tests/support/servers/app-process";
import { until } from "@/tests/support/servers/stop-points";
import { poolerConfig, throughPooler } from "../../../scripts/scale/pgbouncer";

export type Pooler = {
  /** The same database, through it. */
  url: string;
  start: () => Promise<void>;
  /** Ends it at once; `start` starts it again. */
  stop: () => Promise<void>;
  /** Stops it for good. */
  end: () => Promise<void>;
};

/** PgBouncer in transaction mode in front of a database, with fewer connections to it than its customers have. */
export async function poolerFor(databaseUrl: string, connections = 5): Promise<Pooler> {
  const place = { databaseUrl, port: await freePort(), connections };
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "pooler-"));
  fs.chmodSync(folder, 0o755);
  const file = path.join(folder, "pgbouncer.ini");
  fs.writeFileSync(file, poolerConfig(place));
  const url = throughPooler(place);
  let child: ChildProcess | undefined;
  const start = async () => {
    // It refuses to run as root.
    const nobody = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};
    child = spawn(String(process.env.TEST_POOLER), ["-q", file], { stdio: "ignore", ...nobody });
    await until(`PgBouncer answers at port ${place.port}`, () => answers(url));
  };
  const stop = async () => {
    const ended = new Promise((resolve) => child?.once("exit", resolve) ?? resolve(null));
    child?.kill("SIGKILL");
    await ended;
  };
  const end = async () => {
    await stop();
    fs.rmSync(folder, { recursive: true });
  };
  return { url, start, stop, end };
}

async function answers(connectionString: string): Promise<boolean> {
  const client = new pg.Client({ connectionString });
  client.on("error", () => undefined);
  try {
    await client.connect();
    await client.query("SELECT 1");
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}
