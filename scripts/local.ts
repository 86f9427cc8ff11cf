import { copyBuild, distDirFor, ensureBuild } from "./local/app-build.ts";
import { appEnv } from "./local/app-env.ts";
import { Failure } from "./local/base/failure.ts";
import { readSettings, type Settings } from "./local/base/settings.ts";
import { seconds, step } from "./local/base/steps.ts";
import { migrate, seed } from "./local/commands.ts";
import { prepareDataDir } from "./local/data-dir.ts";
import { generate } from "./local/generate.ts";
import type { Server } from "./local/postgres/server.ts";
import { type Child, endedSentence, recordOfChild, stopRunning } from "./local/process/children.ts";
import { type Lock, takeLock } from "./local/process/lock.ts";
import { requireFreePorts } from "./local/process/ports.ts";
import { type ProcessRecord, recordOf } from "./local/process/processes.ts";
import { stopSignal } from "./local/process/stop-signal.ts";
import { loadSecrets } from "./local/secrets.ts";
import { type Run, startApp, startMail, startRazorpay, startWebTier } from "./local/services.ts";
import { openStore } from "./local/store.ts";
import { addressTable } from "./local/table.ts";
import { namedScalePorts, scalePrograms, startScaled } from "./scale/demo.ts";

/**
 * `npm run demo` and, with "dev", `npm run dev`: the whole shop on this machine until Ctrl-C. `--split`
 * starts the demo as two processes, a web tier in front of an API tier, `--scale` as two machines behind nginx.
 */
export async function main(args: string[]): Promise<number> {
  const started = performance.now();
  const { development, split, scale } = readOptions(args);
  const settings = readSettings({ split, scale });
  if (scale) scalePrograms(settings);
  const stopAsked = stopSignal();
  prepareDataDir(settings.dataDir);
  const lock = await takeLock(settings.dataDir, settings.appOrigin, (names) =>
    console.log(`  Stopping what an earlier run left behind: ${names.join(", ")}.`),
  );
  const running: Running = { children: [], servers: [], lock, stopping: false };
  const up = start(settings, running, development);
  try {
    const table = await Promise.race([up, stopAsked]);
    if (table === null) return 0;
    console.log(`\n${table}\n\nReady after ${seconds(started)}. Ctrl-C stops everything.`);
    await Promise.race([stopAsked, anyEnd(running)]);
    return 0;
  } finally {
    await stopAll(running, up);
  }
}

const SHAPES = ["--split", "--scale"];

function readOptions(args: string[]): { development: boolean; split: boolean; scale: boolean } {
  const development = args[0] === "dev";
  const options = development ? args.slice(1) : args;
  const unknown = options.find((option) => !SHAPES.includes(option));
  if (unknown !== undefined || options.length > 1) {
    const what = unknown === undefined ? "such pair of options" : `option ${unknown}`;
    throw new Failure(`There is no ${what}: npm run demo takes --split, --scale or nothing.`);
  }
  if (options.length > 0 && development) {
    throw new Failure(`npm run dev is one process: use npm run demo -- ${options[0]}.`);
  }
  return {
    development,
    split: options.includes("--split"),
    scale: options.includes("--scale"),
  };
}

type Running = {
  children: Child[];
  /** The embedded servers, each from the moment its process exists: the primary, and a replica. */
  servers: Server[];
  lock: Lock;
  stopping: boolean;
};

async function start(settings: Settings, running: Running, development: boolean): Promise<string> {
  await requireFreePorts(portsOf(settings));
  const secrets = loadSecrets(settings.dataDir);
  const onStart = (child: Child) => {
    running.children.push(child);
    remember(running, recordOfChild(child));
  };
  const onServer = (server: Server) => {
    running.servers.push(server);
    remember(running, recordOf("postgres", server.pid));
  };
  const run = { settings, secrets, onStart };
  const store = await step("Database", () => openStore(settings, onServer));
  await step("Database client", generate);
  await step("Migrations", () => migrate(store.url, settings.dataDir));
  await step("Demo data", () =>
    seed(appEnv(settings, secrets, store.url), settings.dataDir, ["--orders"]),
  );
  await step("Razorpay stand-in", () => startRazorpay(run));
  await step("Mail catcher", () => startMail(run));
  if (development) {
    const mode = { kind: "development", distDir: distDirFor(settings) } as const;
    await step(
      "Application with hot reload",
      async () => void (await startApp(run, store.url, mode)),
    );
  } else {
    await step("Build of the application", () => ensureBuild(settings, store.url));
    await startBuilt(run, store.url, onServer);
  }
  return addressTable(settings, secrets, store.url);
}

async function startBuilt(
  run: Run,
  databaseUrl: string,
  onServer: (server: Server) => void,
): Promise<void> {
  if (run.settings.scalePort !== null) {
    await step("PgBouncer, replica, S3 server, two machines, nginx", async () => {
      await startScaled(run, databaseUrl, onServer);
    });
    return;
  }
  const distDir = distDirFor(run.settings);
  const app = () => startApp(run, databaseUrl, { kind: "production", distDir });
  if (run.settings.apiPort === null) {
    await step("Application", async () => void (await app()));
    return;
  }
  await step("API tier and web tier", async () => {
    await Promise.all([app(), startWebTier(run, copyBuild(distDir, "web"))]);
  });
}

function portsOf(settings: Settings) {
  const ports = [
    { setting: "PORT", port: settings.port },
    ...(settings.apiPort === null ? [] : [{ setting: "API_PORT", port: settings.apiPort }]),
    { setting: "RAZORPAY_LOCAL_PORT", port: settings.razorpayPort },
    { setting: "MAIL_PORT", port: settings.mailPort },
    { setting: "MAIL_UI_PORT", port: settings.mailUiPort },
    ...namedScalePorts(settings),
  ];
  return settings.databaseUrl ? ports : [...ports, { setting: "DB_PORT", port: settings.dbPort }];
}

// Also aborts a start that is being stopped.
function remember({ lock, stopping }: Running, record: ProcessRecord | null): void {
  if (stopping) throw new Failure("Stopped while starting.");
  if (record) lock.remember(record);
}

async function anyEnd({ children, servers }: Running): Promise<never> {
  const ends = children.map((child) => child.exitCode.then(() => child));
  const databaseEnds = servers.map((server) => server.ended.then(() => null));
  const ended = await Promise.race([...ends, ...databaseEnds]);
  throw new Failure(
    ended
      ? endedSentence(ended)
      : "The database ended unexpectedly: see logs/postgres.log in the data folder.",
  );
}

// The application first, so that nothing uses the database when it shuts down.
async function stopAll(running: Running, up: Promise<unknown>): Promise<void> {
  const started = performance.now();
  const anything = running.children.length > 0 || running.servers.length > 0;
  if (anything) console.log("\nStopping…");
  running.stopping = true;
  stopRunning();
  await stopChildren(running, ({ name }) => !STORES.includes(name));
  // An interrupted start may be about to start another child.
  await Promise.race([up.catch(() => undefined), stopServers(running)]);
  await stopChildren(running, () => true);
  await stopServers(running);
  running.lock.release();
  if (anything) console.log(`Stopped after ${seconds(started)}.`);
}

/** What machines need until they have ended. */
const STORES = ["pgbouncer", "s3"];

async function stopChildren({ children }: Running, which: (child: Child) => boolean) {
  const stopped = children.filter(which).map((child) => {
    // Several processes, each with a copy of the build that it deletes.
    return child.name.startsWith("machine-") ? child.stop(20_000) : child.stop();
  });
  await Promise.all(stopped);
}

/** A replica before its primary. */
async function stopServers({ servers }: Running): Promise<void> {
  for (const server of servers.toReversed()) await server.stop();
}
