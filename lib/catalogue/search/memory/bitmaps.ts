import type { Condition, Leaf } from "@/lib/catalogue/search/conditions";
import type { Bitmap, CatalogueIndex, Row } from "@/lib/catalogue/search/memory/catalogue-index";
import { BLOCK, blocksWith } from "@/lib/catalogue/search/memory/trigrams";

/** The slots that fit, of which some may be empty. Not to be changed: it may be kept. */
export function fitting(index: CatalogueIndex, condition: Condition): Uint32Array {
  if ("all" in condition) return combined(index, condition.all, true);
  if ("any" in condition) return combined(index, condition.any, false);
  return bitsOf(index, condition);
}

function combined(index: CatalogueIndex, parts: readonly Condition[], isAll: boolean): Uint32Array {
  const [first, ...others] = parts.map((part) => fitting(index, part));
  if (!first) return new Uint32Array(index.blocks.count).fill(isAll ? ~0 : 0);
  if (others.length === 0) return first;
  const bits = first.slice();
  for (const other of others) {
    if (isAll) for (let at = 0; at < bits.length; at += 1) bits[at] = of(bits, at) & of(other, at);
    else for (let at = 0; at < bits.length; at += 1) bits[at] = of(bits, at) | of(other, at);
  }
  return bits;
}

const of = (numbers: Uint32Array, at: number) => numbers[at] as number;

/** Questions differ, but their words come again. */
function bitsOf(index: CatalogueIndex, leaf: Leaf): Uint32Array {
  const name = JSON.stringify(leaf);
  const known = index.bitmaps.get(name);
  if (known) return known.bits;
  const bitmap = made(index, leaf);
  index.bitmaps.set(name, bitmap);
  return bitmap.bits;
}

function made({ rows, blocks }: CatalogueIndex, leaf: Leaf): Bitmap {
  const holds = holdsOf(leaf);
  const bits = new Uint32Array(blocks.count);
  for (const block of blocksWith(blocks, textOf(leaf))) {
    let some = 0;
    for (let at = 0; at < BLOCK; at += 1) {
      const row = rows[block * BLOCK + at];
      if (row && holds(row)) some |= 1 << at;
    }
    bits[block] = some;
  }
  return { holds, bits };
}

/** Whether a charger has this property, which is not kept: for what is another in each question. */
export function isHeld({ rows, blocks }: CatalogueIndex, leaf: Leaf): boolean {
  const holds = holdsOf(leaf);
  const isOf = (row: Row | null) => row !== null && holds(row);
  return blocksWith(blocks, textOf(leaf)).some((block) =>
    rows.slice(block * BLOCK, (block + 1) * BLOCK).some(isOf),
  );
}

/** What each text with this property contains. */
function textOf(leaf: Leaf): string {
  if ("contains" in leaf) return leaf.contains;
  return "named" in leaf ? `#${leaf.named}` : "";
}

function holdsOf(leaf: Leaf): Bitmap["holds"] {
  if ("contains" in leaf) return ({ search }) => search.includes(leaf.contains);
  if ("kinds" in leaf) return ({ kind }) => leaf.kinds.includes(kind);
  if ("fromW" in leaf) return ({ watts }) => watts >= leaf.fromW && watts <= leaf.toW;
  const { isWhole } = leaf;
  const mark = textOf(leaf);
  const isSo = (name: string) => (isWhole ? name === mark : name.startsWith(mark));
  return ({ search }) => search.includes(mark) && search.split(" ", NAMES).some(isSo);
}

/** Slug, model and name stand first, each behind a #: see the trigger product_search. */
const NAMES = 3;
