import { spawnSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import pg from "pg";
import { Failure } from "../base/failure.ts";
import { type Server, startServer } from "./server.ts";

type Options = {
  /** Any database of the running primary, as its superuser. */
  primaryUrl: string;
  /** The standby's own folder, made anew. */
  clusterDir: string;
  logFile: string;
  port: number;
  throwAway?: boolean;
  onLaunch?: (server: Server) => void;
};

/**
 * Starts a server that streams from another one of this machine. The embedded binaries lack pg_basebackup: the folder is copied
 * while the primary is in backup mode. A slot keeps the log that the standby still needs: `dropSlot` when it goes for good.
 */
export async function startStandby(options: Options): Promise<Server> {
  await copyCluster(options);
  return startServer(options);
}

/** Lets the primary forget a standby that does not come back, or it would keep its log for ever. */
export function dropSlot(primaryUrl: string, clusterDir: string): Promise<void> {
  return withClient(primaryUrl, async (client) => {
    const text = `SELECT pg_drop_replication_slot(slot_name) FROM pg_replication_slots WHERE slot_name = $1`;
    await client.query(text, [slotOf(clusterDir)]);
  });
}

async function copyCluster({ primaryUrl, clusterDir }: Options): Promise<void> {
  fs.rmSync(clusterDir, { recursive: true, force: true });
  await dropSlot(primaryUrl, clusterDir);
  await withClient(primaryUrl, async (client) => {
    const { rows } = await client.query("SHOW data_directory");
    const slot = slotOf(clusterDir);
    await client.query("SELECT pg_create_physical_replication_slot($1, true)", [slot]);
    await client.query("SELECT pg_backup_start('standby', true)");
    copy(String(rows[0].data_directory), clusterDir);
    const { rows: label } = await client.query("SELECT labelfile FROM pg_backup_stop(false)");
    follow(clusterDir, { label: label[0].labelfile, primaryUrl, slot });
  });
}

// Owners and rights stay. Files that go during the copy are in the log that is replayed.
function copy(from: string, to: string): void {
  spawnSync("cp", ["-a", from, to]);
  if (!fs.existsSync(path.join(to, "PG_VERSION")))
    throw new Failure(`The database could not be copied to ${to}.`);
  for (const name of ["postmaster.pid", "postmaster.opts", "pg_replslot"])
    fs.rmSync(path.join(to, name), { recursive: true, force: true });
}

type Following = { label: string; primaryUrl: string; slot: string };

function follow(clusterDir: string, { label, primaryUrl, slot }: Following): void {
  const { hostname, port, username, password } = new URL(primaryUrl);
  const secret = decodeURIComponent(password);
  const lines = [
    `primary_conninfo = 'host=${hostname} port=${port} user=${username} password=${secret}'`,
    `primary_slot_name = '${slot}'`,
    "wal_retrieve_retry_interval = '200ms'",
    "",
  ];
  const { uid, gid } = fs.statSync(path.join(clusterDir, "PG_VERSION"));
  fs.mkdirSync(path.join(clusterDir, "pg_replslot"), { mode: 0o700 });
  fs.writeFileSync(path.join(clusterDir, "backup_label"), label, { mode: 0o600 });
  fs.writeFileSync(path.join(clusterDir, "standby.signal"), "", { mode: 0o600 });
  fs.appendFileSync(path.join(clusterDir, "postgresql.auto.conf"), lines.join("\n"));
  if (process.getuid?.() !== 0) return;
  for (const name of ["pg_replslot", "backup_label", "standby.signal"])
    fs.chownSync(path.join(clusterDir, name), uid, gid);
}

const slotOf = (clusterDir: string) =>
  `s_${path.basename(clusterDir).replace(/\W/g, "_")}_${path.basename(path.dirname(clusterDir)).replace(/\W/g, "_")}`
    .toLowerCase()
    .slice(0, 60);

async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
