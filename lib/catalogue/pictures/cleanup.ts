import "server-only";
import { db } from "@/lib/db";
import { baseOfKey, FOLDER } from "@/lib/files/picture-names";
import { dropFile, listFiles, writtenAt } from "@/lib/files/store";

/** Longer than any upload takes from its file to its row. */
const FRESH_MS = 60 * 60_000;
const BATCH = 500;

/**
 * Removes the files of pictures that neither a product nor an order refers to: what a crash between file and row
 * has left, and what was taken off a product. Answers how many files.
 */
export async function cleanUpPictures(now = new Date()): Promise<number> {
  const keys = await listFiles(FOLDER);
  let removed = 0;
  for (let at = 0; at < keys.length; at += BATCH) {
    removed += await tidyBatch(keys.slice(at, at + BATCH), now);
  }
  return removed;
}

async function tidyBatch(keys: readonly string[], now: Date): Promise<number> {
  const old: string[] = [];
  for (const key of await without(keys, basesOfProducts)) {
    const written = await writtenAt(key);
    if (written && now.getTime() - written.getTime() >= FRESH_MS) old.push(key);
  }
  const unused = await without(old, basesOfOrders);
  for (const key of unused) await dropFile(key);
  return unused.length;
}

type Bases = (bases: string[]) => Promise<readonly string[]>;

/** The keys of which nothing that is asked refers to the base. */
async function without(keys: readonly string[], used: Bases): Promise<string[]> {
  if (keys.length === 0) return [];
  const inUse = new Set(await used([...new Set(keys.map(baseOfKey))]));
  return keys.filter((key) => !inUse.has(baseOfKey(key)));
}

const basesOfProducts: Bases = async (bases) => {
  const where = { base: { in: bases } };
  const rows = await db().productImage.findMany({ where, select: { base: true } });
  return rows.map(({ base }) => base);
};

/** An order shows what was bought as it was. */
const basesOfOrders: Bases = async (bases) => {
  const where = { imageBase: { in: bases } };
  const rows = await db().purchaseLine.findMany({
    where,
    distinct: ["imageBase"],
    select: { imageBase: true },
  });
  return rows.flatMap(({ imageBase }) => imageBase ?? []);
};
