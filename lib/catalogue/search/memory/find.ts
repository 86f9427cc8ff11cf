import { FAR, type Finder } from "@/lib/catalogue/search/conditions";
import { fitting, isHeld } from "@/lib/catalogue/search/memory/bitmaps";
import {
  type CatalogueIndex,
  compareRows,
  type Row,
} from "@/lib/catalogue/search/memory/catalogue-index";
import { BLOCK } from "@/lib/catalogue/search/memory/trigrams";

/** Searches in the chargers in memory. */
export function inMemory(index: CatalogueIndex): Finder {
  return {
    find: async ({ where }, without, wanted) => {
      const bits = fitting(index, where);
      const few = upTo(FEW, index, bits);
      const skipped = new Set(without);
      const isFew = few.length < FEW;
      return isFew ? sorted(few, skipped, wanted) : walked(index, bits, skipped, wanted);
    },
    mayName: async (key) => isHeld(index, { named: key, isWhole: false }),
    nearest: async (where, wantedW) => {
      let [higher, lower] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
      for (const { watts } of upTo(Number.POSITIVE_INFINITY, index, fitting(index, where))) {
        if (watts >= wantedW) higher = Math.min(higher, watts);
        if (watts <= wantedW) lower = Math.max(lower, watts);
      }
      return [
        ...(higher <= wantedW * FAR ? [higher] : []),
        ...(lower >= Math.ceil(wantedW / FAR) ? [lower] : []),
      ];
    },
  };
}

/** So many are sorted sooner than they are found among all in the order of results. */
const FEW = 1_000;

/** The first chargers of these slots, in the order of slots. */
function upTo(most: number, { rows }: CatalogueIndex, bits: Uint32Array): Row[] {
  const found: Row[] = [];
  for (let block = 0; block < bits.length && found.length < most; block += 1) {
    // Only the lowest bit that is set, until none is left.
    for (let left = bits[block] ?? 0; left !== 0; left &= left - 1) {
      const row = rows[block * BLOCK + 31 - Math.clz32(left & -left)];
      if (row) found.push(row);
    }
  }
  return found;
}

function sorted(rows: readonly Row[], without: ReadonlySet<string>, wanted: number): string[] {
  const left = rows.filter(({ id }) => !without.has(id));
  return left
    .toSorted(compareRows)
    .slice(0, wanted)
    .map(({ id }) => id);
}

function walked(
  { rows, order }: CatalogueIndex,
  bits: Uint32Array,
  without: ReadonlySet<string>,
  wanted: number,
): string[] {
  const found: string[] = [];
  for (let at = 0; at < order.length && found.length < wanted; at += 1) {
    const slot = order[at] ?? 0;
    const isSet = ((bits[slot >>> 5] ?? 0) >>> (slot & 31)) & 1;
    const id = isSet ? rows[slot]?.id : undefined;
    if (id !== undefined && !without.has(id)) found.push(id);
  }
  return found;
}
