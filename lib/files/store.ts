import "server-only";
import { randomUUID } from "node:crypto";
import { resolve } from "node:path";
import { Readable } from "node:stream";
import { Disk } from "flydrive";
import { FSDriver } from "flydrive/drivers/fs";
import { AppError } from "@/lib/call/errors";
import { env } from "@/lib/env";
import { log } from "@/lib/log";

let disk: Disk | undefined;

/**
 * Stores bytes under a key like "profile-pictures/<random>.jpg". The store has no URLs of its own.
 * @throws AppError files_unavailable if the folder cannot be written: read-only, full, or missing.
 */
export async function putFile(key: string, bytes: Uint8Array): Promise<void> {
  try {
    await store().put(key, bytes);
  } catch (error) {
    log().error({ key, err: error }, "the folder of files cannot be written");
    const message = "Pictures cannot be stored now. Please try again later.";
    throw new AppError("files_unavailable", message, { cause: error });
  }
}

/**
 * Checks the store by writing and deleting a file: nothing less detects a read-only or full disk.
 * @throws Error of the disk.
 */
export async function tryStore(): Promise<void> {
  const key = `tries/${randomUUID()}`;
  await store().put(key, "");
  await store().delete(key);
}

/** The bytes under a key, or null if there are none. */
export async function readFile(key: string): Promise<Buffer | null> {
  if (!(await store().exists(key))) return null;
  return Buffer.from(await store().getBytes(key));
}

/** The bytes under a key as a stream, or null if there are none. */
export async function streamFile(key: string): Promise<ReadableStream<Uint8Array> | null> {
  if (!(await store().exists(key))) return null;
  return Readable.toWeb(await store().getStream(key)) as ReadableStream<Uint8Array>;
}

/** The keys of all files in a folder; none if the folder does not exist. */
export async function listFiles(folder: string): Promise<string[]> {
  const keys: string[] = [];
  let paginationToken: string | undefined;
  do {
    const page = await store().listAll(folder, { ...(paginationToken && { paginationToken }) });
    for (const entry of page.objects) if (entry.isFile) keys.push(entry.key);
    paginationToken = page.paginationToken;
  } while (paginationToken);
  return keys;
}

/** When a file was written; null if it does not exist. */
export async function writtenAt(key: string): Promise<Date | null> {
  if (!(await store().exists(key))) return null;
  return (await store().getMetaData(key)).lastModified;
}

/**
 * Deletes a file that is no longer referred to. Call it after the commit: a failure only costs disk space.
 */
export async function dropFile(key: string | null): Promise<void> {
  if (key === null) return;
  await store()
    .delete(key)
    .catch((error: unknown) => log().warn({ key, err: error }, "file not removed"));
}

function store(): Disk {
  disk ??= new Disk(new FSDriver({ location: resolve(env().FILES_DIR), visibility: "private" }));
  return disk;
}
