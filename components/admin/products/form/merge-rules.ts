import type { FormValues } from "@/components/admin/products/form/form-values";
import type { Item } from "@/components/admin/products/pictures/picture-rules";
import { unitsTyped } from "@/lib/catalogue/products/notation";

/**
 * Two edits of one product as one: fields that I changed since `base` stay mine, the others are theirs.
 * Of the stock it is the difference that is mine: units sold or received meanwhile stay sold or received.
 */
export function mergedValues(base: FormValues, mine: FormValues, theirs: FormValues): FormValues {
  const pairs = Object.keys(theirs).map((name) => [
    name,
    mine[name] === base[name] ? theirs[name] : mine[name],
  ]);
  const merged: FormValues = Object.fromEntries(pairs);
  if (mine.quantity === base.quantity) return merged;
  const units = unitsTyped(theirs.quantity) + unitsTyped(mine.quantity) - unitsTyped(base.quantity);
  return Number.isNaN(units) ? merged : { ...merged, quantity: String(Math.max(units, 0)) };
}

/**
 * The same of the pictures: files and removals of mine stay, pictures that are gone are gone, new ones come
 * behind, a text that I changed stays mine, and so does the order where I changed it.
 */
export function mergedItems(
  base: readonly Item[],
  mine: readonly Item[],
  theirs: readonly Item[],
): Item[] {
  const mineOf = byKey(mine);
  const baseOf = byKey(base);
  const theirsOf = byKey(theirs);
  const kept = theirs.map((item) => {
    const own = mineOf.get(item.key);
    if (!own) return item;
    const changed = own.alt !== baseOf.get(item.key)?.alt;
    return { ...item, alt: changed ? own.alt : item.alt, removed: own.removed };
  });
  const keptOf = byKey(kept);
  const inMyOrder = mine.flatMap((item) => (item.file ? item : (keptOf.get(item.key) ?? [])));
  const added = kept.filter(({ key }) => !mineOf.has(key));
  if (reordered(base, mine, theirsOf)) return [...inMyOrder, ...added];
  return [...kept, ...mine.filter(({ file }) => file)];
}

/** Whether my order of what is still there is another one than it was, with my files behind it. */
function reordered(
  base: readonly Item[],
  mine: readonly Item[],
  theirs: ReadonlyMap<string, Item>,
): boolean {
  const now = mine.filter(({ key, file, removed }) => !removed && (file || theirs.has(key)));
  const keys = new Set(now.map(({ key }) => key));
  const before = base.filter(({ key }) => keys.has(key));
  const unmoved = [...before, ...now.filter(({ file }) => file)];
  return unmoved.some(({ key }, at) => key !== now[at]?.key);
}

function byKey(items: readonly Item[]): ReadonlyMap<string, Item> {
  return new Map(items.map((item) => [item.key, item]));
}
