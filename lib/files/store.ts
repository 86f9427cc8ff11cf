import "server-only";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { ReadStream } from "node:fs";
import type { Disk } from "flydrive";
import { AppError } from "@/lib/call/errors";
import { env } from "@/lib/env";
import { diskFault, isMissing } from "@/lib/files/disk-faults";
import { bucketDisk, folderDisk } from "@/lib/files/disks";
import { webStream } from "@/lib/http/tier/upstream-answer";
import { log } from "@/lib/log";

/** What people read while the store does not answer. */
export const NOT_LOADED = "Pictures cannot be loaded now. Please try again later.";
const NOT_STORED = "Pictures cannot be stored now. Please try again later.";

/** Keys of a bucket that one request lists: the most that a store gives. A test lowers it. */
export const listed = { atOnce: 1_000 };

let disk: Promise<Disk> | undefined;

/**
 * Stores bytes under a key like "profile-pictures/<random>.jpg", in the bucket of S3_BUCKET or else the folder
 * FILES_DIR. The store has no URLs of its own.
 * @throws AppError files_unavailable if it cannot be written: unreachable, read-only, full, or missing.
 */
export async function putFile(key: string, bytes: Uint8Array): Promise<void> {
  try {
    await (await store()).put(key, bytes);
  } catch (error) {
    throw unavailable(NOT_STORED, key, error);
  }
}

/**
 * What is wrong with the store and what to do, or null: writes and deletes a file, because nothing less detects a disk that
 * is read-only or full, or a key that may not write.
 */
export async function storeFault(): Promise<string | null> {
  try {
    const disk = await store();
    await disk.put(TRY, "");
    await disk.delete(TRY);
    return null;
  } catch (error) {
    const message = diskFault(error, isBucket());
    log().warn({ err: error }, message);
    return message;
  }
}

/** One for each process, so that a store in which nothing can be deleted does not fill up. */
const TRY = `tries/${randomUUID()}`;

/** The bytes under a key, or null if there are none. @throws AppError files_unavailable. */
export async function readFile(key: string): Promise<Buffer | null> {
  return found(key, async (disk) => Buffer.from(await disk.getBytes(key)));
}

/** The bytes under a key as a stream, or null if there are none. @throws AppError files_unavailable. */
export async function streamFile(key: string): Promise<ReadableStream<Uint8Array> | null> {
  return found(key, async (disk) => {
    const stream = await disk.getStream(key);
    // A bucket has answered by now; a file is opened later, and may be missing.
    if (stream instanceof ReadStream) await once(stream, "open");
    return webStream({ body: stream });
  });
}

/** The keys of all files in a folder; none if the folder does not exist. */
export async function listFiles(folder: string): Promise<string[]> {
  const disk = await store();
  const keys: string[] = [];
  let paginationToken: string | undefined;
  do {
    // flydrive's types know it for buckets only; a folder is listed at once.
    const part = { maxResults: listed.atOnce, ...(paginationToken && { paginationToken }) };
    const page = await disk.listAll(folder, part);
    for (const entry of page.objects) if (entry.isFile) keys.push(entry.key);
    paginationToken = page.paginationToken;
  } while (paginationToken);
  return keys;
}

/** When a file was written; null if it does not exist. @throws AppError files_unavailable. */
export async function writtenAt(key: string): Promise<Date | null> {
  return found(key, async (disk) => (await disk.getMetaData(key)).lastModified);
}

/**
 * Deletes a file that is no longer referred to. Call it after the commit: a failure only costs space, until the cleanup.
 */
export async function dropFile(key: string | null): Promise<void> {
  if (key === null) return;
  await store()
    .then((disk) => disk.delete(key))
    .catch((error: unknown) => log().warn({ key, err: error }, "file not removed"));
}

async function found<T>(key: string, read: (disk: Disk) => Promise<T>): Promise<T | null> {
  try {
    return await read(await store());
  } catch (error) {
    if (isMissing(error)) return null;
    throw unavailable(NOT_LOADED, key, error);
  }
}

function unavailable(message: string, key: string, error: unknown): AppError {
  log().error({ key, err: error }, "the store of files does not work");
  return new AppError("files_unavailable", message, { cause: error });
}

const isBucket = () => env().S3_BUCKET !== undefined;

function store(): Promise<Disk> {
  disk ??= open();
  return disk;
}

async function open(): Promise<Disk> {
  const { S3_BUCKET, FILES_DIR, ...settings } = env();
  return S3_BUCKET ? bucketDisk({ ...settings, S3_BUCKET }) : folderDisk(FILES_DIR);
}
