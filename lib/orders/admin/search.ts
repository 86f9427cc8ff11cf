import "server-only";
import type { Paging } from "@/lib/call/paging";
import { boundsOf } from "@/lib/dates";
import { db, Prisma } from "@/lib/db";
import { keyset } from "@/lib/http/keyset";
import { type OrderFilters, orderSearch } from "@/lib/orders/admin/filters";
import { CASH_IS_OPEN, isOverdue, neededStatuses, ordersInTrouble } from "@/lib/orders/admin/needs";
import { type Way, waysOf } from "@/lib/orders/admin/search-ways";
import type { StatusName } from "@/lib/orders/status/order-status";

/**
 * The ids of a page of orders, newest first; one more than the limit if there are more. Each way in which an
 * order can match is a query of its own with its own index, order and limit, so none reads more than a page,
 * however many orders there are.
 */
export async function findOrderIds(filters: OrderFilters, page: Paging): Promise<string[]> {
  const search = orderSearch(filters.query);
  const found = search && (await waysOf(search));
  if (found?.length === 0) return [];
  const statuses = statusesOf(filters);
  const ids = filters.needs === "refunds" ? await ordersInTrouble() : undefined;
  if (statuses.length === 0 || ids?.length === 0) return [];
  const from = await keyOf(page.after ?? page.before);
  const narrow = narrowing(filters, ids);
  const branches = statuses.flatMap((status) =>
    (found ?? [ALL]).map((way) => branch({ status, way, narrow }, from, page)),
  );
  const { orderBy, limit } = keyset({ columns: KEY, order: "desc", from }, page);
  const rows = await db().$queryRaw<{ id: string }[]>`
    SELECT o.id FROM (${Prisma.join(branches, " UNION ")}) o ORDER BY ${orderBy} LIMIT ${limit}`;
  return rows.map(({ id }) => id);
}

const KEY = [Prisma.sql`o."placedAt"`, Prisma.sql`o.id`];

const ALL: Way = { where: Prisma.sql`TRUE` };

type Status = StatusName | "any" | "open";

/**
 * The statuses to search, one query each: canceled orders are added to those of the chosen status. Most
 * refunds are of canceled orders, so failing refunds are searched there too.
 */
function statusesOf({ status, canceled, ...filters }: OrderFilters): Status[] {
  const needed = neededStatuses(filters);
  if (needed) return status ? needed.filter((one) => one === status) : needed;
  if (status) return canceled ? [status, "canceled"] : [status];
  return [canceled || filters.needs === "refunds" ? "any" : "open"];
}

type Branch = { status: Status; way: Way; narrow: Prisma.Sql };

function branch(
  { status, way, narrow }: Branch,
  from: Prisma.Sql[] | null,
  page: Paging,
): Prisma.Sql {
  const { where, orderBy, limit } = keyset({ columns: KEY, order: "desc", from }, page);
  const direction = Prisma.raw(page.before === undefined ? "DESC" : "ASC");
  // For a single status, sort by status first, because the index starts with it.
  const byStatus = isOne(status) && !way.by ? Prisma.sql`o.status ${direction}, ` : Prisma.empty;
  const select = Prisma.sql`
    SELECT o.id, o."placedAt" FROM "Order" o
    WHERE ${statusIs(status)} AND ${way.where} ${narrow} ${where}`;
  const end = Prisma.sql`ORDER BY ${byStatus}${orderBy} LIMIT ${limit}`;
  if (!way.by) return Prisma.sql`(${select} ${end})`;
  return Prisma.sql`(
    SELECT o.id, o."placedAt" FROM unnest(${way.by.ids}::uuid[]) AS owner (id)
    CROSS JOIN LATERAL (${select} AND ${way.by.column} = owner.id ${end}) o
    ORDER BY ${orderBy} LIMIT ${limit})`;
}

function isOne(status: Status): boolean {
  return status !== "any" && status !== "open";
}

function statusIs(status: Status): Prisma.Sql {
  if (status === "any") return Prisma.sql`TRUE`;
  if (status === "open") return Prisma.sql`o.status IS DISTINCT FROM 'canceled'`;
  if (status === "placed") return Prisma.sql`o.status IS NULL`;
  return Prisma.sql`o.status = ${status}::"OrderStatus"`;
}

/** `ids`, if given, limits the search to these orders. */
function narrowing(filters: OrderFilters, ids: string[] | undefined): Prisma.Sql {
  const { from, to, user_id, product_id, cash, needs } = filters;
  const parts: Prisma.Sql[] = [];
  if (ids) parts.push(Prisma.sql`AND o.id = ANY(${ids}::uuid[])`);
  if (product_id) parts.push(Prisma.sql`AND o."productId" = ${product_id}::uuid`);
  if (user_id) parts.push(Prisma.sql`AND o."userId" = ${user_id}::uuid`);
  if (from) parts.push(Prisma.sql`AND o."placedAt" >= ${boundsOf(from).start}`);
  if (to) parts.push(Prisma.sql`AND o."placedAt" < ${boundsOf(to).end}`);
  if (needs === "late") parts.push(Prisma.sql`AND ${isOverdue()}`);
  if (cash) parts.push(Prisma.sql`AND ${CASH_IS_OPEN}`);
  return parts.length > 0 ? Prisma.join(parts, " ") : Prisma.empty;
}

/** The keyset position of an order; null if it does not exist: the list then starts at its first page. */
async function keyOf(id: string | undefined): Promise<Prisma.Sql[] | null> {
  if (!id) return null;
  const order = await db().order.findUnique({ where: { id }, select: { placedAt: true } });
  return order && [Prisma.sql`${order.placedAt}`, Prisma.sql`${id}::uuid`];
}
