import path from "node:path";
import { appEnv } from "../local/app-env.ts";
import type { Settings } from "../local/base/settings.ts";
import type { Server } from "../local/postgres/server.ts";
import type { Secrets } from "../local/secrets.ts";
import { bucketSettings } from "./bucket.ts";
import type { Part, ToldPart } from "./part.ts";
import {
  bucketPart,
  machinePart,
  nginxPart,
  type Place,
  poolerPart,
  replicaPart,
} from "./parts.ts";
import { throughPooler } from "./pgbouncer.ts";

/** Ports of a stack beside those of a demo; nginx has the shop's. */
export type ScalePorts = {
  machines: readonly [number, number];
  pooler: number;
  replica: number;
  bucket: number;
};

export type ScaleOptions = {
  settings: Settings;
  secrets: Secrets;
  ports: ScalePorts;
  programs: { nginx: string; pgbouncer: string };
  /** The primary itself, as its superuser. */
  databaseUrl: string;
  /** The folder, or a link to it, of the release of each machine, and its build inside. */
  releases: readonly [string, string];
  distDir: string;
  throwAway: boolean;
  onStart: Place["onStart"];
  onServer: (server: Server) => void;
};

/** The parts of a shop on two machines, all of them on this one. Mail and payment are not among them. */
export type ScaleStack = {
  machines: readonly [ToldPart, ToldPart];
  nginx: Part;
  pooler: Part;
  bucket: Part;
  replica: Part;
  /** The environment of each machine. */
  env: NodeJS.ProcessEnv;
};

/** Connections that PgBouncer has to the server: fewer than its customers. */
const POOLED = 20;
/** Of each machine. */
const PROCESSES = 2;

/**
 * nginx in front of two machines of two processes each, PgBouncer, a replica and an S3 server: the one description of
 * them, for `npm run demo -- --scale` and `npm test -- scale`. Nothing is started.
 */
export function scaleStack(options: ScaleOptions): ScaleStack {
  const { settings, ports, programs, databaseUrl, releases, onStart } = options;
  const { dataDir, port } = settings;
  const place = { dataDir, onStart };
  const pooled = { databaseUrl, port: ports.pooler, connections: POOLED };
  const env = machineEnv(options, throughPooler(pooled));
  const machine = (index: 0 | 1) =>
    machinePart(place, {
      ...{ number: index + 1, port: ports.machines[index], from: releases[index] },
      env: { ...env, PORT: String(ports.machines[index]) },
    });
  const machines = ports.machines.map((own) => `127.0.0.1:${own}`);
  return {
    machines: [machine(0), machine(1)],
    nginx: nginxPart(place, programs.nginx, { port, machines }),
    pooler: poolerPart(place, programs.pgbouncer, pooled),
    bucket: bucketPart(place, ports.bucket),
    replica: replicaPart({
      ...{ dataDir, port: ports.replica, databaseUrl },
      ...{ throwAway: options.throwAway, onLaunch: options.onServer },
    }),
    env,
  };
}

/** Starts all parts, the machines last and one after the other: each of their processes needs a core to begin. */
export async function startAll(stack: ScaleStack): Promise<void> {
  await Promise.all([stack.pooler.start(), stack.bucket.start(), stack.replica.start()]);
  for (const machine of stack.machines) await machine.start();
  await stack.nginx.start();
}

function machineEnv(options: ScaleOptions, pooledUrl: string): NodeJS.ProcessEnv {
  const { settings, secrets, ports, databaseUrl, distDir } = options;
  const replica = new URL(databaseUrl);
  replica.port = String(ports.replica);
  return {
    ...appEnv(settings, secrets, pooledUrl),
    DATABASE_DIRECT_URL: databaseUrl,
    DATABASE_REPLICA_URL: replica.href,
    ...bucketSettings(ports.bucket),
    // nginx.
    TRUST_PROXY: "1",
    PROCESSES: String(PROCESSES),
    NEXT_DIST_DIR: distDir,
    FILES_DIR: path.join(settings.dataDir, "no-files"),
  };
}
