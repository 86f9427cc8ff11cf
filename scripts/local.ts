import { copyForWebTier, distDirFor, ensureBuild } from "./local/app-build.ts";
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

/**
 * `npm run demo` and, with "dev", `npm run dev`: the whole shop on this machine until Ctrl-C. `--split`
 * starts the demo as two processes, a web tier in front of an API tier.
 */
export async function main(args: string[]): Promise<number> {
  const started = performance.now();
  const { development, split } = readOptions(args);
  const settings = readSettings({ split });
  const stopAsked = stopSignal();
  prepareDataDir(settings.dataDir);
  const lock = await takeLock(settings.dataDir, settings.appOrigin, (names) =>
    console.log(`  Stopping what an earlier run left behind: ${names.join(", ")}.`),
  );
  const running: Running = { children: [], server: null, lock, stopping: false };
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

function readOptions(args: string[]): { development: boolean; split: boolean } {
  const development = args[0] === "dev";
  const options = development ? args.slice(1) : args;
  const unknown = options.find((option) => option !== "--split");
  if (unknown !== undefined) {
    throw new Failure(`There is no option ${unknown}: npm run demo takes --split or nothing.`);
  }
  const split = options.length > 0;
  if (split && development) {
    throw new Failure("npm run dev is one process: use npm run demo -- --split for two tiers.");
  }
  return { development, split };
}

type Running = {
  children: Child[];
  /** The embedded server, from the moment its process exists. */
  server: Server | null;
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
    running.server = server;
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
    await startBuilt(run, store.url);
  }
  return addressTable(settings, secrets, store.url);
}

async function startBuilt(run: Run, databaseUrl: string): Promise<void> {
  const distDir = distDirFor(run.settings);
  const app = () => startApp(run, databaseUrl, { kind: "production", distDir });
  if (run.settings.apiPort === null) {
    await step("Application", async () => void (await app()));
    return;
  }
  await step("API tier and web tier", async () => {
    await Promise.all([app(), startWebTier(run, copyForWebTier(distDir))]);
  });
}

function portsOf(settings: Settings) {
  const ports = [
    { setting: "PORT", port: settings.port },
    ...(settings.apiPort === null ? [] : [{ setting: "API_PORT", port: settings.apiPort }]),
    { setting: "RAZORPAY_LOCAL_PORT", port: settings.razorpayPort },
    { setting: "MAIL_PORT", port: settings.mailPort },
    { setting: "MAIL_UI_PORT", port: settings.mailUiPort },
  ];
  return settings.databaseUrl ? ports : [...ports, { setting: "DB_PORT", port: settings.dbPort }];
}

// Also aborts a start that is being stopped.
function remember({ lock, stopping }: Running, record: ProcessRecord | null): void {
  if (stopping) throw new Failure("Stopped while starting.");
  if (record) lock.remember(record);
}

async function anyEnd({ children, server }: Running): Promise<never> {
  const ends = children.map((child) => child.exitCode.then(() => child));
  const databaseEnd = server?.ended.then(() => null) ?? new Promise<null>(() => undefined);
  const ended = await Promise.race([...ends, databaseEnd]);
  throw new Failure(
    ended
      ? endedSentence(ended)
      : "The database ended unexpectedly: see logs/postgres.log in the data folder.",
  );
}

// The application first, so that nothing uses the database when it shuts down.
async function stopAll(running: Running, up: Promise<unknown>): Promise<void> {
  const started = performance.now();
  const anything = running.children.length > 0 || running.server !== null;
  if (anything) console.log("\nStopping…");
  running.stopping = true;
  stopRunning();
  await Promise.all(running.children.map((child) => child.stop()));
  // An interrupted start may be about to start another child.
  await Promise.race([up.catch(() => undefined), running.server?.stop()]);
  await Promise.all(running.children.map((child) => child.stop()));
  await running.server?.stop();
  running.lock.release();
  if (anything) console.log(`Stopped after ${seconds(started)}.`);
}
