import "server-only";
import { Prisma } from "@/lib/db";

/**
 * The invariants of "one wish, one order, one payment". Each query returns the purchases that break it as
 * `law`, `id` and `detail`, as `readBooks` lists them.
 */
export const WISH_LAWS = [
  Prisma.sql`
    SELECT 'a version of a cart is bought once, unless ordered again' AS law, min(id::text) AS id,
      format('%s placed purchases of version %s: %s', count(*), "cartVersion", string_agg(id::text, ', ')) AS detail
    FROM "Purchase" WHERE state = 'placed' AND NOT "isAgain" AND "cartVersion" IS NOT NULL
    GROUP BY "userId", "cartVersion" HAVING count(*) > 1`,
  Prisma.sql`
    SELECT 'a replaced purchase keeps no money and places no order' AS law, p.id::text,
      format('%s, captured %s, gone or going back %s (paise)', p.state, m.captured, m.back) AS detail
    FROM "Purchase" p CROSS JOIN LATERAL (SELECT
        (SELECT coalesce(sum("amountPaise"), 0) FROM "Payment" WHERE "purchaseId" = p.id AND captured) AS captured,
        (SELECT coalesce(sum("amountPaise"), 0) FROM "Refund" WHERE "purchaseId" = p.id AND state <> 'failed') AS back) m
    WHERE p."closedFor" = 'replaced' AND (p.state = 'placed' OR m.captured > m.back)`,
  Prisma.sql`
    SELECT 'nothing is placed late that its owner has bought otherwise meanwhile' AS law, late.id::text,
      format('placed %s, purchase %s of the same goods was begun %s', late."placedAt", other.id, other."createdAt") AS detail
    FROM "Purchase" late JOIN "Purchase" other ON other."userId" = late."userId"
      AND other."createdAt" > late."createdAt" AND other."createdAt" < late."placedAt"
    WHERE late.method = 'online' AND late.state = 'placed' AND EXISTS (
      SELECT 1 FROM "PurchaseLine" a JOIN "PurchaseLine" b ON a."productId" = b."productId"
      WHERE a."purchaseId" = late.id AND b."purchaseId" = other.id)`,
];
