import "server-only";
import { AppError } from "@/lib/call/errors";
import { type AdminRow, adminRowOf } from "@/lib/catalogue/mapper";
import type { NewProductData } from "@/lib/catalogue/products/product-data";
import { type Facts, factsOf, isSame, newColumns } from "@/lib/catalogue/products/product-rules";
import type { Tx } from "@/lib/db";

/**
 * The product added before with the same key; null if there is none.
 * @throws AppError conflict if the data differs: a corrected request must not get the old product.
 */
export async function repeatedAddition(
  tx: Tx,
  id: string,
  data: NewProductData,
  pictures: number,
): Promise<AdminRow | null> {
  const row = await adminRowOf(tx, id);
  if (row && !(await isSameAddition(tx, id, data, pictures)))
    throw new AppError(
      "conflict",
      "This key has added another product. Send a new key with this one.",
    );
  return row;
}

/** Compares with the data in the audit log, since the product may have been edited. */
async function isSameAddition(tx: Tx, id: string, data: NewProductData, pictures: number) {
  const entry = await tx.auditEntry.findFirst({
    where: { subject: id, action: "product.added" },
    select: { detail: true },
  });
  const added = (entry?.detail as { after?: Facts } | null)?.after;
  if (!added) return true;
  // Slug and position were assigned then; requested ones are compared too.
  const place = { slug: data.slug || String(added.slug), position: Number(added.position) };
  const { product, details } = newColumns(data, place);
  const facts: Facts = { ...factsOf(product, details), quantity: data.quantity };
  const shown = Array.isArray(added.pictures) ? added.pictures.length : 0;
  return shown === pictures && Object.keys(facts).every((key) => isSame(facts[key], added[key]));
}
