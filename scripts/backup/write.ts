import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import pg from "pg";
import { to as copyTo } from "pg-copy-streams";
import { Failure } from "../local/base/failure.ts";
import { begun, hashOf, type Manifest, tableFile, writeManifest } from "./manifest.ts";
import { quoted, readMigrations, readSequences, readTables, type Table } from "./tables.ts";

type Source = {
  /** The database. */
  url: string;
  /** FILES_DIR of the shop. */
  filesDir: string;
  /** The new folder for the backup. */
  folder: string;
};

/**
 * Writes a backup of a shop that may be running: a consistent snapshot of all tables, then the uploaded
 * files. The folder gets its final name only when it is complete. Throws `Failure`.
 */
export async function writeBackup({ url, filesDir, folder }: Source): Promise<Manifest> {
  if (fs.existsSync(folder)) throw new Failure(`${folder} is there already: give another name.`);
  const partial = `${folder}.partial`;
  fs.rmSync(partial, { recursive: true, force: true });
  fs.mkdirSync(path.join(partial, "tables"), { recursive: true, mode: 0o700 });
  const rows = await writeRows(url, partial);
  const manifest = { ...begun(), ...rows, files: await copyFiles(filesDir, partial) };
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

async function copyFiles(from: string, folder: string): Promise<Manifest["files"]> {
  const names = fs.existsSync(from) ? listFiles(from) : [];
  const files: Manifest["files"] = [];
  for (const name of names) {
    const copy = path.join(folder, "files", name);
    fs.mkdirSync(path.dirname(copy), { recursive: true, mode: 0o700 });
    // A file deleted in the meantime is no longer part of the shop.
    if (!copied(path.join(from, name), copy)) continue;
    files.push({ path: name, sha256: await hashOf(copy) });
  }
  return files;
}

function listFiles(folder: string): string[] {
  return fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .sort();
}

function copied(from: string, to: string): boolean {
  try {
    fs.copyFileSync(from, to);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return false;
    throw error;
  }
}
