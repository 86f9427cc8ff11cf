import "server-only";
import { boundsOf, dayCode } from "@/lib/dates";
import { Prisma, type Tx } from "@/lib/db";
import { rows } from "@/lib/sql";

/**
 * A person who pays in cash, as far as the shop can tell: an account, and the phone number on the purchases.
 */
export type Payer = { userId: string; phone: string | null };

/**
 * Cash that one person could hand over today, in paise: received today, plus still to be collected, by
 * account or phone number. Open orders of earlier days count too, because a driver may bring them today;
 * orders delivered earlier but not yet recorded do not: their cash belongs to that day.
 */
export async function cashOfToday(tx: Tx, payer: Payer): Promise<number> {
  const phone = Prisma.sql`${payer.phone}`;
  const [row] = await rows<{ paise: number }>(tx, cashOfTodaySql({ ...payer, phone }));
  return row?.paise ?? 0;
}

/** The same as part of a larger statement; `phone` is a text in SQL. */
export function cashOfTodaySql({ userId, phone }: { userId: string; phone: Prisma.Sql }) {
  const today = dayCode(new Date());
  return Prisma.sql`
    SELECT coalesce(sum(coalesce(r."receivedPaise", o."totalPaise" + o."cashFeePaise" - o."cashLessPaise")), 0)::float AS paise
    FROM "Purchase" p JOIN "Order" o ON o."purchaseId" = p.id LEFT JOIN "CashReceipt" r ON r."orderId" = o.id
    WHERE p.method = 'cash' AND (p."userId" = ${userId}::uuid OR p.phone = (${phone})) AND (
      r.day = ${today}::date
      OR (o.cash = 'open' AND (o.status IS DISTINCT FROM 'Delivered' OR EXISTS (
        SELECT 1 FROM "OrderEvent" e
        WHERE e."orderId" = o.id AND e."to" = 'Delivered' AND e.at >= ${boundsOf(today).start}))))`;
}

/** Cash received from one person on a day in India, in paise. */
export async function cashTakenOn(tx: Tx, day: string, { userId, phone }: Payer): Promise<number> {
  const [row] = await tx.$queryRaw<{ paise: number }[]>`
    SELECT coalesce(sum(r."receivedPaise"), 0)::float AS paise
    FROM "Purchase" p JOIN "Order" o ON o."purchaseId" = p.id JOIN "CashReceipt" r ON r."orderId" = o.id
    WHERE p.method = 'cash' AND (p."userId" = ${userId}::uuid OR p.phone = ${phone}) AND r.day = ${day}::date`;
  return row?.paise ?? 0;
}

/**
 * Serializes everything that adds to this person's cash until the transaction ends: two at the same time
 * would each miss the other's amount. The account is always locked before the number.
 */
export async function lockPayer(tx: Tx, { userId, phone }: Payer): Promise<void> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtext('cash-of:' || ${userId}))`;
  if (phone) await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtext('cash:' || ${phone}))`;
}
