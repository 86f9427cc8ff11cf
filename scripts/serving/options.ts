import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { parseArgs, parseEnv } from "node:util";
import { Failure } from "../local/base/failure.ts";
import { root } from "../local/base/settings.ts";

/** How the shop is served on this machine. */
export type Serving = {
  processes: number;
  /** The folder, or a link to it, that each process is started from: a new release behind the link comes with SIGHUP. */
  from: string;
  host: string | undefined;
  port: number;
  /** In ms, for `next start`. */
  keepAliveTimeout: string | undefined;
  /** How long a shop that has been told to end says so before its port is closed, in ms. */
  shutdownDelayMs: number;
};

type Environment = Record<string, string | undefined>;

/**
 * The options of `next start`, and `--from`. PROCESSES and SHUTDOWN_DELAY_MS may stand in `.env`, as all settings of
 * the shop; PORT does not, as Next reads it from the environment alone. Throws `Failure` for a wrong value.
 */
export function readServing(args: string[], environment: Environment): Serving {
  const { hostname, port, keepAliveTimeout, from } = optionsOf(args);
  const given = { ...dotEnv(from), ...definedOf(environment) };
  const number = (name: string, text: string, [least, most]: [number, number]) => {
    const value = Number(text);
    if (Number.isInteger(value) && value >= least && value <= most) return value;
    throw new Failure(`${name} must be a whole number from ${least} to ${most}, not "${text}".`);
  };
  return {
    processes: given.PROCESSES
      ? number("PROCESSES", given.PROCESSES, [1, 64])
      : processesFor(os.availableParallelism(), memory()),
    from,
    host: hostname,
    port: number("PORT", port ?? (environment.PORT || "3000"), [0, 65_535]),
    keepAliveTimeout,
    shutdownDelayMs: number("SHUTDOWN_DELAY_MS", given.SHUTDOWN_DELAY_MS || "5000", [0, 60_000]),
  };
}

/** What a process may need under load, in bytes. */
const EACH = 512 * 1024 ** 2;

/** One process for each core, fewer where memory is short. */
export function processesFor(cores: number, bytes: number): number {
  return Math.max(1, Math.min(cores, Math.floor(bytes / EACH)));
}

/** The memory of this machine, or of the container around this process. */
function memory(): number {
  const limit = process.constrainedMemory();
  return limit > 0 ? Math.min(limit, os.totalmem()) : os.totalmem();
}

function optionsOf(args: string[]) {
  try {
    const { values } = parseArgs({
      args,
      options: {
        hostname: { type: "string", short: "H" },
        port: { type: "string", short: "p" },
        keepAliveTimeout: { type: "string" },
        from: { type: "string" },
      },
    });
    return { ...values, from: path.resolve(values.from ?? root) };
  } catch (error) {
    throw new Failure(error instanceof Error ? error.message : String(error));
  }
}

function dotEnv(folder: string): Environment {
  const file = path.join(folder, ".env");
  return fs.existsSync(file) ? parseEnv(fs.readFileSync(file, "utf8")) : {};
}

/** "NAME=" means: not set. */
function definedOf(environment: Environment): Environment {
  return Object.fromEntries(Object.entries(environment).filter(([, value]) => value));
}
