import "server-only";
import { db } from "@/lib/db";
import { cleanUpFolder } from "@/lib/files/cleanup";
import { baseOfKey, FOLDER } from "@/lib/files/picture-names";

/**
 * Deletes picture files that neither a product nor an order refers to: left by a crash between file and row,
 * or removed from a product. Returns how many.
 */
export function cleanUpPictures(now = new Date()): Promise<number> {
  return cleanUpFolder({ folder: FOLDER, inUse: ofProductsAndOrders }, now);
}

/** Orders have many more rows: they are asked only for what no product has. */
async function ofProductsAndOrders(keys: readonly string[]): Promise<string[]> {
  const unused = await without(await without(keys, basesOfProducts), basesOfOrders);
  return keys.filter((key) => !unused.includes(key));
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
