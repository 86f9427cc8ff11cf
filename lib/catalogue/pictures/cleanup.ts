import "server-only";
import { db } from "@/lib/db";
import { baseOfKey, FOLDER } from "@/lib/files/picture-names";
import { dropFile, listFiles, writtenAt } from "@/lib/files/store";

/** Longer than an upload takes from file to row. */
const FRESH_MS = 60 * 60_000;
const BATCH = 500;

/**
 * Deletes picture files that neither a product nor an order refers to: left by a crash between file and row,
 * or removed from a product. Returns how many.
 */
export async function cleanUpPictures(now = new Date()): Promise<number> {
  const keys = await listFiles(FOLDER);
  let removed = 0;
  for (let at = 0; at < keys.length; at += BATCH) {
    removed += await cleanUpBatch(keys.slice(at, at + BATCH), now);
  }
  return removed;
}

async function cleanUpBatch(keys: readonly string[], now: Date): Promise<number> {
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

/** The keys whose base is not in use. */
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

/** An order keeps the picture from the time of purchase. */
const basesOfOrders: Bases = async (bases) => {
  const where = { imageBase: { in: bases } };
  const rows = await db().purchaseLine.findMany({
    where,
    distinct: ["imageBase"],
    select: { imageBase: true },
  });
  return rows.flatMap(({ imageBase }) => imageBase ?? []);
};
