import "server-only";
import { dayCode } from "@/lib/dates";
import { db, Prisma } from "@/lib/db";
import type { OrderFilters } from "@/lib/orders/admin/filters";
import { AWAY, HERE } from "@/lib/orders/status/order-status";

type Needed = (typeof HERE)[number] | (typeof AWAY)[number];

/** The statuses that the daily filters allow; undefined if none is set. */
export function neededStatuses({ needs, cash }: Pick<OrderFilters, "needs" | "cash">) {
  const asked: (readonly Needed[])[] = [];
  if (needs === "to_ship") asked.push(HERE);
  if (needs === "late") asked.push([...HERE, "Shipped"]);
  // Its cash is with the driver or should have arrived.
  if (cash === "open") asked.push(AWAY);
  const [first, ...others] = asked;
  return first?.filter((status) => others.every((statuses) => statuses.includes(status)));
}

/** Condition: the last day promised for an order `o` is over. It is late, unless delivered or canceled. */
export const isOverdue = () => Prisma.sql`o."promisedTo" < ${dayCode(new Date())}::date`;

/** Condition: an order `o` is late. Written as in the partial index. */
export const isLate = () => Prisma.sql`${isOverdue()} AND ((o.status IS NULL)
  OR (o.status <> ALL (ARRAY['Delivered'::"OrderStatus", 'canceled'::"OrderStatus"])))`;

/** The number of late orders. */
export async function countLate(): Promise<number> {
  const [row] = await db().$queryRaw<{ count: number }[]>`
    SELECT count(*)::int AS count FROM "Order" o WHERE ${isLate()}`;
  return row?.count ?? 0;
}

/** The cash due for an order `o`, in paise. */
export const CASH_DUE = Prisma.sql`(o."totalPaise" + o."cashFeePaise" - o."cashLessPaise")`;

/** Condition: an order `o` has cash to be recorded. Nothing is recorded if refunds reduced it to 0. */
export const CASH_IS_OPEN = Prisma.sql`o.cash = 'open' AND ${CASH_DUE} > 0`;

/** A refund counts as failing after this many attempts. */
const MANY_TRIES = 5;

/**
 * Condition: a refund `r` is still owed and was refused or retried many times. One that "failed" for good is
 * no longer owed: another refund returned the whole payment.
 */
export const IN_TROUBLE = Prisma.sql`(r.state IN ('pending', 'sent')
  AND (r."lastError" IS NOT NULL OR (r.state = 'pending' AND r.tries >= ${MANY_TRIES})))`;

/**
 * Orders with a failing refund; a refund of a whole purchase counts for its first order, as in `entriesOf`.
 */
export async function ordersInTrouble(): Promise<string[]> {
  const rows = await db().$queryRaw<{ id: string | null }[]>`
    SELECT DISTINCT coalesce(r."orderId", (
      SELECT f.id FROM "Order" f WHERE f."purchaseId" = r."purchaseId" ORDER BY f.number LIMIT 1)) AS id
    FROM "Refund" r WHERE ${IN_TROUBLE}`;
  return rows.flatMap(({ id }) => id ?? []);
}

/** The number of orders with cash to be recorded. */
export async function countCashOpen(): Promise<number> {
  const statuses = AWAY.map((status) => Prisma.sql`${status}::"OrderStatus"`);
  const [row] = await db().$queryRaw<{ count: number }[]>`
    SELECT count(*)::int AS count FROM "Order" o
    WHERE o.status IN (${Prisma.join(statuses)}) AND ${CASH_IS_OPEN}`;
  return row?.count ?? 0;
}
