import "server-only";
import { boundsOf, dayCode } from "@/lib/dates";
import type { Tx } from "@/lib/db";

/** One who pays in cash, as far as the shop can tell: an account, and the phone number that purchases carry. */
export type Payer = { userId: string; phone: string | null };

/**
 * What one person could hand over in cash today, in paise: what was taken today, and what is still to be collected,
 * by account or by phone number. Open orders of earlier days count too, because a driver may bring them today. One
 * that was delivered earlier and is only not written down does not: its cash is of that day.
 */
export async function cashOfToday(tx: Tx, { userId, phone }: Payer): Promise<number> {
  const today = dayCode(new Date());
  const [row] = await tx.$queryRaw<{ paise: number }[]>`
    SELECT coalesce(sum(coalesce(r."receivedPaise", o."totalPaise" + o."cashFeePaise" - o."cashLessPaise")), 0)::float AS paise
    FROM "Purchase" p JOIN "Order" o ON o."purchaseId" = p.id LEFT JOIN "CashReceipt" r ON r."orderId" = o.id
    WHERE p.method = 'cash' AND (p."userId" = ${userId}::uuid OR p.phone = ${phone}) AND (
      r.day = ${today}::date
      OR (o.cash = 'open' AND (o.status IS DISTINCT FROM 'Delivered' OR EXISTS (
        SELECT 1 FROM "OrderEvent" e
        WHERE e."orderId" = o.id AND e."to" = 'Delivered' AND e.at >= ${boundsOf(today).start}))))`;
  return row?.paise ?? 0;
}

/** What was taken in cash from one person on a day in India, in paise. */
export async function cashTakenOn(tx: Tx, day: string, { userId, phone }: Payer): Promise<number> {
  const [row] = await tx.$queryRaw<{ paise: number }[]>`
    SELECT coalesce(sum(r."receivedPaise"), 0)::float AS paise
    FROM "Purchase" p JOIN "Order" o ON o."purchaseId" = p.id JOIN "CashReceipt" r ON r."orderId" = o.id
    WHERE p.method = 'cash' AND (p."userId" = ${userId}::uuid OR p.phone = ${phone}) AND r.day = ${day}::date`;
  return row?.paise ?? 0;
}

/**
 * Keeps everything else that adds to the cash of this person waiting until the transaction ends: two at once would
 * each see the sum without the other. The account is locked before the number, everywhere.
 */
export async function lockPayer(tx: Tx, { userId, phone }: Payer): Promise<void> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtext('cash-of:' || ${userId}))`;
  if (phone) await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtext('cash:' || ${phone}))`;
}
