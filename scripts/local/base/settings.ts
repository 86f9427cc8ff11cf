import fs from "node:fs";
import path from "node:path";
import { Failure } from "./failure.ts";

/** The settings of a local run. Ports are TCP ports on this machine, paths are absolute. */
export type Settings = {
  host: string;
  port: number;
  /** The port of the API tier behind the web tier on `port`; null for a single process. */
  apiPort: number | null;
  /** The first of five ports in a row of `--scale`: two machines, PgBouncer, replica, S3 server; null without. */
  scalePort: number | null;
  appOrigin: string;
  mailPort: number;
  mailUiPort: number;
  razorpayPort: number;
  dbPort: number;
  dataDir: string;
  /** A PostgreSQL of the user's own; null for the embedded server. */
  databaseUrl: string | null;
};

export const root = path.resolve(import.meta.dirname, "../../..");

/** Reads the settings from the environment and `.env`. Throws `Failure` for a wrong value. */
export function readSettings({ split = false, scale = false } = {}): Settings {
  const env = withDotEnv();
  const port = readPort(env, "PORT", 3000);
  const host = env.HOST || "127.0.0.1";
  return {
    host,
    port,
    apiPort: split ? readPort(env, "API_PORT", 3001) : null,
    scalePort: scale ? readPort(env, "SCALE_PORT", 3101) : null,
    appOrigin: (env.APP_ORIGIN || `http://localhost:${port}`).replace(/\/+$/, ""),
    mailPort: readPort(env, "MAIL_PORT", 1025),
    mailUiPort: readPort(env, "MAIL_UI_PORT", 1080),
    razorpayPort: readPort(env, "RAZORPAY_LOCAL_PORT", 4010),
    dbPort: readPort(env, "DB_PORT", 5433),
    dataDir: path.resolve(root, env.DATA_DIR || ".local"),
    databaseUrl: readDatabaseUrl(env),
  };
}

/** A path for display: relative to the project if it is inside. */
export function displayPath(file: string): string {
  const relative = path.relative(root, file);
  return relative.startsWith("..") ? file : relative;
}

function withDotEnv(): NodeJS.ProcessEnv {
  const file = path.join(root, ".env");
  if (fs.existsSync(file)) process.loadEnvFile(file);
  return process.env;
}

function readPort(env: NodeJS.ProcessEnv, name: string, fallback: number): number {
  const text = env[name];
  if (!text) return fallback;
  const port = Number(text);
  if (Number.isInteger(port) && port >= 1 && port <= 65_535) return port;
  throw new Failure(`${name} must be a port from 1 to 65535, not "${text}".`);
}

function readDatabaseUrl(env: NodeJS.ProcessEnv): string | null {
  // Scripts lock, copy and listen: past a pooler where one is declared.
  const text = env.DATABASE_DIRECT_URL || env.DATABASE_URL;
  if (!text) return null;
  if (/^postgres(ql)?:\/\/[^/]+\/[^/?]+/.test(text)) return text;
  throw new Failure(
    "DATABASE_URL must look like postgresql://user:password@host:5432/database; leave it empty for the embedded server.",
  );
}
