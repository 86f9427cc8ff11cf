import fs from "node:fs";
import path from "node:path";
import { apiPort, appEnv, inherited, razorpayEnv, webTierEnv } from "./app-env.ts";
import type { Settings } from "./base/settings.ts";
import { commands } from "./commands.ts";
import { logFile } from "./data-dir.ts";
import { type Child, startChild } from "./process/children.ts";
import { waitForApp, waitForPort } from "./process/readiness.ts";
import type { Secrets } from "./secrets.ts";

/** The run that a service belongs to. */
export type Run = { settings: Settings; secrets: Secrets; onStart(child: Child): void };

/** Starts the local stand-in for Razorpay. */
export async function startRazorpay({ settings, secrets, onStart }: Run): Promise<Child> {
  const state = path.join(settings.dataDir, "razorpay.json");
  const child = startChild({
    name: "razorpay-local",
    command: commands.razorpay,
    env: razorpayEnv(settings, secrets, state),
    logFile: logFile(settings.dataDir, "razorpay-local"),
  });
  onStart(child);
  await waitForPort(child, settings.razorpayPort);
  return child;
}

/** Starts the mail catcher; it keeps its mails over a restart. */
export async function startMail({ settings, onStart }: Run): Promise<Child> {
  const folder = path.join(settings.dataDir, "mail");
  fs.mkdirSync(folder, { recursive: true });
  const child = startChild({
    name: "maildev",
    command: [
      ...commands.maildev,
      ...["--ip", "127.0.0.1", "--smtp", String(settings.mailPort)],
      ...["--web-ip", "127.0.0.1", "--web", String(settings.mailUiPort)],
      ...["--mail-directory", folder],
    ],
    env: inherited(),
    logFile: logFile(settings.dataDir, "maildev"),
  });
  onStart(child);
  await waitForPort(child, settings.mailPort);
  await waitForPort(child, settings.mailUiPort);
  return child;
}

/** How the application runs: from the build in `distDir`, in one process or several behind one port, or with hot reload. */
export type AppMode = {
  kind: "production" | "development";
  distDir: string;
  processes?: number;
};

/** Starts the application, or its API tier if there is a web tier, and waits until it is healthy. */
export async function startApp(run: Run, databaseUrl: string, mode: AppMode): Promise<Child> {
  const { settings, secrets } = run;
  const isTier = settings.apiPort !== null;
  return startNext(run, mode, {
    name: isTier ? "api-tier" : "next",
    // Only the web tier needs it, so it is not opened to the network.
    host: isTier ? "127.0.0.1" : settings.host,
    port: apiPort(settings),
    env: appEnv(settings, secrets, databaseUrl),
  });
}

/**
 * Starts the web tier and waits until it is healthy. It needs its own build folder: served pages are cached
 * inside, and tiers on two machines would not share them either.
 */
export function startWebTier(run: Run, distDir: string): Promise<Child> {
  const { settings, secrets } = run;
  const { host, port } = settings;
  const tier = { name: "web-tier", host, port, env: webTierEnv(settings, secrets) };
  return startNext(run, { kind: "production", distDir }, tier);
}

type Process = { name: string; host: string; port: number; env: NodeJS.ProcessEnv };

async function startNext(
  { settings, onStart }: Run,
  mode: AppMode,
  { name, host, port, env }: Process,
): Promise<Child> {
  const development = mode.kind === "development";
  const { processes = 1 } = mode;
  const alone = [...commands.next, development ? "dev" : "start"];
  const program = processes > 1 ? commands.start : alone;
  const child = startChild({
    name,
    command: [...program, "--hostname", host, "--port", String(port)],
    env: { ...env, NEXT_DIST_DIR: mode.distDir, NODE_ENV: mode.kind, PROCESSES: String(processes) },
    logFile: logFile(settings.dataDir, name),
    echo: development,
  });
  onStart(child);
  await waitForApp(child, `http://127.0.0.1:${port}`);
  return child;
}
