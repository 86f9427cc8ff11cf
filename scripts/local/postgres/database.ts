import pg from "pg";
import { errorCode, Failure } from "../base/failure.ts";

/** The connection string of a database on an embedded server. */
export function databaseUrl(port: number, password: string, database: string): string {
  return `postgresql://postgres:${password}@127.0.0.1:${port}/${database}`;
}

/** Waits until the server accepts connections; "over" if its process has ended. */
export async function waitForDatabase(
  url: string,
  over: () => boolean,
): Promise<"ready" | "over" | "password" | "late"> {
  // Recovery after a power cut may take a while on a slow disk.
  const deadline = Date.now() + 60_000;
  while (Date.now() < deadline) {
    if (over()) return "over";
    const code = await connectionProblem(url);
    if (code === null) return "ready";
    if (code === "28P01") return "password";
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return "late";
}

/** Runs one statement on its own connection and returns the rows. */
export async function query<Row extends pg.QueryResultRow>(
  url: string,
  text: string,
  values: unknown[] = [],
): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  // A server that goes away while idle must not end the script by an unhandled event.
  client.on("error", () => undefined);
  await client.connect();
  try {
    return (await client.query<Row>(text, values)).rows;
  } finally {
    await client.end();
  }
}

/** Creates a database if it is missing, empty or as a copy of `template`. */
export async function ensureDatabase(
  serverUrl: string,
  name: string,
  template?: string,
): Promise<void> {
  const found = await query(serverUrl, "SELECT 1 FROM pg_database WHERE datname = $1", [name]);
  if (found.length > 0) return;
  const copy = template ? ` TEMPLATE ${quoted(template)}` : "";
  await query(serverUrl, `CREATE DATABASE ${quoted(name)}${copy}`);
}

/** Throws a `Failure` when the user's own database cannot be used. */
export async function requireReachable(url: string): Promise<void> {
  const code = await connectionProblem(url);
  if (code === null) return;
  const { host, pathname } = new URL(url);
  const reasons: Record<string, string> = {
    "28P01": "it refuses the user or the password",
    "28000": "it refuses the user or the password",
    "3D000": `it has no database called ${pathname.slice(1)}`,
    ENOTFOUND: "its name is unknown",
    ECONNREFUSED: "nothing answers there",
  };
  throw new Failure(
    `The database in DATABASE_URL (${host}) cannot be used: ${reasons[code] ?? code}.`,
  );
}

export function quoted(identifier: string): string {
  return `"${identifier.replaceAll('"', '""')}"`;
}

async function connectionProblem(url: string): Promise<string | null> {
  try {
    await query(url, "SELECT 1");
    return null;
  } catch (error) {
    return errorCode(error) ?? "no answer in time";
  }
}
