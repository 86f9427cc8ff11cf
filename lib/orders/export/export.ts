import "server-only";
import { audit } from "@/lib/audit/record";
import { boundsOf, dayCode, daysOfMonth } from "@/lib/dates";
import { db, Prisma } from "@/lib/db";
import { csvFile } from "@/lib/http/csv-file";
import { serve } from "@/lib/http/serve";
import * as contract from "@/lib/orders/admin/contract";
import { type OrderFilters, orderSearch } from "@/lib/orders/admin/filters";
import { findOrderIds } from "@/lib/orders/admin/search";
import {
  EXPORT_HEADS,
  EXPORT_ORDER,
  EXPORT_PURCHASE,
  EXPORT_REFUND,
  exportRow,
} from "@/lib/orders/export/export-rows";
import { totalOf } from "@/lib/orders/export/export-total";
import { type Entry, entriesOfOrders, entriesOfPurchases } from "@/lib/orders/record/entries";

const BATCH = 1000;

export const exportOrders = serve(contract.exportOrders, async ({ userId }, input) => {
  const { month, total, ...rest } = input;
  const canceled = input.canceled ?? input.status === undefined;
  const filters = { ...rest, canceled, ...(month && daysOfMonth(month)) };
  await audit(db(), {
    by: "admin",
    byId: userId,
    action: "orders.exported",
    subject: "orders",
    detail: { filters: auditDetail(filters) },
  });
  const name = `orders-${month ?? dayCode(new Date())}.csv`;
  const batches = total ? withTotal(batchesOf(filters)) : batchesOf(filters);
  return csvFile({ name, batches, escapeFormulas: true });
});

/** The batches, followed by a row of totals. */
async function* withTotal(batches: ReturnType<typeof batchesOf>) {
  const total = totalOf(EXPORT_HEADS);
  for await (const rows of batches) {
    if (rows[0] !== EXPORT_HEADS) total.add(rows);
    yield rows;
  }
  yield [total.row()];
}

async function* batchesOf(filters: OrderFilters) {
  yield [EXPORT_HEADS];
  yield* orderBatches(filters);
  if (!isOfOrders(filters)) yield* orderlessBatches(filters);
}

/** Whether the filters can only match orders. */
function isOfOrders({ status, query, product_id, cash, needs }: OrderFilters): boolean {
  return Boolean(status || query || product_id || cash || needs);
}

/** The entries of the listed orders, order by order. */
async function* orderBatches(filters: OrderFilters) {
  let after: string | undefined;
  for (;;) {
    const found = await findOrderIds(filters, { after, limit: BATCH });
    const ids = found.slice(0, BATCH);
    if (ids.length > 0) yield await rowsOf(await entriesOfOrders(ids), ids);
    if (found.length <= BATCH) return;
    after = ids.at(-1);
  }
}

/** Payments of purchases that never became orders (too late or a wrong amount), and their refunds. */
async function* orderlessBatches({ from, to, user_id }: OrderFilters) {
  const narrow = [
    ...(from ? [Prisma.sql`AND p."createdAt" >= ${boundsOf(from).start}`] : []),
    ...(to ? [Prisma.sql`AND p."createdAt" < ${boundsOf(to).end}`] : []),
    ...(user_id ? [Prisma.sql`AND p."userId" = ${user_id}::uuid`] : []),
    Prisma.empty,
  ];
  let after = "00000000-0000-0000-0000-000000000000";
  for (;;) {
    const found = await db().$queryRaw<{ id: string }[]>`
      SELECT p.id FROM "Purchase" p
      WHERE p.state <> 'placed' AND p.id > ${after}::uuid ${Prisma.join(narrow, " ")}
        AND EXISTS (SELECT 1 FROM "Payment" y WHERE y."purchaseId" = p.id AND y.captured)
      ORDER BY p.id LIMIT ${BATCH}`;
    const ids = found.map(({ id }) => id);
    if (ids.length > 0) yield await rowsOf(await entriesOfPurchases(ids), ids);
    if (ids.length < BATCH) return;
    after = ids.at(-1) ?? after;
  }
}

/** The lines of entries, in the order of their owners: orders, or purchases without orders. */
async function rowsOf(entries: readonly Entry[], owners: readonly string[]) {
  const [orders, purchases, refunds] = await Promise.all([
    db().order.findMany({ where: { id: { in: idsOf(entries, "orderId") } }, select: EXPORT_ORDER }),
    db().purchase.findMany({
      where: { id: { in: idsOf(entries, "purchaseId") } },
      select: EXPORT_PURCHASE,
    }),
    db().refund.findMany({
      where: { id: { in: idsOf(entries, "refundId") } },
      select: EXPORT_REFUND,
    }),
  ]);
  const order = byId(orders);
  const purchase = byId(purchases);
  const refund = byId(refunds);
  const byOwner = Map.groupBy(entries, (entry) => entry.orderId ?? entry.purchaseId);
  return owners.flatMap((owner) =>
    (byOwner.get(owner) ?? []).flatMap((entry) => {
      const bought = purchase.get(entry.purchaseId);
      if (!bought) return [];
      return [
        exportRow({
          entry,
          order: order.get(entry.orderId ?? ""),
          purchase: bought,
          refund: refund.get(entry.refundId ?? ""),
        }),
      ];
    }),
  );
}

function idsOf(entries: readonly Entry[], of: "orderId" | "purchaseId" | "refundId"): string[] {
  return [...new Set(entries.flatMap((entry) => entry[of] ?? []))];
}

function byId<Row extends { id: string }>(rows: readonly Row[]): Map<string, Row> {
  return new Map(rows.map((row) => [row.id, row]));
}

/** The filters for the audit log. A search may hold a name or phone, and the log keeps no personal data. */
function auditDetail({ query, ...filters }: OrderFilters) {
  const search = orderSearch(query);
  const facts = Object.entries(filters).filter(([, value]) => value !== undefined);
  return {
    ...Object.fromEntries(facts),
    ...(search ? { query: search.number ?? (search.words ? "customers" : search.end) } : {}),
  };
}
