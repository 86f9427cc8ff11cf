import { spawn } from "node:child_process";
import { once } from "node:events";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { createInterface } from "node:readline";
import pg from "pg";

export type Standby = {
  /** The same database at the standby. */
  url: string;
  /** Stops replaying: what it shows grows old. */
  pause: () => Promise<void>;
  resume: () => Promise<void>;
  end: () => Promise<void>;
};

const program = path.join(__dirname, "standby-program.mjs");

/** A second server that streams from the one of this database. */
export async function standbyOf(databaseUrl: string): Promise<Standby> {
  // Next to the primary's folder, which the user of the server can enter.
  const [row] = await ask<{ data_directory: string }>(databaseUrl, "SHOW data_directory");
  const parent = path.dirname(row?.data_directory ?? os.tmpdir());
  const folder = fs.mkdtempSync(path.join(parent, "standby-"));
  fs.chmodSync(folder, 0o755);
  const args = ["--disable-warning=MODULE_TYPELESS_PACKAGE_JSON", program, databaseUrl, folder];
  const child = spawn(process.execPath, args, { stdio: ["pipe", "pipe", "inherit"] });
  const [url] = await once(createInterface(child.stdout), "line");
  return {
    url,
    pause: async () => void (await ask(url, "SELECT pg_wal_replay_pause()")),
    resume: async () => void (await ask(url, "SELECT pg_wal_replay_resume()")),
    end: async () => {
      const ended = once(child, "exit");
      child.stdin.end();
      await ended;
      fs.rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function ask<T>(connectionString: string, text: string): Promise<T[]> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}
