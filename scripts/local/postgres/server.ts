import { spawnSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { Failure } from "../base/failure.ts";
import { displayPath } from "../base/settings.ts";
import { type Child, startChild } from "../process/children.ts";
import { commandOf, signalGroup, waitUntil } from "../process/processes.ts";
import { type Binaries, findBinaries, findRunner, type Runner } from "./binaries.ts";
import { checkClusterFolder, createCluster, isCluster, readPassword } from "./cluster.ts";
import { databaseUrl, waitForDatabase } from "./database.ts";

export type ServerOptions = {
  /** The cluster's own folder, created if missing. */
  clusterDir: string;
  logFile: string;
  port: number;
  /** Trades safety after a power cut for speed; only for throw-away databases. */
  throwAway?: boolean;
  /** Called as soon as the process exists, before it accepts connections. */
  onLaunch?: (server: Server) => void;
};

export type Server = {
  pid: number;
  /** The connection string of a database on this server. */
  url(database: string): string;
  /** Resolves when the server process has ended for any reason. */
  ended: Promise<void>;
  stop(): Promise<void>;
};

/** Starts the server on its folder, which is created if needed. Throws `Failure` with the server's reason. */
export async function startServer(options: ServerOptions): Promise<Server> {
  const binaries = await findBinaries();
  checkClusterFolder(options.clusterDir);
  const runner = findRunner(binaries, options.clusterDir);
  if (!isCluster(options.clusterDir))
    await createCluster(binaries, runner, options.clusterDir, options.logFile);
  await settleEarlierServer(options.clusterDir);
  return launch(binaries, runner, options);
}

async function launch(binaries: Binaries, runner: Runner, options: ServerOptions): Promise<Server> {
  const password = readPassword(options.clusterDir);
  const child = startChild({
    name: "postgres",
    command: [...runner.prefix, binaries.postgres, ...serverArguments(options)],
    uid: runner.uid,
    gid: runner.gid,
    cwd: "/",
    logFile: options.logFile,
  });
  const server: Server = {
    pid: child.pid,
    url: (database) => databaseUrl(options.port, password, database),
    ended: child.exitCode.then(() => undefined),
    stop: () => stopServer(child),
  };
  options.onLaunch?.(server);
  const state = await waitForDatabase(server.url("postgres"), child.isOver);
  if (state === "ready") return server;
  await server.stop();
  throw new Failure(startSentence(state, options));
}

function serverArguments({ clusterDir, port, throwAway }: ServerOptions): string[] {
  const settings = [
    "listen_addresses=127.0.0.1",
    "unix_socket_directories=",
    "timezone=UTC",
    "max_connections=200",
    "shared_buffers=64MB",
    // For a replica that does not come back, when its run was killed.
    "max_slot_wal_keep_size=256MB",
    ...(throwAway ? ["fsync=off", "synchronous_commit=off", "full_page_writes=off"] : []),
  ];
  return ["-D", clusterDir, "-p", String(port), ...settings.flatMap((setting) => ["-c", setting])];
}

// SIGINT ends sessions and writes everything; SIGQUIT skips that, and the next start recovers from the WAL.
async function stopServer({ pid, isOver }: Child): Promise<void> {
  const stages = [
    ["SIGINT", 5_000],
    ["SIGQUIT", 2_000],
    ["SIGKILL", 1_000],
  ] as const;
  for (const [signal, patienceMs] of stages) {
    if (isOver()) return;
    process.kill(pid, signal);
    if (await waitUntil(isOver, patienceMs)) return;
  }
}

// A server whose starter was killed still uses the folder; it is ours if its command line names the folder.
async function settleEarlierServer(clusterDir: string): Promise<void> {
  const file = path.join(clusterDir, "postmaster.pid");
  if (!fs.existsSync(file)) return;
  const [first = "", ...rest] = fs.readFileSync(file, "utf8").split("\n");
  const pid = Number(first);
  const runs = () => commandOf(pid).includes(` -D ${clusterDir} `);
  if (!runs()) {
    // A process that reuses this pid (another program, or a zombie) would keep PostgreSQL from starting. The
    // rest of the file stays: PostgreSQL uses it to check that no backend has survived.
    fs.writeFileSync(file, [deadProcess(), ...rest].join("\n"));
    return;
  }
  signalGroup(pid, "SIGINT");
  if (await waitUntil(() => !runs(), 8_000)) return;
  throw new Failure(
    `A PostgreSQL of an earlier run (process ${pid}) still uses ${displayPath(clusterDir)} and does not stop: end it, then start again.`,
  );
}

function deadProcess(): number {
  return spawnSync(process.execPath, ["--version"]).pid;
}

function startSentence(state: string, { clusterDir, logFile, port }: ServerOptions): string {
  if (state === "password") {
    return `The database in ${displayPath(clusterDir)} does not accept the password kept in it: restore that file, or set DATA_DIR to another folder.`;
  }
  const log = fs.readFileSync(logFile, "utf8");
  if (/could not bind|Address already in use/.test(log)) {
    return `Port ${port} is in use by another program: stop that program or set DB_PORT to a free port.`;
  }
  const lines = log.split("\n").filter((line) => /\b(FATAL|PANIC):/.test(line));
  const reason = lines.at(-1)?.replace(/^.*?\b(FATAL|PANIC):\s*/, "");
  return `The database did not start (${reason ?? "it did not answer in time"}): see ${displayPath(logFile)}.`;
}
