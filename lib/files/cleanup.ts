import "server-only";
import { dropFile, listFiles, writtenAt } from "@/lib/files/store";

/** Longer than an upload takes from its file to its row. */
const FRESH_MS = 60 * 60_000;

type Orphans = {
  folder: string;
  /** Those of these keys that a row refers to. */
  inUse: (keys: string[]) => Promise<Iterable<string>>;
  /** How many keys `inUse` is asked for at once. */
  batch?: number;
};

/**
 * Deletes the files of a folder that no row refers to: left by a crash between file and row, by a deletion while the store
 * did not answer, or by a row that is gone. Returns how many.
 * @throws Error of the store.
 */
export async function cleanUpFolder(
  { folder, inUse, batch = 500 }: Orphans,
  now: Date,
): Promise<number> {
  const keys = await listFiles(folder);
  let removed = 0;
  for (let at = 0; at < keys.length; at += batch) {
    const some = keys.slice(at, at + batch);
    const used = new Set(await inUse(some));
    for (const key of some.filter((one) => !used.has(one))) {
      const written = await writtenAt(key);
      if (!written || now.getTime() - written.getTime() < FRESH_MS) continue;
      await dropFile(key);
      removed += 1;
    }
  }
  return removed;
}
