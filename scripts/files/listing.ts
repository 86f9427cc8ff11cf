import { createHash } from "node:crypto";
import type { Disk } from "flydrive";
import { isMissing } from "../../lib/files/disk-faults.ts";

/** What a store tells of a file without reading it: a bucket its hash, a folder nothing. */
export type Listed = { md5?: string };

/** The shop's files in a store, by key. */
export async function keysOf(disk: Disk): Promise<Map<string, Listed>> {
  const found = new Map<string, Listed>();
  let paginationToken: string | undefined;
  do {
    const at = paginationToken && { paginationToken };
    const page = await disk.listAll("/", { recursive: true, ...at }).catch(noFolder);
    for (const entry of page.objects) {
      if (!entry.isFile || !isOurs(entry.key)) continue;
      const { etag } = await entry.getMetaData();
      found.set(entry.key, { md5: /^"?([0-9a-f]{32})"?$/.exec(etag)?.[1] });
    }
    paginationToken = page.paginationToken;
  } while (paginationToken);
  return found;
}

/** In hex; null of nothing. */
export const md5Of = (bytes: Buffer | null) =>
  bytes && createHash("md5").update(bytes).digest("hex");

/** Whether the shop wrote a file of this name: a folder may hold others, such as ".DS_Store". */
function isOurs(key: string): boolean {
  return /^[\w-]+\/[\w.-]+$/.test(key) && !key.startsWith("tries/");
}

function noFolder(error: unknown): Awaited<ReturnType<Disk["listAll"]>> {
  if (!isMissing(error)) throw error;
  return { objects: [], paginationToken: undefined };
}
