import "server-only";
import { stringify } from "csv-stringify/sync";
import { audit } from "@/lib/audit/record";
import { dayCode } from "@/lib/dates";
import { db } from "@/lib/db";
import { serve } from "@/lib/http/serve";
import { exportOrders } from "@/lib/orders/admin-contract";
import { findOrderIds } from "@/lib/orders/admin-search";
import { EXPORT_COLUMNS, EXPORT_HEADS, exportRow } from "@/lib/orders/export-rows";
import { type OrderFilters, orderSearch } from "@/lib/orders/filters";

const BATCH = 1000;
/** Without it Excel reads ₹ and names as Latin-1. */
const BOM = "\uFEFF";

const exportOrdersService = serve(exportOrders, async ({ userId }, filters) => {
  await audit(db(), {
    by: "admin",
    byId: userId,
    action: "orders.exported",
    subject: "orders",
    detail: { filters: told(filters) },
  });
  const name = `orders-${dayCode(new Date())}.csv`;
  return { name, type: "text/csv; charset=utf-8", body: streamOf(filters) };
});

export { exportOrdersService as exportOrders };

/** A batch is read when the client has taken the one before: memory stays flat, and a client that goes ends it. */
function streamOf(filters: OrderFilters): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  let after: string | undefined;
  return new ReadableStream({
    start: (controller) => controller.enqueue(encoder.encode(BOM + csvOf([EXPORT_HEADS]))),
    async pull(controller) {
      const found = await findOrderIds(filters, { after, limit: BATCH });
      const ids = found.slice(0, BATCH);
      if (ids.length > 0) controller.enqueue(encoder.encode(csvOf(await rowsOf(ids))));
      after = ids.at(-1);
      if (found.length <= BATCH) controller.close();
    },
  });
}

async function rowsOf(ids: readonly string[]) {
  const rows = await db().order.findMany({
    where: { id: { in: [...ids] } },
    select: EXPORT_COLUMNS,
  });
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []).map(exportRow);
}

/** A name that begins with "=" must not become a formula in the reader's spreadsheet. */
function csvOf(rows: (string | number)[][]): string {
  return stringify(rows, { escape_formulas: true, record_delimiter: "windows" });
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
