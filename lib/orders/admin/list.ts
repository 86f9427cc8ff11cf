import "server-only";
import { cutPage, inOrder, type Paging } from "@/lib/call/paging";
import { db } from "@/lib/db";
import { serve } from "@/lib/http/serve";
import * as contract from "@/lib/orders/admin/contract";
import { type NeedCounts, StatusCounts } from "@/lib/orders/admin/contract";
import type { OrderFilters } from "@/lib/orders/admin/filters";
import { countCashOpen, countLate, ordersInTrouble } from "@/lib/orders/admin/needs";
import { findOrderIds } from "@/lib/orders/admin/search";
import type { AdminOrder } from "@/lib/orders/contract";
import * as ordersContract from "@/lib/orders/contract";
import { ADMIN_ORDER_COLUMNS, adminOrderFromRow } from "@/lib/orders/mapper";
import { HERE } from "@/lib/orders/status/order-status";
import { rollUpSales } from "@/lib/sales/roll-up";

export const listOrders = serve(contract.listOrders, async (_actor, input) => {
  const [{ entries, ends }, counts, product] = await Promise.all([
    pageOf(input),
    countsFor(input),
    productOf(input),
  ]);
  return { orders: await readOrders(entries), ...counts, product, ...ends };
});

export const allOrders = serve(ordersContract.allOrders, async (_actor, input) => {
  const { entries } = await pageOf(input);
  return readOrders(entries);
});

async function pageOf(input: OrderFilters & Paging) {
  const ids = await findOrderIds(input, input);
  return cutPage(ids, input, (id) => id);
}

/** The orders of these ids, in the same order. */
async function readOrders(ids: readonly string[]): Promise<AdminOrder[]> {
  const rows = await db().order.findMany({
    where: { id: { in: [...ids] } },
    select: ADMIN_ORDER_COLUMNS,
  });
  return inOrder(ids, rows).map(adminOrderFromRow);
}

async function productOf({ product_id }: OrderFilters) {
  if (!product_id) return null;
  const row = await db().product.findUnique({
    where: { id: product_id },
    select: { id: true, name: true },
  });
  return row && { product_id: row.id, product_name: row.name };
}

type Counts = { counts: StatusCounts | null; needs: NeedCounts | null };

/** The counts for the list's tabs. Null if a search, day, person or product narrows the list. */
async function countsFor(filters: OrderFilters): Promise<Counts> {
  const { query, from, to, user_id, product_id, cash, needs } = filters;
  if (query || from || to || user_id || product_id) return { counts: null, needs: null };
  const [counts, refunds, open, late] = await Promise.all([
    statusCounts(),
    ordersInTrouble(),
    countCashOpen(),
    countLate(),
  ]);
  const to_ship = HERE.reduce((sum, status) => sum + (counts[status] ?? 0), 0);
  return {
    counts: cash || needs ? null : counts,
    needs: { to_ship, late, refunds: refunds.length, cash: open },
  };
}

async function statusCounts(): Promise<StatusCounts> {
  await rollUpSales();
  const rows = await db().statusCount.findMany({ select: { status: true, orders: true } });
  const counts = rows.filter(({ orders }) => orders > 0);
  return StatusCounts.parse(
    Object.fromEntries(counts.map(({ status, orders }) => [status, orders])),
  );
}
