import "server-only";
import { db } from "@/lib/db";
import { cutPage, inOrder, type Paging } from "@/lib/http/paging";
import { serve } from "@/lib/http/serve";
import { listOrders, StatusCounts } from "@/lib/orders/admin-contract";
import { findOrderIds } from "@/lib/orders/admin-search";
import { type AdminOrder, allOrders } from "@/lib/orders/contract";
import type { OrderFilters } from "@/lib/orders/filters";
import { ADMIN_ORDER_COLUMNS, adminOrderFromRow } from "@/lib/orders/rows";
import { foldSales } from "@/lib/sales/fold";

const listOrdersService = serve(listOrders, async (_actor, input) => {
  const [{ entries, ends }, counts] = await Promise.all([pageOf(input), countsFor(input)]);
  return { orders: await readOrders(entries), counts, ...ends };
});

const allOrdersService = serve(allOrders, async (_actor, input) => {
  const { entries } = await pageOf(input);
  return readOrders(entries);
});

export { allOrdersService as allOrders, listOrdersService as listOrders };

async function pageOf(input: OrderFilters & Paging) {
  const ids = await findOrderIds(input, input);
  return cutPage(ids, input, (id) => id);
}

/** The orders of these ids, in their order. */
async function readOrders(ids: readonly string[]): Promise<AdminOrder[]> {
  const rows = await db().order.findMany({
    where: { id: { in: [...ids] } },
    select: ADMIN_ORDER_COLUMNS,
  });
  return inOrder(ids, rows).map(adminOrderFromRow);
}

/** Counted as they are placed and changed, so nothing is counted here; null for what is narrowed further. */
async function countsFor({ query, from, to, user_id, cash }: OrderFilters) {
  if (query || from || to || user_id || cash) return null;
  await foldSales();
  const rows = await db().statusCount.findMany({ select: { status: true, orders: true } });
  const counts = rows.filter(({ orders }) => orders > 0);
  return StatusCounts.parse(
    Object.fromEntries(counts.map(({ status, orders }) => [status, orders])),
  );
}
