import "server-only";
import { LRUCache } from "lru-cache";
import type { Product } from "@/lib/catalogue/contract";
import { readVersioned } from "@/lib/catalogue/views/read-products";
import { type Versions, versionsNow } from "@/lib/catalogue/views/row-versions";

type Kept = { state: string; ids: string[] };

/** Of all questions together: about 4 MB. */
const MOST_IDS = 50_000;
const kept = new LRUCache<string, Kept>({
  maxSize: MOST_IDS,
  /** The question itself counts as ten. */
  sizeCalculation: ({ ids }) => ids.length + 10,
});

/**
 * The ids that a question finds, and the products themselves where they had to be read. `find` is asked for the ids, at a state of
 * the catalogue, and again after each change by which they could be others: the table "CatalogueChange" has a row of each, in the
 * transaction that made it.
 */
export async function foundNow(
  question: string,
  find: (state: string) => Promise<string[]>,
): Promise<Versions & { products?: Product[] }> {
  const known = kept.get(question);
  const now = await versionsNow(known?.ids ?? []);
  if (known && known.state === now.state) return now;
  const ids = await find(now.state);
  // Before they were read: a change meanwhile is a newer state, and they are read again.
  kept.set(question, { state: now.state, ids });
  return readVersioned(ids);
}
