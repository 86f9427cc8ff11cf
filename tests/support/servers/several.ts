import { type ChildProcess, spawn } from "node:child_process";
import path from "node:path";
import { freePort } from "@/tests/support/servers/app-process";
import { until } from "@/tests/support/servers/stop-points";

/** The shop as `npm start` runs it: several processes behind one port. */
export type Several = {
  origin: string;
  /** The supervisor, and the processes that have said they are ready, oldest first. */
  supervisor: ChildProcess;
  ready: () => { pid: number; number: number; build: string }[];
  /** Resolves when so many processes have been ready since the start. */
  haveBeenReady: (count: number) => Promise<void>;
  /** The messages of the supervisor's log. */
  log: () => string[];
  /** Resolves with the supervisor's exit code. */
  ended: Promise<number | null>;
};

type Line = { from?: string; msg?: string; pid?: number; number?: number; build?: string };
/** Two processes that start beside other load. */
const START_MS = 120_000;
const root = path.join(__dirname, "../../..");

/** Starts it on a build. `settings` extend this process's environment. */
export async function startSeveral(
  settings: Record<string, string>,
  distDir = process.env.TEST_DIST_DIR ?? "",
): Promise<Several> {
  const port = await freePort();
  const supervisor = launch(port, { ...settings, NEXT_DIST_DIR: distDir });
  let said = "";
  for (const stream of [supervisor.stdout, supervisor.stderr])
    stream.on("data", (piece: Buffer) => {
      said += piece.toString();
    });
  const ended = new Promise<number | null>((resolve) => supervisor.once("exit", resolve));
  const lines = () => said.split("\n").flatMap(ownLine);
  const ready = () =>
    lines()
      .filter(({ msg }) => msg === "a process is ready")
      .map(({ pid = 0, number = 0, build = "" }) => ({ pid, number, build }));
  const haveBeenReady = (count: number) =>
    until(
      `${count} processes are ready`,
      async () => {
        if (supervisor.exitCode !== null) throw new Error(`It has ended: ${said.slice(-2_000)}`);
        return ready().length >= count;
      },
      START_MS,
    );
  const log = () => lines().map(({ msg = "" }) => msg);
  return { origin: originOf(port), supervisor, ready, haveBeenReady, log, ended };
}

const originOf = (port: number) => `http://127.0.0.1:${port}`;

function launch(port: number, settings: Record<string, string>) {
  const own = ["scripts/run.mjs", "scripts/start", "--hostname", "127.0.0.1"];
  return spawn(process.execPath, [...own, "--port", String(port)], {
    cwd: root,
    stdio: ["ignore", "pipe", "pipe"],
    env: {
      ...process.env,
      NODE_ENV: "production",
      NEXT_TELEMETRY_DISABLED: "1",
      UV_THREADPOOL_SIZE: "8",
      APP_ORIGIN: originOf(port),
      NEXTAUTH_URL: originOf(port),
      LOG_LEVEL: "info",
      PROCESSES: "2",
      ...settings,
    },
  });
}

/** A line of the supervisor; those of the processes are left out. */
function ownLine(text: string): Line[] {
  try {
    const line: Line = JSON.parse(text);
    return line.from === "supervisor" ? [line] : [];
  } catch {
    return [];
  }
}
