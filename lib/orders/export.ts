import "server-only";
import { audit } from "@/lib/audit/record";
import { dayCode } from "@/lib/dates";
import { db } from "@/lib/db";
import { csvFile } from "@/lib/http/csv-file";
import { inOrder } from "@/lib/http/paging";
import { serve } from "@/lib/http/serve";
import { exportOrders } from "@/lib/orders/admin-contract";
import { findOrderIds } from "@/lib/orders/admin-search";
import { EXPORT_COLUMNS, EXPORT_HEADS, exportRow } from "@/lib/orders/export-rows";
import { type OrderFilters, orderSearch } from "@/lib/orders/filters";

const BATCH = 1000;

const exportOrdersService = serve(exportOrders, async ({ userId }, filters) => {
  await audit(db(), {
    by: "admin",
    byId: userId,
    action: "orders.exported",
    subject: "orders",
    detail: { filters: told(filters) },
  });
  const name = `orders-${dayCode(new Date())}.csv`;
  return csvFile({ name, batches: batchesOf(filters), escapeFormulas: true });
});

export { exportOrdersService as exportOrders };

async function* batchesOf(filters: OrderFilters) {
  yield [EXPORT_HEADS];
  let after: string | undefined;
  for (;;) {
    const found = await findOrderIds(filters, { after, limit: BATCH });
    const ids = found.slice(0, BATCH);
    if (ids.length > 0) yield await rowsOf(ids);
    if (found.length <= BATCH) return;
    after = ids.at(-1);
  }
}

async function rowsOf(ids: readonly string[]) {
  const rows = await db().order.findMany({
    where: { id: { in: [...ids] } },
    select: EXPORT_COLUMNS,
  });
  return inOrder(ids, rows).map(exportRow);
}

/** A search may hold a person's name or phone, which the audit log keeps none of. */
function told({ query, ...filters }: OrderFilters) {
  const search = orderSearch(query);
  const facts = Object.entries(filters).filter(([, value]) => value !== undefined);
  return {
    ...Object.fromEntries(facts),
    ...(search ? { query: search.number ?? (search.words ? "customers" : search.end) } : {}),
  };
}
