import "server-only";
import * as contract from "@/lib/analytics/admin-contract";
import { cutPage, type Paging } from "@/lib/call/paging";
import { db, Prisma } from "@/lib/db";
import { keyset } from "@/lib/http/keyset";
import { serve } from "@/lib/http/serve";
import { moneyOf } from "@/lib/sales/money";
import { rollUpSales } from "@/lib/sales/roll-up";

export const productAnalytics = serve(contract.productAnalytics, async (_actor, input) => {
  await rollUpSales();
  const [rows, sums] = await Promise.all([readPage(input), readSums()]);
  const { entries, ends } = cutPage(rows, input, ({ id }) => id);
  return { product_analytics: entries.map(salesFromRow), ...sums, ...ends };
});

export const totalSales = serve(contract.totalSales, async () => {
  await rollUpSales();
  const [sums, total_products, delisted_products] = await Promise.all([
    readSums(),
    db().product.count(),
    db().product.count({ where: { isListed: false } }),
  ]);
  return { ...sums, total_products, delisted_products };
});

type Sort = "orders" | "sales" | "name";
type Row = {
  id: string;
  name: string;
  isListed: boolean;
  orders: number;
  units: number;
  paise: bigint;
  refundedPaise: bigint;
};

function salesFromRow(row: Row) {
  return {
    product_id: row.id,
    product_name: row.name,
    is_listed: row.isListed,
    total_orders: row.orders,
    total_units: row.units,
    ...moneyOf(row),
  };
}

/** Summed over the days, which are few and include refunds that belong to no single product. */
async function readSums() {
  const { _sum } = await db().daySales.aggregate({
    _sum: { orders: true, units: true, paise: true, refundedPaise: true },
  });
  return {
    total_orders: _sum.orders ?? 0,
    total_units: _sum.units ?? 0,
    ...moneyOf(_sum),
  };
}

async function readPage({ sort, ...page }: Paging & { sort: Sort }): Promise<Row[]> {
  const { columns, order } = SORTS[sort];
  const from = await keyOf(sort, page.after ?? page.before);
  const { where, orderBy, limit } = keyset({ columns, order, from }, page);
  return db().$queryRaw<Row[]>`
    SELECT p.id, p.name, p."isListed", s.orders, s.units, s.paise, s."refundedPaise"
    FROM "ProductSales" s JOIN "Product" p ON p.id = s."productId"
    WHERE true ${where} ORDER BY ${orderBy} LIMIT ${limit}`;
}

/** The keyset position of the page's first row; null for the first page, or an unknown row. */
async function keyOf(sort: Sort, id: string | undefined): Promise<Prisma.Sql[] | null> {
  if (!id) return null;
  const row = await db().productSales.findUnique({ where: { productId: id } });
  const product = await db().product.findUnique({ where: { id }, select: { name: true } });
  if (!row || !product) return null;
  const key = {
    orders: Prisma.sql`${row.orders}`,
    sales: Prisma.sql`${row.paise}`,
    name: Prisma.sql`lower(${product.name})`,
  };
  return [key[sort], Prisma.sql`${id}::uuid`];
}

const SORTS = {
  orders: { columns: [Prisma.sql`s.orders`, Prisma.sql`s."productId"`], order: "desc" },
  sales: { columns: [Prisma.sql`s.paise`, Prisma.sql`s."productId"`], order: "desc" },
  name: { columns: [Prisma.sql`lower(p.name)`, Prisma.sql`p.id`], order: "asc" },
} as const satisfies Record<Sort, { columns: Prisma.Sql[]; order: "asc" | "desc" }>;
