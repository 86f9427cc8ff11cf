import "server-only";
import type { ProductStock } from "@/lib/analytics/admin-contract";
import * as contract from "@/lib/analytics/admin-contract";
import { cutPage, type Paging } from "@/lib/call/paging";
import { db, Prisma } from "@/lib/db";
import { keyset } from "@/lib/http/keyset";
import { serve } from "@/lib/http/serve";
import { rollUpSales } from "@/lib/sales/roll-up";
import { readSettings } from "@/lib/settings/service";

/**
 * The stock of a page of products. Manual movements are not summed up, since a selling product has thousands
 * of movements: by the books' invariant they equal remaining + out + held.
 */
export const productStockAnalysis = serve(contract.productStockAnalysis, async (_actor, input) => {
  await rollUpSales();
  const { low_stock: level } = await readSettings(db());
  const [found, total_products, low_products] = await Promise.all([
    readIds(input, level),
    db().product.count(),
    db().product.count({ where: { isListed: true, quantity: { lte: level } } }),
  ]);
  const { entries, ends } = cutPage(found, input, (id) => id);
  return {
    product_stock_analysis: await readStock(entries, level),
    ...{ total_products, low_products, low_stock_level: level },
    ...ends,
  };
});

type Sort = "catalogue" | "orders" | "low";

async function readIds(
  { sort, ...page }: Paging & { sort: Sort },
  level: number,
): Promise<string[]> {
  const from = await keyOf(sort, page.after ?? page.before);
  const { where, orderBy, limit } = keyset({ ...SORTS[sort], from }, page);
  const low =
    sort === "low" ? Prisma.sql`AND p."isListed" AND p.quantity <= ${level}` : Prisma.empty;
  const rows = await db().$queryRaw<{ id: string }[]>`
    SELECT p.id FROM "Product" p JOIN "ProductSales" s ON s."productId" = p.id
    WHERE true ${low} ${where} ORDER BY ${orderBy} LIMIT ${limit}`;
  return rows.map(({ id }) => id);
}

/** The keyset position of the page's first product; null for the first page, or an unknown product. */
async function keyOf(sort: Sort, id: string | undefined): Promise<Prisma.Sql[] | null> {
  if (!id) return null;
  const [product, sales] = await Promise.all([
    db().product.findUnique({ where: { id }, select: { position: true, quantity: true } }),
    db().productSales.findUnique({ where: { productId: id }, select: { orders: true } }),
  ]);
  if (!product || !sales) return null;
  const key = { catalogue: product.position, low: product.quantity, orders: sales.orders };
  return [Prisma.sql`${key[sort]}`, Prisma.sql`${id}::uuid`];
}

const SORTS = {
  catalogue: { columns: [Prisma.sql`p.position`, Prisma.sql`p.id`], order: "asc" },
  low: { columns: [Prisma.sql`p.quantity`, Prisma.sql`p.id`], order: "asc" },
  orders: { columns: [Prisma.sql`s.orders`, Prisma.sql`s."productId"`], order: "desc" },
} as const satisfies Record<Sort, { columns: Prisma.Sql[]; order: "asc" | "desc" }>;

/**
 * The rows of these products, in the same order. One statement reads everything, including changes not yet
 * rolled up: a new order has already left the stock and must be counted as ordered.
 */
async function readStock(ids: readonly string[], level: number): Promise<ProductStock[]> {
  const rows = await db().$queryRaw<Row[]>`
    SELECT p.id, p.name, p."isListed", p.quantity, (s.units + coalesce(c.units, 0))::int AS units,
      (s."unitsOut" + coalesce(c.out, 0))::int AS out,
      coalesce(h.held, 0)::int AS held, i.base, i.widths
    FROM unnest(${[...ids]}::uuid[]) WITH ORDINALITY AS asked (id, place)
    JOIN "Product" p USING (id) JOIN "ProductSales" s ON s."productId" = p.id
    LEFT JOIN (SELECT "productId", sum(units) AS units, sum("unitsOut") AS out FROM "SalesChange" GROUP BY 1) c
      ON c."productId" = p.id
    LEFT JOIN (SELECT l."productId", sum(l."heldUnits") AS held
      FROM "Purchase" u JOIN "PurchaseLine" l ON l."purchaseId" = u.id
      WHERE u.state = 'awaiting_payment' AND u."stockHeld" GROUP BY 1) h ON h."productId" = p.id
    LEFT JOIN LATERAL (SELECT base, widths FROM "ProductImage" WHERE "productId" = p.id
      ORDER BY position LIMIT 1) i ON true
    ORDER BY asked.place`;
  return rows.map((row) => stockFromRow(row, level));
}

type Row = {
  id: string;
  name: string;
  isListed: boolean;
  quantity: number;
  units: number;
  out: number;
  held: number;
  base: string | null;
  widths: number[] | null;
};

function stockFromRow(row: Row, level: number): ProductStock {
  const { quantity, units, out, held, base, widths } = row;
  return {
    product_id: row.id,
    product_name: row.name,
    is_listed: row.isListed,
    initial_stock: quantity + out + held,
    remaining_stock: quantity,
    total_ordered: units,
    out_stock: out,
    held_stock: held,
    is_low: row.isListed && quantity <= level,
    picture: base && widths ? { base, widths } : null,
  };
}
