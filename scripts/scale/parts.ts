import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { inherited } from "../local/app-env.ts";
import { root } from "../local/base/settings.ts";
import { logFile } from "../local/data-dir.ts";
import { type Server, startServer } from "../local/postgres/server.ts";
import { startStandby } from "../local/postgres/standby.ts";
import type { Child } from "../local/process/children.ts";
import { waitForApp, waitForPort } from "../local/process/readiness.ts";
import { BUCKET_SERVER, bucketServerEnv } from "./bucket.ts";
import { type NginxPlace, nginxConfig } from "./nginx.ts";
import { type Part, programPart, type ToldPart } from "./part.ts";
import { type PoolerPlace, poolerConfig } from "./pgbouncer.ts";

/** Where a stack keeps its files, and who hears of its programs. */
export type Place = { dataDir: string; onStart: (child: Child) => void };

/** nginx with `deploy/nginx.conf`. */
export function nginxPart(
  { dataDir, onStart }: Place,
  program: string,
  where: Pick<NginxPlace, "port" | "machines">,
): Part {
  const folder = path.join(dataDir, "nginx");
  fs.mkdirSync(folder, { recursive: true });
  const shipped = fs.readFileSync(path.join(root, "deploy/nginx.conf"), "utf8");
  const file = path.join(folder, "nginx.conf");
  fs.writeFileSync(file, nginxConfig(shipped, { folder, ...where }));
  return programPart({
    ...{ name: "nginx", logFile: logFile(dataDir, "nginx"), env: inherited(), onStart },
    command: [program, "-c", file, "-p", folder],
    ready: (child) => waitForPort(child, where.port),
  });
}

type Machine = {
  number: number;
  port: number;
  /** The folder, or a link to it, of the release that it serves. */
  from: string;
  env: NodeJS.ProcessEnv;
};

/** `npm start`, as on a machine of its own. */
export function machinePart(
  { dataDir, onStart }: Place,
  { number, port, from, env }: Machine,
): ToldPart {
  const name = `machine-${number}`;
  const start = [path.join(root, "scripts/run.mjs"), "scripts/start", "--from", from];
  return programPart({
    ...{ name, logFile: logFile(dataDir, name), env, onStart },
    command: [process.execPath, ...start, "--hostname", "127.0.0.1", "--port", String(port)],
    ready: (child) => waitForApp(child, `http://127.0.0.1:${port}`),
  });
}

/** PgBouncer in transaction mode in front of a database. */
export function poolerPart({ dataDir, onStart }: Place, program: string, at: PoolerPlace): Part {
  // It refuses to run as root, and another user may not be able to enter the data folder.
  const nobody = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "pgbouncer-"));
  const file = path.join(folder, "pgbouncer.ini");
  const part = programPart({
    ...{ name: "pgbouncer", logFile: logFile(dataDir, "pgbouncer"), env: inherited(), onStart },
    ...{ ...nobody, cwd: "/" },
    command: [program, "-q", file],
    ready: (child) => waitForPort(child, at.port),
  });
  const start = async () => {
    fs.mkdirSync(folder, { recursive: true, mode: 0o700 });
    fs.writeFileSync(file, poolerConfig(at), { mode: 0o600 });
    if (nobody.uid) for (const name of [folder, file]) fs.chownSync(name, nobody.uid, nobody.gid);
    await part.start();
    // It has been read, and holds the password.
    fs.rmSync(folder, { recursive: true });
  };
  return { start, end: part.end };
}

/** An S3 server with one bucket. */
export function bucketPart({ dataDir, onStart }: Place, port: number): Part {
  return programPart({
    ...{ name: "s3", logFile: logFile(dataDir, "s3"), onStart },
    env: { ...inherited(), ...bucketServerEnv(port, path.join(dataDir, "s3")) },
    command: [process.execPath, path.join(root, BUCKET_SERVER)],
    ready: (child) => waitForPort(child, port),
  });
}

type Replica = {
  dataDir: string;
  port: number;
  databaseUrl: string;
  throwAway: boolean;
  onLaunch: (server: Server) => void;
};

/** A streaming replica of a server, copied anew when it is made. */
export function replicaPart({ dataDir, port, databaseUrl, ...options }: Replica): Part {
  const clusterDir = path.join(dataDir, "replica");
  const where = { clusterDir, logFile: logFile(dataDir, "replica"), port, ...options };
  let server: Server | undefined;
  let isCopied = false;
  const start = async () => {
    server = isCopied
      ? await startServer(where)
      : await startStandby({ ...where, primaryUrl: databaseUrl });
    isCopied = true;
  };
  return { start, end: async () => server?.stop() };
}
