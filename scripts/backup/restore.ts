import fs from "node:fs";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import type { Disk } from "flydrive";
import pg from "pg";
import { from as copyFrom } from "pg-copy-streams";
import { folderDisk } from "../../lib/files/disks.ts";
import { copyFiles } from "../files/copy.ts";
import { keysOf } from "../files/listing.ts";
import { Failure } from "../local/base/failure.ts";
import { hashOf, type Manifest, readManifest, tableFile } from "./manifest.ts";
import { quoted } from "./tables.ts";

type Target = {
  folder: string;
  /** An empty database. */
  url: string;
  /** An empty place for the files: the shop's folder or bucket. */
  files: Disk;
  /** Migrates the database up to a migration, or to the last one. */
  migrate: (upTo?: string) => Promise<unknown>;
};

/**
 * Restores a backup into an empty place: the schema of that time, all rows in one transaction, the files,
 * and then the later migrations. Verifies the whole backup first. Throws `Failure`.
 */
export async function restoreBackup({ folder, url, files, migrate }: Target): Promise<Manifest> {
  const manifest = readManifest(folder);
  await requireWhole(folder, manifest);
  await requireEmpty(url, files);
  await migrate(manifest.migrations.at(-1));
  await loadRows(url, folder, manifest);
  const { failed } = await copyFiles({ from: folderDisk(path.join(folder, "files")), to: files });
  const [[key, why] = []] = failed;
  if (key) throw new Failure(`The file ${key} could not be stored: ${why}.`);
  await migrate();
  return manifest;
}

async function requireWhole(folder: string, { tables, files }: Manifest): Promise<void> {
  for (const { name, sha256 } of tables) await requireHash(sha256, tableFile(folder, name), true);
  for (const { path: name, sha256 } of files) {
    await requireHash(sha256, path.join(folder, "files", name));
  }
}

async function requireHash(sha256: string, file: string, isPacked = false): Promise<void> {
  const found = await hashOf(file, isPacked).catch(() => null);
  if (found === sha256) return;
  throw new Failure(`${file} is damaged or missing: nothing was restored. Take another backup.`);
}

async function requireEmpty(url: string, files: Disk): Promise<void> {
  if ((await keysOf(files)).size > 0) {
    throw new Failure(
      "The shop's place for files holds files: set FILES_DIR to an empty folder, or S3_BUCKET to an empty bucket.",
    );
  }
  const isUsed = await withClient(url, async (client) => {
    const { rows } = await client.query(`SELECT to_regclass('public."User"') AS users`);
    if (rows[0].users === null) return false;
    return (await client.query(`SELECT 1 FROM "User" LIMIT 1`)).rows.length > 0;
  });
  if (isUsed)
    throw new Failure("The database holds a shop already: set DATABASE_URL to an empty one.");
}

async function loadRows(url: string, folder: string, manifest: Manifest): Promise<void> {
  await withClient(url, async (client) => {
    await client.query("BEGIN");
    const all = manifest.tables.map(({ name }) => quoted(name));
    // Triggers would write rows of other tables that the backup already contains.
    for (const name of all) await client.query(`ALTER TABLE ${name} DISABLE TRIGGER USER`);
    await client.query(`TRUNCATE ${all.join(", ")}`);
    for (const table of manifest.tables) await loadTable(client, folder, table);
    for (const { name, value } of manifest.sequences) {
      await client.query("SELECT setval($1::regclass, $2::bigint)", [quoted(name), value]);
    }
    for (const name of all) await client.query(`ALTER TABLE ${name} ENABLE TRIGGER USER`);
    await client.query("COMMIT");
  });
}

async function loadTable(
  client: pg.Client,
  folder: string,
  { name, columns, rows }: Manifest["tables"][number],
): Promise<void> {
  const list = columns.map(quoted).join(", ");
  const into = client.query(copyFrom(`COPY ${quoted(name)} (${list}) FROM STDIN`));
  await pipeline(fs.createReadStream(tableFile(folder, name)), createGunzip(), into);
  if (into.rowCount !== rows) {
    throw new Failure(
      `${name} has ${into.rowCount} rows instead of ${rows}: nothing was restored.`,
    );
  }
}

async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
