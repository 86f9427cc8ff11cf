import "server-only";
import { audit } from "@/lib/audit/record";
import { publishChanges } from "@/lib/catalogue/changes/publish";
import { type AdminRow, findAdminRow, lockProduct, NO_DETAILS } from "@/lib/catalogue/mapper";
import { pictureChanges, writePictures } from "@/lib/catalogue/pictures/writes";
import { assertNewestVersion } from "@/lib/catalogue/products/assert-newest-version";
import { columnsOf } from "@/lib/catalogue/products/columns";
import type { ProductEdit } from "@/lib/catalogue/products/product-data";
import { difference, editedColumns, factsOf } from "@/lib/catalogue/products/product-rules";
import {
  assertLabel,
  lockPlaces,
  type NewPicture,
  slugTaken,
} from "@/lib/catalogue/products/product-writes";
import { stockChange } from "@/lib/catalogue/stock/edit-stock";
import { writeMovement } from "@/lib/catalogue/stock/writes";
import type { Tx } from "@/lib/db";
import type { Admin } from "@/lib/identity/actor";

type Pictures = { added: readonly NewPicture[]; removed: readonly string[] };

/**
 * Applies one edit under the product's lock. Returns the product, whether anything changed, and in words why
 * a quantity in the edit was not stored.
 * @throws AppError not_found; conflict for an edit of an older version, a taken slug, more units removed
 * than in stock, or a quantity that may be an outdated count.
 */
export async function editProduct(
  tx: Tx,
  actor: Admin,
  edit: ProductEdit,
  pictures: Pictures,
): Promise<{ row: AdminRow; isChanged: boolean; stockWords: string | null }> {
  // Locked before the product, as additions and imports do: another order could deadlock.
  if (edit.slug) await lockPlaces(tx);
  const row = await lockProduct(tx, edit.id);
  await assertNewestVersion(tx, actor, row, edit.version);
  const { delta, words } = await stockChange(tx, actor, row, edit);
  const columns = await writeColumns(tx, row, edit);
  const shown = await writePictureChanges(tx, row, edit, pictures);
  const changes = [columns, shown].filter((change) => change !== null);
  if (changes.length > 0) await countEdit(tx, actor, row, changes);
  if (delta !== 0) {
    const field = "product_data.quantity";
    await writeMovement(tx, actor, row, { delta, reason: "corrected", field });
  }
  const isChanged = changes.length > 0 || delta !== 0;
  const after = isChanged ? await findAdminRow(tx, row.id) : row;
  if (isChanged) await publishChanges(tx, [...new Set([row.slug, after.slug])]);
  return { row: after, isChanged, stockWords: words };
}

/** Writes the columns and details that differ and returns them; null if none do. */
async function writeColumns(tx: Tx, row: AdminRow, edit: ProductEdit) {
  const { product, details } = editedColumns(edit);
  const changed = difference(
    factsOf(columnsOf(row), row.details ?? NO_DETAILS),
    factsOf(product, details),
  );
  if (!changed) return null;
  if (product.slug !== undefined && product.slug !== row.slug) await assertFree(tx, product.slug);
  assertLabel({ ...columnsOf(row), ...product });
  await tx.product.update({ where: { id: row.id }, data: product, select: { id: true } });
  if (Object.keys(details).length > 0) {
    await tx.productDetails.upsert({
      where: { productId: row.id },
      create: { productId: row.id, ...details },
      update: details,
      select: { productId: true },
    });
  }
  return changed;
}

async function writePictureChanges(tx: Tx, row: AdminRow, edit: ProductEdit, pictures: Pictures) {
  const next = pictureChanges(row.images, {
    ...pictures,
    order: edit.image_order,
    alts: edit.alts,
  });
  const names = (all: readonly { base: string; alt: string }[]) =>
    all.map(({ base, alt }) => `${base} ${alt}`.trimEnd());
  const changed = difference({ pictures: names(row.images) }, { pictures: names(next) });
  if (changed) await writePictures(tx, row, next);
  return changed;
}

async function countEdit(
  tx: Tx,
  actor: Admin,
  { id }: AdminRow,
  changes: readonly { before: object; after: object }[],
): Promise<void> {
  const data = { version: { increment: 1 } };
  await tx.product.update({ where: { id }, data, select: { id: true } });
  await audit(tx, {
    by: "admin",
    byId: actor.userId,
    action: "product.edited",
    subject: id,
    detail: {
      before: Object.assign({}, ...changes.map(({ before }) => before)),
      after: Object.assign({}, ...changes.map(({ after }) => after)),
    },
  });
}

async function assertFree(tx: Tx, slug: string): Promise<void> {
  const other = await tx.product.findUnique({ where: { slug }, select: { id: true } });
  if (other) throw slugTaken(slug);
}
