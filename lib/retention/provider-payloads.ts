import "server-only";
import { Prisma, type Tx } from "@/lib/db";

/** The ids in a webhook. The rest identifies the payer: email, phone, UPI ID, last digits of a card. */
const IDS = Prisma.sql`jsonb_strip_nulls(jsonb_build_object('payload', jsonb_build_object(
  'payment', ${entity("payment", ["id", "order_id"])},
  'order', ${entity("order", ["id"])},
  'refund', ${entity("refund", ["id", "payment_id"])},
  'dispute', ${entity("dispute", ["id", "payment_id"])})))`;

/**
 * Cuts matching webhooks (a condition on `w`) down to ids, at most `limit` of them; processing an event
 * needs no more. Returns how many.
 */
export function cutPayloads(tx: Tx, which: Prisma.Sql, limit?: number): Promise<number> {
  const most = limit === undefined ? Prisma.empty : Prisma.sql`LIMIT ${limit}`;
  return tx.$executeRaw`
    UPDATE "WebhookEvent" e SET payload = ${IDS}, "idsOnly" = true,
      error = CASE WHEN e."processedAt" IS NULL THEN e.error END
    WHERE e.id IN (SELECT w.id FROM "WebhookEvent" w WHERE NOT w."idsOnly" AND ${which} ${most})`;
}

/** Condition: webhooks about payments of these people, one or all whose account was erased. */
export function ofPayer(user: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`(
    coalesce(w.payload #>> '{payload,payment,entity,id}', w.payload #>> '{payload,refund,entity,payment_id}') IN (
      SELECT y.id FROM "Payment" y JOIN "Purchase" p ON p.id = y."purchaseId" JOIN "User" u ON u.id = p."userId"
      WHERE ${user})
    OR coalesce(w.payload #>> '{payload,order,entity,id}', w.payload #>> '{payload,payment,entity,order_id}') IN (
      SELECT a."providerOrderId" FROM "PaymentAttempt" a JOIN "Purchase" p ON p.id = a."purchaseId"
      JOIN "User" u ON u.id = p."userId" WHERE ${user}))`;
}

function entity(name: string, fields: readonly string[]): Prisma.Sql {
  const path = Prisma.raw(`'{payload,${name},entity}'`);
  const pairs = fields.map((field) => {
    return Prisma.raw(`'${field}', e.payload #> '{payload,${name},entity,${field}}'`);
  });
  return Prisma.sql`CASE WHEN e.payload #> ${path} IS NOT NULL
    THEN jsonb_build_object('entity', jsonb_build_object(${Prisma.join(pairs)})) END`;
}
