import "server-only";
import { AppError } from "@/lib/call/errors";
import { Prisma, type Tx } from "@/lib/db";
import type { OnlineSettings } from "@/lib/online/contract";
import { WHOLE } from "@/lib/orders/purchase/stock";

/** Time to pay online, in which the stock is held. */
export const HOLD_MINUTES = 30;
/** An account holds stock for the time of three payments a day; after that, unpaid purchases hold none. */
const UNPAID_HOLDS_A_DAY = 3;

/**
 * The share of a product's stock that the customer's next online purchase may hold before payment, in per
 * cent, as SQL for the statement that takes it. Units not held are taken when the payment arrives, if still
 * in stock. Without this limit anyone could block a charger's sale without ever paying. 0 for a customer
 * whose unpaid purchases have held stock for an hour and a half in the last 24 hours; all of it for orders
 * entered by the office.
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
 * Checks that the units an open purchase does not hold are still in stock. Call it before asking for payment
 * again.
 * @throws AppError out_of_stock naming a product.
 */
export async function assertRestThere(tx: Tx, purchaseId: string): Promise<void> {
  const [gone] = await tx.$queryRaw<{ name: string }[]>`
    SELECT l.name FROM "PurchaseLine" l JOIN "Product" p ON p.id = l."productId"
    WHERE l."purchaseId" = ${purchaseId}::uuid AND l."heldUnits" < l.quantity
      AND (NOT p."isListed" OR p.quantity < l.quantity - l."heldUnits") LIMIT 1`;
  if (gone) throw new AppError("out_of_stock", `No stock available for ${gone.name}`);
}
