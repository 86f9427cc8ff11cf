import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import type { Disk } from "flydrive";
import pg from "pg";
import { to as copyTo } from "pg-copy-streams";
import { folderDisk } from "../../lib/files/disks.ts";
import { copyFiles } from "../files/copy.ts";
import { keysOf } from "../files/listing.ts";
import { Failure } from "../local/base/failure.ts";
import { begun, hashOf, type Manifest, tableFile, writeManifest } from "./manifest.ts";
import { quoted, readMigrations, readSequences, readTables, type Table } from "./tables.ts";

type Source = {
  /** The database. */
  url: string;
  /** The uploaded files: the shop's folder or bucket. */
  files: Disk;
  /** The new folder for the backup. */
  folder: string;
};

/**
 * Writes a backup of a shop that may be running: a consistent snapshot of all tables, then the uploaded
 * files. The folder gets its final name only when it is complete. Throws `Failure`.
 */
export async function writeBackup({ url, files, folder }: Source): Promise<Manifest> {
  if (fs.existsSync(folder)) throw new Failure(`${folder} is there already: give another name.`);
  const partial = `${folder}.partial`;
  fs.rmSync(partial, { recursive: true, force: true });
  fs.mkdirSync(path.join(partial, "tables"), { recursive: true, mode: 0o700 });
  const rows = await writeRows(url, partial);
  const manifest = { ...begun(), ...rows, files: await saveFiles(files, partial) };
  writeManifest(partial, manifest);
  fs.renameSync(partial, folder);
  return manifest;
}

async function writeRows(url: string, folder: string) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY");
    const tables: Manifest["tables"] = [];
    for (const table of await readTables(client)) {
      tables.push(await writeTable(client, table, tableFile(folder, table.name)));
    }
    // Sequences are not transactional and only grow: read last, none is below a number in a row.
    const sequences = await readSequences(client);
    return { tables, sequences, migrations: await readMigrations(client) };
  } finally {
    await client.end();
  }
}

async function writeTable(client: pg.Client, { name, columns, key }: Table, file: string) {
  const list = columns.map(quoted).join(", ");
  const order = key.length > 0 ? ` ORDER BY ${key.map(quoted).join(", ")}` : "";
  const rows = client.query(copyTo(`COPY (SELECT ${list} FROM ${quoted(name)}${order}) TO STDOUT`));
  const hash = createHash("sha256");
  const hashed = new Transform({
    transform(chunk, _encoding, done) {
      hash.update(chunk);
      done(null, chunk);
    },
  });
  await pipeline(rows, hashed, createGzip(), fs.createWriteStream(file, { mode: 0o600 }));
  return { name, columns, rows: rows.rowCount, sha256: hash.digest("hex") };
}

/** Writes the files into a folder of the backup, and checks what was written by reading it again. */
async function saveFiles(from: Disk, backup: string): Promise<Manifest["files"]> {
  const folder = path.join(backup, "files");
  const { failed } = await copyFiles({ from, to: folderDisk(folder) });
  const [[key, why] = []] = failed;
  if (key) throw new Failure(`The file ${key} could not be read: ${why}. Take the backup again.`);
  const files: Manifest["files"] = [];
  const names = [...(await keysOf(folderDisk(folder))).keys()].sort();
  for (const name of names) {
    files.push({ path: name, sha256: await hashOf(path.join(folder, name)) });
  }
  return files;
}
