import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { PassThrough } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import { Failure } from "../local/base/failure.ts";

const VERSION = 1;

/** The contents of a backup with their checksums: SHA-256 of the uncompressed bytes. */
export type Manifest = {
  version: typeof VERSION;
  madeAt: string;
  /** The migrations of the database, oldest first. */
  migrations: string[];
  tables: { name: string; columns: string[]; rows: number; sha256: string }[];
  sequences: { name: string; value: string }[];
  /** Uploaded files, by their path below FILES_DIR, or key in the bucket. */
  files: { path: string; sha256: string }[];
};

const file = (folder: string) => path.join(folder, "manifest.json");

/** The compressed rows of a table. */
export const tableFile = (folder: string, name: string) =>
  path.join(folder, "tables", `${name}.copy.gz`);

/** The constant parts of a new manifest. */
export function begun(): Pick<Manifest, "version" | "madeAt"> {
  return { version: VERSION, madeAt: new Date().toISOString() };
}

/** Written last: a folder without it is an incomplete backup. */
export function writeManifest(folder: string, manifest: Manifest): void {
  fs.writeFileSync(file(folder), `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600 });
}

/** Throws `Failure` unless the folder is a complete backup of a known version. */
export function readManifest(folder: string): Manifest {
  if (!fs.existsSync(file(folder))) {
    throw new Failure(`${folder} is no complete backup: it has no manifest.json.`);
  }
  const manifest: Manifest = JSON.parse(fs.readFileSync(file(folder), "utf8"));
  if (manifest.version === VERSION) return manifest;
  throw new Failure(`${folder} was written by a newer version: restore it with that.`);
}

/** The SHA-256 of a file; of its uncompressed bytes if it is compressed. */
export async function hashOf(file: string, isPacked = false): Promise<string> {
  const hash = createHash("sha256");
  const unpack = isPacked ? createGunzip() : new PassThrough();
  await pipeline(fs.createReadStream(file), unpack, async (chunks) => {
    for await (const chunk of chunks) hash.update(chunk);
  });
  return hash.digest("hex");
}
