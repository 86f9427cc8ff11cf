import { LRUCache } from "lru-cache";
import { addTrigrams, BLOCK, type Trigrams } from "@/lib/catalogue/search/memory/trigrams";

/** What a search looks at of a listed charger. */
export type Row = {
  id: string;
  /** Product.search: its texts as keys. */
  search: string;
  kind: string;
  watts: number;
  isGone: boolean;
  position: number;
};

/** Which slots have a property: a bit for each. */
export type Bitmap = { holds: (row: Row) => boolean; bits: Uint32Array };

/** The listed chargers of one moment. Each has a slot for as long as it is listed. */
export type CatalogueIndex = {
  rows: (Row | null)[];
  slots: Map<string, number>;
  free: number[];
  /** The slots in the order of results. */
  order: number[];
  blocks: Trigrams;
  /** By property; `put` keeps them up to date. */
  bitmaps: LRUCache<string, Bitmap>;
};

/** Of all properties together: 300 among 100,000 chargers. */
const MOST_BYTES = 4_000_000;
/** What a property takes beside its bits, of which there are few in a small catalogue. */
const NAME_BYTES = 500;

export function emptyIndex(): CatalogueIndex {
  return {
    rows: [],
    slots: new Map(),
    free: [],
    order: [],
    blocks: { count: 0, letters: new Uint32Array(0) },
    bitmaps: new LRUCache({
      maxSize: MOST_BYTES,
      sizeCalculation: ({ bits }) => bits.byteLength + NAME_BYTES,
    }),
  };
}

/** Adds a charger behind all others in the order of results; does nothing if it is there. */
export function append(index: CatalogueIndex, row: Row): void {
  if (index.slots.has(row.id)) return;
  index.order.push(place(index, row));
}

/** Adds or replaces a charger; null takes it away. */
export function put(index: CatalogueIndex, id: string, row: Row | null): void {
  remove(index, id);
  if (!row) return;
  const at = rankOf(index, row);
  index.order.splice(at, 0, place(index, row));
}

function place(index: CatalogueIndex, row: Row): number {
  const slot = index.free.pop() ?? index.rows.length;
  index.rows[slot] = row;
  index.slots.set(row.id, slot);
  // Its bits would lie behind the end of each set.
  if (addTrigrams(index.blocks, slot, row.search)) index.bitmaps.clear();
  for (const { bits, holds } of index.bitmaps.values()) {
    const [block, bit] = [Math.floor(slot / BLOCK), 1 << (slot % BLOCK)];
    bits[block] = holds(row) ? (bits[block] ?? 0) | bit : (bits[block] ?? 0) & ~bit;
  }
  return slot;
}

function remove(index: CatalogueIndex, id: string): void {
  const slot = index.slots.get(id);
  const row = slot === undefined ? null : index.rows[slot];
  if (slot === undefined || !row) return;
  index.order.splice(rankOf(index, row), 1);
  index.rows[slot] = null;
  index.slots.delete(id);
  index.free.push(slot);
}

/** The place of a row in the order, or where it belongs. */
function rankOf({ order, rows }: CatalogueIndex, row: Row): number {
  let [from, to] = [0, order.length];
  while (from < to) {
    const middle = (from + to) >>> 1;
    if (compareRows(rows[order[middle] as number] as Row, row) < 0) from = middle + 1;
    else to = middle;
  }
  return from;
}

/** The order of results: in stock first. */
export function compareRows(a: Row, b: Row): number {
  if (a.isGone !== b.isGone) return a.isGone ? 1 : -1;
  return a.position - b.position || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0);
}
