import { type ChildProcess, spawn } from "node:child_process";
import { createServer } from "node:net";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

export type AppProcess = {
  /** Starts the production build and waits until it is healthy; after `kill` on the same address. */
  start: () => Promise<void>;
  /** Sends SIGKILL, which stops it at once. */
  kill: () => Promise<void>;
  /** Sends a signal and resolves with the exit code. */
  end: (signal: "SIGTERM" | "SIGINT") => Promise<number | null>;
};

const root = path.join(__dirname, "../../..");
const START_MS = 90_000;

/** The application as a separate process with its jobs. `settings` extend this process's environment. */
export function appProcess(port: number, settings: Record<string, string>): AppProcess {
  let running: { child: ChildProcess; said: string[]; ended: Promise<unknown> } | undefined;
  const start = async () => {
    running = launch(port, settings);
    const { child, said } = running;
    const deadline = Date.now() + START_MS;
    while (!(await isHealthy(port))) {
      if (child.exitCode !== null || Date.now() > deadline) {
        throw new Error(`The application did not start: ${said.join("").slice(-2_000)}`);
      }
      await sleep(50);
    }
  };
  const kill = async () => {
    running?.child.kill("SIGKILL");
    await running?.ended;
    running = undefined;
  };
  const end = async (signal: "SIGTERM" | "SIGINT") => {
    const child = running?.child;
    child?.kill(signal);
    await running?.ended;
    running = undefined;
    return child?.exitCode ?? null;
  };
  return { start, kill, end };
}

/** A port that was free a moment ago. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === "object" && address ? address.port : 0;
}

/** `next start` in our process group, so that an aborted run ends it too. */
function launch(port: number, settings: Record<string, string>) {
  const next = path.join(root, "node_modules/next/dist/bin/next");
  const origin = `http://127.0.0.1:${port}`;
  const child = spawn(
    process.execPath,
    [next, "start", "--hostname", "127.0.0.1", "--port", String(port)],
    {
      cwd: root,
      stdio: ["ignore", "pipe", "pipe"],
      env: {
        ...process.env,
        NODE_ENV: "production",
        NEXT_DIST_DIR: process.env.TEST_DIST_DIR,
        NEXT_TELEMETRY_DISABLED: "1",
        PORT: String(port),
        APP_ORIGIN: origin,
        NEXTAUTH_URL: origin,
        LOG_LEVEL: "error",
        ...settings,
      },
    },
  );
  const said: string[] = [];
  child.stdout.on("data", (chunk) => said.push(String(chunk)));
  child.stderr.on("data", (chunk) => said.push(String(chunk)));
  const ended = new Promise((resolve) => child.once("exit", resolve));
  return { child, said, ended };
}

async function isHealthy(port: number): Promise<boolean> {
  const signal = AbortSignal.timeout(5_000);
  const answer = await fetch(`http://127.0.0.1:${port}/api/health`, { signal }).catch(() => null);
  return answer?.ok ?? false;
}
