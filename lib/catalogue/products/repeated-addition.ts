import "server-only";
import { AppError } from "@/lib/call/errors";
import { type AdminRow, adminRowOf } from "@/lib/catalogue/mapper";
import type { NewProductData } from "@/lib/catalogue/products/product-data";
import { type Facts, factsOf, isSame, newColumns } from "@/lib/catalogue/products/product-rules";
import type { Tx } from "@/lib/db";

/**
 * The product that the same key has added before; null where it has added none.
 * @throws AppError conflict when that was said otherwise: a correction is not answered with what it corrects.
 */
export async function repeatedAddition(
  tx: Tx,
  id: string,
  data: NewProductData,
  pictures: number,
): Promise<AdminRow | null> {
  const row = await adminRowOf(tx, id);
  if (row && !(await wasSaidSo(tx, id, data, pictures)))
    throw new AppError(
      "conflict",
      "This key has added another product. Send a new key with this one.",
    );
  return row;
}

/** Compared with what was added, as the audit log has kept it: the product may have been edited since. */
async function wasSaidSo(tx: Tx, id: string, data: NewProductData, pictures: number) {
  const entry = await tx.auditEntry.findFirst({
    where: { subject: id, action: "product.added" },
    select: { detail: true },
  });
  const added = (entry?.detail as { after?: Facts } | null)?.after;
  if (!added) return true;
  // The address and the place were given out then; what asks for them is compared as well.
  const place = { slug: data.slug || String(added.slug), position: Number(added.position) };
  const { product, details } = newColumns(data, place);
  const said: Facts = { ...factsOf(product, details), quantity: data.quantity };
  const shown = Array.isArray(added.pictures) ? added.pictures.length : 0;
  return shown === pictures && Object.keys(said).every((key) => isSame(said[key], added[key]));
}
