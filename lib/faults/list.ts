import "server-only";
import type { z } from "zod";
import { userHolds } from "@/lib/accounts/admin/user-conditions";
import { cutPage, inOrder } from "@/lib/call/paging";
import { db, Prisma } from "@/lib/db";
import * as contract from "@/lib/faults/contract";
import { CUSTOMER_FAULT_COLUMNS, customerFaultFromRow } from "@/lib/faults/mapper";
import { holdsAll, isShort, keyset, patternsOf } from "@/lib/http/keyset";
import { serve } from "@/lib/http/serve";
import { numberEnds } from "@/lib/orders/admin/search-ways";

export const customerFaults = serve(contract.customerFaults, async (_actor, input) => {
  const filter = await filterOf(input);
  const [ids, counts] = await Promise.all([pageOf(input, filter), countsOf(filter)]);
  const { entries, ends } = cutPage(ids, input, (id) => id);
  const rows = await db().chargerReport.findMany({
    where: { id: { in: entries } },
    select: CUSTOMER_FAULT_COLUMNS,
  });
  return { reports: inOrder(entries, rows).map(customerFaultFromRow), counts, ...ends };
});

type Input = z.output<typeof contract.customerFaults.input>;

async function pageOf(input: Input, filter: Prisma.Sql): Promise<string[]> {
  const state = input.state ? Prisma.sql`AND state = ${input.state}::"ReportState"` : Prisma.empty;
  const { where, orderBy, limit } = keyset(
    { columns: KEY, order: "desc", from: await cursor(input.before ?? input.after) },
    input,
  );
  const rows = await db().$queryRaw<{ id: string }[]>`
    SELECT id FROM "ChargerReport" WHERE ${filter} ${state} ${where} ORDER BY ${orderBy} LIMIT ${limit}`;
  return rows.map(({ id }) => id);
}

const KEY = [Prisma.sql`"createdAt"`, Prisma.sql`id`];

/** The keyset position of the page's start; null for the first page, or an unknown entry. */
async function cursor(id: string | undefined): Promise<Prisma.Sql[] | null> {
  if (!id) return null;
  const select = { createdAt: true } as const;
  const row = await db().chargerReport.findUnique({ where: { id }, select });
  return row && [Prisma.sql`${row.createdAt}::timestamptz`, Prisma.sql`${id}::uuid`];
}

async function countsOf(filter: Prisma.Sql) {
  const rows = await db().$queryRaw<{ state: "open" | "in_progress" | "done"; n: bigint }[]>`
    SELECT state, count(*) AS n FROM "ChargerReport" WHERE ${filter} GROUP BY state`;
  const counts = { open: 0, in_progress: 0, done: 0 };
  for (const { state, n } of rows) counts[state] = Number(n);
  return counts;
}

/** The filter of page and counts; the search runs once for both. */
async function filterOf({ query, order_id, user_id }: Input): Promise<Prisma.Sql> {
  const conditions = [Prisma.sql`true`];
  if (order_id) conditions.push(Prisma.sql`"orderId" = ${order_id}::uuid`);
  if (user_id) conditions.push(Prisma.sql`"userId" = ${user_id}::uuid`);
  if (query !== "") {
    const found = await db().$queryRaw<{ id: string }[]>(foundBy(query));
    conditions.push(Prisma.sql`id = ANY(${found.map(({ id }) => id)}::uuid[])`);
  }
  return Prisma.join(conditions, " AND ");
}

/**
 * Each part uses its own index: report_words, user_words and order_number_end. One or two letters occur in
 * too many names and numbers, so then only the reports are searched.
 */
function foundBy(query: string): Prisma.Sql {
  const patterns = patternsOf(query);
  const byReport = Prisma.sql`SELECT id FROM "ChargerReport" WHERE ${holdsAll(WORDS, patterns)}`;
  if (isShort(query)) return byReport;
  return Prisma.sql`
    ${byReport}
    UNION ALL
    SELECT r.id FROM "User" u JOIN "ChargerReport" r ON r."userId" = u.id WHERE ${userHolds(patterns)}
    UNION ALL
    SELECT r.id FROM "Order" o JOIN "ChargerReport" r ON r."orderId" = o.id
    WHERE ${numberEnds(query.toUpperCase())}`;
}

const WORDS = Prisma.sql`(reference || ' ' || coalesce(serial, '') || ' ' || location || ' ' || issue)`;
