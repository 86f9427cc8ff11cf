import "server-only";
import { AppError } from "@/lib/call/errors";
import type { AdminProduct } from "@/lib/catalogue/admin/contract";
import type { Product } from "@/lib/catalogue/contract";
import { DETAIL_KEYS, type DetailKey, type Details } from "@/lib/catalogue/details";
import { selected, valuesFrom } from "@/lib/catalogue/products/columns";
import { OFFICE_NAMES, PUBLIC_NAMES } from "@/lib/catalogue/products/product-shape";
import { pictureFile } from "@/lib/catalogue/rules";
import type { Prisma, Tx } from "@/lib/db";
import { lockRow } from "@/lib/lock";

const detailKeys = Object.values(DETAIL_KEYS);
const DETAIL_FIELDS = Object.fromEntries(detailKeys.map((key) => [key, true])) as Record<
  DetailKey,
  true
>;

/** The public columns of a product. */
export const FIELDS = {
  id: true,
  ...selected(PUBLIC_NAMES),
  details: { select: DETAIL_FIELDS },
  images: { select: { base: true, widths: true, alt: true }, orderBy: { position: "asc" } },
} satisfies Prisma.ProductSelect;

/** The columns for administrators. */
export const ADMIN_FIELDS = {
  ...FIELDS,
  images: {
    select: { id: true, base: true, widths: true, alt: true },
    orderBy: { position: "asc" },
  },
  ...selected(OFFICE_NAMES),
  version: true,
  updatedAt: true,
} satisfies Prisma.ProductSelect;

export type Row = Prisma.ProductGetPayload<{ select: typeof FIELDS }>;
export type AdminRow = Prisma.ProductGetPayload<{ select: typeof ADMIN_FIELDS }>;

/** The details of a product without a data sheet. */
export const NO_DETAILS = Object.fromEntries(detailKeys.map((key) => [key, null])) as Details;

/** A row as the public calls answer it. */
export function productFromRow(row: Row): Product {
  return {
    id: row.id,
    ...valuesFrom(row, PUBLIC_NAMES),
    image_paths: row.images.map(pictureFile),
    pictures: row.images,
    details: row.details ?? NO_DETAILS,
  };
}

/** A row as the back-office's calls answer it. */
export function adminProductFromRow(row: AdminRow): AdminProduct {
  return {
    ...productFromRow(row),
    pictures: row.images,
    ...valuesFrom(row, OFFICE_NAMES),
    version: row.version,
    updated_at: row.updatedAt,
  };
}

/** A product for the back-office by its id. @throws AppError not_found. */
export async function findAdminRow(tx: Tx, id: string): Promise<AdminRow> {
  const row = await adminRowOf(tx, id);
  if (!row) throw noProduct();
  return row;
}

/** A product for the back-office by its id, or null. */
export function adminRowOf(tx: Tx, id: string): Promise<AdminRow | null> {
  return tx.product.findUnique({ where: { id }, select: ADMIN_FIELDS });
}

/** Locks and reads a product for one change. @throws AppError not_found. */
export async function lockProduct(tx: Tx, id: string): Promise<AdminRow> {
  if (!(await lockRow(tx, "Product", id))) throw noProduct();
  return findAdminRow(tx, id);
}

/** The error for a product that does not exist. */
export function noProduct(): AppError {
  return new AppError("not_found", "This product does not exist.");
}
