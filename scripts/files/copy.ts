import type { Disk } from "flydrive";
import { isMissing } from "../../lib/files/disk-faults.ts";
import { keysOf, type Listed, md5Of } from "./listing.ts";

export type Counts = {
  /** Files to look at, and how many have been. */
  files: number;
  done: number;
  /** Copied now, in number and bytes; the others were there already. */
  copied: number;
  bytes: number;
  /** Why files were not copied, by key. */
  failed: Map<string, string>;
};

type Way = {
  from: Disk;
  to: Disk;
  /** Called after each file. */
  onProgress?: (counts: Counts) => void;
};

/**
 * Copies every file of a store into another and reads each back: what is there with the same bytes is left alone, so that
 * it may be run again, and broken off. Nothing is deleted, at neither end.
 */
export async function copyFiles({ from, to, onProgress }: Way): Promise<Counts> {
  const [source, target] = await Promise.all([keysOf(from), keysOf(to)]);
  const counts: Counts = { files: source.size, done: 0, copied: 0, bytes: 0, failed: new Map() };
  const waiting = [...source];
  const work = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const [key, listed] = next;
      const size = await copyOne({ from, to, key, listed, known: target.get(key) }).catch(
        (error: unknown) => void counts.failed.set(key, reason(error)),
      );
      if (size) counts.copied += 1;
      counts.bytes += size ?? 0;
      counts.done += 1;
      onProgress?.(counts);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return counts;
}

const AT_ONCE = 8;

type One = { from: Disk; to: Disk; key: string; listed: Listed; known: Listed | undefined };

/** The bytes that were copied; 0 for a file that is there already, or was deleted meanwhile. */
async function copyOne({ from, to, key, listed, known }: One): Promise<number> {
  if (known && listed.md5 && md5Of(await read(to, key)) === listed.md5) return 0;
  const bytes = await read(from, key);
  if (!bytes || (known && (await holds(to, key, bytes, known)))) return 0;
  await to.put(key, bytes);
  if (await holds(to, key, bytes)) return bytes.length;
  throw new Error("What was written reads differently.");
}

async function holds(disk: Disk, key: string, bytes: Buffer, known?: Listed): Promise<boolean> {
  if (known?.md5 && known.md5 === md5Of(bytes)) return true;
  // The hash that a store tells may be another one, of an encrypted file.
  return (await read(disk, key))?.equals(bytes) ?? false;
}

async function read(disk: Disk, key: string): Promise<Buffer | null> {
  try {
    return Buffer.from(await disk.getBytes(key));
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

function reason(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message;
}
