import "server-only";
import { db, Prisma } from "@/lib/db";
import type { OrderFilters } from "@/lib/orders/admin/filters";
import { AWAY, HERE } from "@/lib/orders/status/order-status";

type Needed = (typeof HERE)[number] | (typeof AWAY)[number];

/** The statuses that the filters of the day leave; undefined where they do not ask for any. */
export function neededStatuses({ needs, cash }: Pick<OrderFilters, "needs" | "cash">) {
  const asked: (readonly Needed[])[] = [];
  if (needs === "to_ship") asked.push(HERE);
  // Its cash is with the driver, or should be here.
  if (cash === "open") asked.push(AWAY);
  const [first, ...others] = asked;
  return first?.filter((status) => others.every((statuses) => statuses.includes(status)));
}

/** What is due in cash for an order `o`, in paise. */
export const CASH_DUE = Prisma.sql`(o."totalPaise" + o."cashFeePaise" - o."cashLessPaise")`;

/** An order `o` with cash to be written down: where all was taken off, there is nothing to write. */
export const CASH_IS_OPEN = Prisma.sql`o.cash = 'open' AND ${CASH_DUE} > 0`;

/** A refund that one try did not settle is no trouble yet. */
const MANY_TRIES = 5;

/**
 * A refund `r` that is still owed and was refused, or asked for again and again. One that "failed" for good is not
 * owed any more: the whole payment went back by another.
 */
export const IN_TROUBLE = Prisma.sql`(r.state IN ('pending', 'sent')
  AND (r."lastError" IS NOT NULL OR (r.state = 'pending' AND r.tries >= ${MANY_TRIES})))`;

/** Orders with such a refund; one of a whole purchase stands with its first order, as in `entriesOf`. */
export async function ordersInTrouble(): Promise<string[]> {
  const rows = await db().$queryRaw<{ id: string | null }[]>`
    SELECT DISTINCT coalesce(r."orderId", (
      SELECT f.id FROM "Order" f WHERE f."purchaseId" = r."purchaseId" ORDER BY f.number LIMIT 1)) AS id
    FROM "Refund" r WHERE ${IN_TROUBLE}`;
  return rows.flatMap(({ id }) => id ?? []);
}

/** How many orders have cash to be written down. */
export async function countCashOpen(): Promise<number> {
  const statuses = AWAY.map((status) => Prisma.sql`${status}::"OrderStatus"`);
  const [row] = await db().$queryRaw<{ count: number }[]>`
    SELECT count(*)::int AS count FROM "Order" o
    WHERE o.status IN (${Prisma.join(statuses)}) AND ${CASH_IS_OPEN}`;
  return row?.count ?? 0;
}
