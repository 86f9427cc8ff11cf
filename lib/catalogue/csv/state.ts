import "server-only";
import { ID, type SheetProduct } from "@/lib/catalogue/csv/columns";
import { type Keys, type Known, keysOf } from "@/lib/catalogue/csv/known";
import type { Sheet } from "@/lib/catalogue/csv/read/read";
import { ADMIN_FIELDS, adminProductFromRow } from "@/lib/catalogue/mapper";
import { lockPlaces } from "@/lib/catalogue/products/product-writes";
import { CUSTOMERS, SEEN_MS } from "@/lib/catalogue/stock/rules";
import { Prisma, type Tx } from "@/lib/db";
import type { Admin } from "@/lib/identity/actor";

/** The current products that a file refers to. */
export async function readKnown(tx: Tx, actor: Admin, sheet: Sheet): Promise<Known> {
  const ids = await findIds(tx, keysOf(sheet.rows), Prisma.empty);
  return knownOf(tx, actor, sheet, ids);
}

/**
 * `readKnown`, and locks the assignment of slugs and the products until the transaction ends. Slugs before rows, as in an
 * edit: another order could deadlock.
 */
export async function lockKnown(tx: Tx, actor: Admin, sheet: Sheet): Promise<Known> {
  await lockPlaces(tx);
  const ids = await findIds(tx, keysOf(sheet.rows), Prisma.sql`ORDER BY id FOR NO KEY UPDATE`);
  return knownOf(tx, actor, sheet, ids);
}

async function findIds(tx: Tx, keys: Keys, locking: Prisma.Sql): Promise<string[]> {
  const rows = await tx.$queryRaw<{ id: string }[]>`
    SELECT id FROM "Product"
    WHERE id = ANY(${keys.ids}::uuid[]) OR slug = ANY(${keys.slugs}) OR lower(name) = ANY(${keys.names})
    ${locking}`;
  return rows.map(({ id }) => id);
}

async function knownOf(
  tx: Tx,
  actor: Admin,
  { rows }: Sheet,
  ids: readonly string[],
): Promise<Known> {
  const products = await readProducts(tx, ids);
  const [last] = await tx.$queryRaw<{ position: number | null }[]>`
    SELECT max(position) AS position FROM "Product"`;
  const mayAdd = rows.some(({ cells }) => !cells.get(ID.name));
  const slugs = mayAdd ? await allSlugs(tx) : new Set(products.map(({ slug }) => slug));
  const moved = await movedByOthers(tx, actor, ids);
  return { products, slugs, lastPosition: last?.position ?? 0, moved };
}

async function movedByOthers(tx: Tx, { userId }: Admin, ids: readonly string[]) {
  const since = new Date(Date.now() - SEEN_MS);
  const rows = await tx.$queryRaw<{ id: string }[]>`
    SELECT p.id FROM unnest(${ids}::uuid[]) AS p (id) WHERE EXISTS (
      SELECT FROM "StockMovement" m WHERE m."productId" = p.id AND m."createdAt" > ${since}
        AND (m.reason = ANY(${[...CUSTOMERS]}::"StockReason"[]) OR m."byId" <> ${userId}::uuid))`;
  return new Set(rows.map(({ id }) => id));
}

/** Products by id, as the columns read them. */
export async function readProducts(tx: Tx, ids: readonly string[]): Promise<SheetProduct[]> {
  const { images: _, ...select } = ADMIN_FIELDS;
  const rows = await tx.product.findMany({ where: { id: { in: [...ids] } }, select });
  return rows.map((row) => adminProductFromRow({ ...row, images: [] }));
}

async function allSlugs(tx: Tx): Promise<Set<string>> {
  const rows = await tx.$queryRaw<{ slug: string }[]>`SELECT slug FROM "Product"`;
  return new Set(rows.map(({ slug }) => slug));
}
