import "server-only";
import { AppError } from "@/lib/call/errors";
import { Prisma, type Tx } from "@/lib/db";
import type { OnlineSettings } from "@/lib/online/contract";
import { WHOLE } from "@/lib/orders/purchase/stock";

/** An online payment has this long, and holds stock no longer. */
export const HOLD_MINUTES = 30;
/** An account holds stock for as long as three payments take, a day; what it does not pay for then holds none. */
const UNPAID_HOLDS_A_DAY = 3;

/**
 * How much of a product's stock the next online purchase of a customer may hold before it is paid, in per cent,
 * as SQL for the statement that takes it: every checkout asks. The units that are not held are taken when the
 * money arrives, if they are still there. Otherwise anybody could keep a charger from being sold without ever
 * paying. 0 for a customer whose purchases have held stock for an hour and a half in the last 24 hours and were
 * not paid; all of it for one that the office enters.
 */
export function heldPercent(
  { userId, enteredById }: { userId: string; enteredById?: string },
  { held_percent }: OnlineSettings,
): Prisma.Sql {
  if (enteredById) return WHOLE;
  const most = UNPAID_HOLDS_A_DAY * HOLD_MINUTES * 60;
  return Prisma.sql`CASE WHEN (
    SELECT sum(extract(epoch FROM least("closedAt", "reservedUntil") - "createdAt"))
    FROM "Purchase" u WHERE "userId" = ${userId}::uuid AND state IN ('expired', 'failed')
      AND "enteredById" IS NULL AND "createdAt" > now() - interval '24 hours'
      AND EXISTS (SELECT 1 FROM "PurchaseLine" l WHERE l."purchaseId" = u.id AND l."heldUnits" > 0)
    ) >= ${most} THEN 0 ELSE ${held_percent} END`;
}

/**
 * Lets an open purchase be paid while the units that it does not hold are there. Call it before anybody is asked
 * for money again. @throws AppError out_of_stock naming a product.
 */
export async function assertRestThere(tx: Tx, purchaseId: string): Promise<void> {
  const [gone] = await tx.$queryRaw<{ name: string }[]>`
    SELECT l.name FROM "PurchaseLine" l JOIN "Product" p ON p.id = l."productId"
    WHERE l."purchaseId" = ${purchaseId}::uuid AND l."heldUnits" < l.quantity
      AND (NOT p."isListed" OR p.quantity < l.quantity - l."heldUnits") LIMIT 1`;
  if (gone) throw new AppError("out_of_stock", `No stock available for ${gone.name}`);
}
