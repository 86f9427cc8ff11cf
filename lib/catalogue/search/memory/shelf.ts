import { LRUCache } from "lru-cache";
import { BLOCK, type Blocks, noteText } from "@/lib/catalogue/search/memory/blocks";

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

/** Which slots have a property. */
export type Kept = { holds: (row: Row) => boolean; bits: Uint32Array };

/** The listed chargers of one moment. Each has a slot for as long as it is listed; a bit set has a bit for each slot. */
export type Shelf = {
  rows: (Row | null)[];
  slots: Map<string, number>;
  free: number[];
  /** The slots in the order of results. */
  order: number[];
  blocks: Blocks;
  /** By property; `put` keeps them up to date. */
  kept: LRUCache<string, Kept>;
};

/** Of all properties together: 300 among 100,000 chargers. */
const MOST_BYTES = 4_000_000;
/** What a property takes beside its bits, of which there are few in a small catalogue. */
const NAME_BYTES = 500;

export function emptyShelf(): Shelf {
  return {
    rows: [],
    slots: new Map(),
    free: [],
    order: [],
    blocks: { count: 0, letters: new Uint32Array(0) },
    kept: new LRUCache({
      maxSize: MOST_BYTES,
      sizeCalculation: ({ bits }) => bits.byteLength + NAME_BYTES,
    }),
  };
}

/** Adds a charger behind all others in the order of results; does nothing if it is there. */
export function append(shelf: Shelf, row: Row): void {
  if (shelf.slots.has(row.id)) return;
  shelf.order.push(place(shelf, row));
}

/** Adds or replaces a charger; null takes it away. */
export function put(shelf: Shelf, id: string, row: Row | null): void {
  remove(shelf, id);
  if (!row) return;
  const at = rankOf(shelf, row);
  shelf.order.splice(at, 0, place(shelf, row));
}

function place(shelf: Shelf, row: Row): number {
  const slot = shelf.free.pop() ?? shelf.rows.length;
  shelf.rows[slot] = row;
  shelf.slots.set(row.id, slot);
  // Its bits would lie behind the end of each set.
  if (noteText(shelf.blocks, slot, row.search)) shelf.kept.clear();
  for (const { bits, holds } of shelf.kept.values()) {
    const [block, bit] = [Math.floor(slot / BLOCK), 1 << (slot % BLOCK)];
    bits[block] = holds(row) ? (bits[block] ?? 0) | bit : (bits[block] ?? 0) & ~bit;
  }
  return slot;
}

function remove(shelf: Shelf, id: string): void {
  const slot = shelf.slots.get(id);
  const row = slot === undefined ? null : shelf.rows[slot];
  if (slot === undefined || !row) return;
  shelf.order.splice(rankOf(shelf, row), 1);
  shelf.rows[slot] = null;
  shelf.slots.delete(id);
  shelf.free.push(slot);
}

/** The place of a row in the order, or where it belongs. */
function rankOf({ order, rows }: Shelf, row: Row): number {
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
