import "server-only";
import type { Product } from "@/lib/catalogue/contract";
import { readVersioned } from "@/lib/catalogue/views/read-products";
import { type Versions, versionsNow } from "@/lib/catalogue/views/row-versions";

type Kept = { state: string; ids: string[] };

/** Of all questions together: about 4 MB. */
const MOST_IDS = 50_000;
const kept = new Map<string, Kept>();
let held = 0;

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
  keep(question, { state: now.state, ids });
  return readVersioned(ids);
}

/** The question kept longest makes room. */
function keep(question: string, found: Kept): void {
  drop(question);
  kept.set(question, found);
  held += weightOf(found);
  for (const oldest of kept.keys()) {
    if (held <= MOST_IDS || oldest === question) break;
    drop(oldest);
  }
}

function drop(question: string): void {
  const found = kept.get(question);
  if (!found) return;
  kept.delete(question);
  held -= weightOf(found);
}

/** The question itself counts as ten. */
const weightOf = ({ ids }: Kept) => ids.length + 10;
