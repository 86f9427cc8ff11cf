import type { FormValues } from "@/components/admin/products/form/form-values";
import type { Item } from "@/components/admin/products/pictures/picture-rules";
import { unitsTyped } from "@/lib/catalogue/products/fields/notation";

/**
 * Three-way merge of two edits of a product: fields that I changed since `base` keep my value, others get theirs.
 * For stock, my difference is added to their quantity, so that units sold or received since are not lost.
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
 * The same merge for pictures: my files, removals, changed texts and changed order are kept; pictures that they
 * removed are dropped, and pictures that they added go to the end.
 */
export function mergedItems(
  base: readonly Item[],
  mine: readonly Item[],
  theirs: readonly Item[],
): Item[] {
  const mineOf = byKey(mine);
  const baseOf = byKey(base);
  const theirsOf = byKey(theirs);
  const merged = theirs.map((item) => {
    const own = mineOf.get(item.key);
    if (!own) return item;
    const changed = own.alt !== baseOf.get(item.key)?.alt;
    return { ...item, alt: changed ? own.alt : item.alt, removed: own.removed };
  });
  const mergedOf = byKey(merged);
  const inMyOrder = mine.flatMap((item) => (item.file ? item : (mergedOf.get(item.key) ?? [])));
  const added = merged.filter(({ key }) => !mineOf.has(key));
  if (reordered(base, mine, theirsOf)) return [...inMyOrder, ...added];
  return [...merged, ...mine.filter(({ file }) => file)];
}

/** Whether I changed the order of the remaining pictures (new files at the end do not count). */
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
