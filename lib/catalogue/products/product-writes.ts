import "server-only";
import { audit } from "@/lib/audit/record";
import { AppError } from "@/lib/call/errors";
import { publishChanges } from "@/lib/catalogue/changes/publish";
import { type AdminRow, findAdminRow } from "@/lib/catalogue/mapper";
import type { ProductColumns } from "@/lib/catalogue/products/columns";
import { columnsProblem } from "@/lib/catalogue/products/label-rules";
import type { NewProductData } from "@/lib/catalogue/products/product-data";
import { factsOf, newColumns } from "@/lib/catalogue/products/product-rules";
import { repeatedAddition } from "@/lib/catalogue/products/repeated-addition";
import { freeSlug, slugTakenText } from "@/lib/catalogue/products/slug";
import type { Tx } from "@/lib/db";
import type { StoredPicture } from "@/lib/files/product-picture";
import type { Admin } from "@/lib/identity/actor";

/** A picture with stored files but no row yet. */
export type NewPicture = StoredPicture & { alt: string };

/**
 * Writes a new product with its data sheet, pictures, opening stock and audit entry. If the `id` exists, the
 * same request has created it before, and it is returned.
 * @throws AppError conflict if the requested slug belongs to another product, or the id was used for
 * something else.
 */
export async function createProduct(
  tx: Tx,
  actor: Admin,
  { id: wanted, ...data }: NewProductData & { id?: string },
  pictures: readonly NewPicture[] = [],
): Promise<AdminRow> {
  await lockPlaces(tx);
  const known = wanted && (await repeatedAddition(tx, wanted, data, pictures.length));
  if (known) return known;
  const { product, details } = newColumns(data, await placeFor(tx, data));
  assertLabel(product);
  const { id } = await tx.product.create({
    data: {
      ...product,
      ...(wanted && { id: wanted }),
      quantity: data.quantity,
      details: { create: details },
      images: { create: pictures.map((picture, position) => ({ ...picture, position })) },
      movements: { create: openingMovements(data.quantity, actor.userId) },
    },
    select: { id: true },
  });
  const after = {
    ...factsOf(product, details),
    quantity: data.quantity,
    pictures: pictures.map(({ base }) => base),
  };
  await audit(tx, {
    by: "admin",
    byId: actor.userId,
    action: "product.added",
    subject: id,
    detail: { before: null, after },
  });
  await publishChanges(tx, [product.slug]);
  return findAdminRow(tx, id);
}

/** The opening stock; no movement for 0. */
export function openingMovements(quantity: number, byId: string) {
  if (quantity === 0) return [];
  return [{ delta: quantity, reason: "received" as const, note: "Opening stock", byId }];
}

/**
 * Locks the assignment of slugs and of the last position in the catalogue: two concurrent additions with the
 * same name would pick the same slug.
 */
export async function lockPlaces(tx: Tx): Promise<void> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtext('product places'))`;
}

/** @throws AppError invalid_input for a price above the MRP, or an import without importer. */
export function assertLabel(product: ProductColumns): void {
  const problem = columnsProblem(product);
  if (!problem) return;
  const { field, message } = problem;
  const fields = { [`product_data.${field}`]: [message] };
  throw new AppError("invalid_input", message, { fields });
}

/** The error for a slug that another product has. */
export function slugTaken(slug: string): AppError {
  const message = slugTakenText(slug);
  return new AppError("conflict", message, { fields: { "product_data.slug": [message] } });
}

async function placeFor(tx: Tx, data: NewProductData): Promise<{ slug: string; position: number }> {
  const last = await tx.product.aggregate({ _max: { position: true } });
  return { slug: await slugFor(tx, data), position: (last._max.position ?? 0) + 1 };
}

async function slugFor(tx: Tx, data: NewProductData): Promise<string> {
  if (data.slug) {
    const other = await tx.product.findUnique({ where: { slug: data.slug }, select: { id: true } });
    if (other) throw slugTaken(data.slug);
    return data.slug;
  }
  const wish = { name: data.name, model: data.model, power: data.details?.rated_power ?? null };
  const base = freeSlug(wish, () => false);
  const taken = await tx.product.findMany({
    where: { slug: { startsWith: base.slice(0, SHARED) } },
    select: { slug: true },
  });
  const slugs = new Set(taken.map(({ slug }) => slug));
  return freeSlug(wish, (slug) => slugs.has(slug));
}

/** When a slug is extended, its first letters stay. */
const SHARED = 60;
