import { randomBytes } from "node:crypto";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import type { Disk } from "flydrive";
import { bucketDisk, folderDisk } from "@/lib/files/disks";
import { restoreBackup } from "@/scripts/backup/restore";
import { writeBackup } from "@/scripts/backup/write";
import { type Counts, copyFiles } from "@/scripts/files/copy";
import { keysOf } from "@/scripts/files/listing";
import { BUCKET, type BucketServer, bucketServer } from "@/tests/support/servers/bucket";

let server: BucketServer;
let dir: string;
let bucket: Disk;
let folder: Disk;

beforeAll(async () => {
  server = await bucketServer();
  await server.start();
  bucket = await bucketDisk({ ...server.settings, S3_BUCKET: BUCKET } as never);
});
afterAll(() => server.end());
beforeEach(async () => {
  dir = fs.mkdtempSync(path.join(os.tmpdir(), "copying-"));
  folder = folderDisk(at("files"));
  for (const key of (await keysOf(bucket)).keys()) await bucket.delete(key);
});
afterEach(() => fs.rmSync(dir, { recursive: true }));

const at = (...names: string[]) => path.join(dir, ...names);
const KEYS = Array.from({ length: 12 }, (_, n) => `product-pictures/${n}-640.webp`);

async function fill(): Promise<void> {
  for (const key of KEYS) await folder.put(key, randomBytes(3_000));
  // Of the operating system, and of a process that looked whether it can write.
  fs.writeFileSync(at("files", ".DS_Store"), "");
  await folder.put("tries/left-behind", "");
}

async function bytesOf(disk: Disk) {
  const keys = [...(await keysOf(disk)).keys()].sort();
  const all = await Promise.all(keys.map((key) => disk.getBytes(key)));
  return keys.map((key, n) => [key, Buffer.from(all[n] ?? []).toString("hex")]);
}

it("copies every file once, leaves the folder as it is, and repairs what differs", async () => {
  await fill();
  const before = await bytesOf(folder);
  const first = await copyFiles({ from: folder, to: bucket });
  expect(first).toMatchObject({ files: 12, done: 12, copied: 12, bytes: 36_000 });
  expect(await bytesOf(bucket)).toEqual(before);
  expect(await copyFiles({ from: folder, to: bucket })).toMatchObject({ done: 12, copied: 0 });
  // As long as the right one.
  await bucket.put(KEYS[3] ?? "", randomBytes(3_000));
  await bucket.delete(KEYS[4] ?? "");
  expect(await copyFiles({ from: folder, to: bucket })).toMatchObject({ copied: 2 });
  expect(await bytesOf(bucket)).toEqual(before);
  expect(await bytesOf(folder)).toEqual(before);
});

it("brings them back into another folder", async () => {
  await fill();
  await copyFiles({ from: folder, to: bucket });
  const other = folderDisk(at("other"));
  expect(await copyFiles({ from: bucket, to: other })).toMatchObject({ copied: 12 });
  expect(await bytesOf(other)).toEqual(await bytesOf(folder));
});

it("says what could not be copied when the store goes, and finishes when run again", async () => {
  await fill();
  let isStopped: Promise<void> | undefined;
  const onProgress = ({ done }: Counts) => {
    if (done === 2) isStopped = server.stop();
  };
  const { failed, copied } = await copyFiles({ from: folder, to: bucket, onProgress });
  await isStopped;
  expect(failed.size).toBeGreaterThan(0);
  expect(failed.size + copied).toBe(12);
  await server.start();
  expect(await copyFiles({ from: folder, to: bucket })).toMatchObject({ failed: new Map() });
  expect(await bytesOf(bucket)).toEqual(await bytesOf(folder));
});

it("a backup holds the files of a bucket, and is not restored over others", async () => {
  await fill();
  await copyFiles({ from: folder, to: bucket });
  const url = String(process.env.DATABASE_URL);
  const { files } = await writeBackup({ url, files: bucket, folder: at("backup") });
  expect(files.map((file) => file.path)).toEqual([...KEYS].sort());
  const again = { folder: at("backup"), url, files: bucket, migrate: async () => undefined };
  await expect(restoreBackup(again)).rejects.toThrow("S3_BUCKET to an empty bucket");
});
