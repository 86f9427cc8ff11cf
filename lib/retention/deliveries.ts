import "server-only";
import { Prisma, type Tx } from "@/lib/db";
import { supplyColumns } from "@/lib/orders/purchase/supply";
import { emptyWords } from "@/lib/retention/order-text";

/** The text in place of a removed address. */
export const NO_ADDRESS = "Address removed";

/** Condition: the purchase is finished, with no delivery, cash or returns outstanding. */
const IS_DONE = Prisma.sql`p.state = 'placed' AND NOT EXISTS (
  SELECT 1 FROM "Order" o WHERE o."purchaseId" = p.id AND (
    o.status IS NULL OR o.status NOT IN ('Delivered', 'canceled') OR o.cash = 'open' OR o."unitsComing" > 0))`;

const HAS_CONTACT = Prisma.sql`(p.phone IS NOT NULL OR p."driverNote" IS NOT NULL)`;

/** Condition: the last step of its orders was before this time. */
export function doneBefore(time: Date): Prisma.Sql {
  return Prisma.sql`p."closedAt" < ${time} AND NOT EXISTS (
    SELECT 1 FROM "Order" o JOIN "OrderEvent" v ON v."orderId" = o.id
    WHERE o."purchaseId" = p.id AND v.at >= ${time})`;
}

/**
 * Clears phone number, driver's note and supply of matching purchases (a condition on `p`) whose orders are all
 * delivered or canceled, and of their former deliveries. Returns the number of purchases.
 */
export async function emptyContacts(tx: Tx, which: Prisma.Sql, limit: number): Promise<number> {
  const rows = await tx.$queryRaw<{ id: string }[]>`
    SELECT p.id FROM "Purchase" p WHERE ${HAS_CONTACT} AND ${IS_DONE} AND ${which}
    ORDER BY p."closedAt" LIMIT ${limit} FOR UPDATE OF p SKIP LOCKED`;
  if (rows.length === 0) return 0;
  const ids = rows.map(({ id }) => id);
  const ours = Prisma.sql`"purchaseId" = ANY(${ids}::uuid[])`;
  await tx.purchase.updateMany({
    where: { id: { in: ids } },
    data: { phone: null, driverNote: null, ...supplyColumns(undefined) },
  });
  await tx.$executeRaw`UPDATE "Order" SET "sentTo" = "sentTo" || ${NOBODY} WHERE "sentTo" IS NOT NULL AND ${ours}`;
  await tx.$executeRaw`
    UPDATE "Redirection" SET before = before || ${NOBODY}, after = after || ${NOBODY} WHERE ${ours}`;
  return rows.length;
}

/**
 * Clears carrier and tracking number, which anyone could use at the carrier, of orders whose purchase
 * matches (a condition on `p`) and is finished. Returns the number of orders.
 */
export async function emptyTracking(tx: Tx, which: Prisma.Sql, limit?: number): Promise<number> {
  const most = limit === undefined ? Prisma.empty : Prisma.sql`LIMIT ${limit}`;
  const rows = await tx.$queryRaw<{ id: string }[]>`
    UPDATE "Order" t SET carrier = NULL, "carrierName" = NULL, "trackingNumber" = NULL, "trackingUrl" = NULL
    WHERE t.id IN (
      SELECT s.id FROM "Order" s JOIN "Purchase" p ON p.id = s."purchaseId"
      WHERE s."trackingNumber" IS NOT NULL AND ${IS_DONE} AND ${which}
      ${most} FOR UPDATE OF s SKIP LOCKED)
    RETURNING t.id`;
  const orderId = { in: rows.map(({ id }) => id) };
  if (rows.length === 0) return 0;
  await tx.orderEvent.updateMany({
    where: { orderId, kind: { in: ["status", "tracking"] } },
    data: { note: null },
  });
  await tx.$executeRaw`
    UPDATE "AuditEntry" SET detail = detail - 'before' - 'after'
    WHERE action = 'order.tracking-changed' AND subject = ANY(${orderId.in})`;
  return rows.length;
}

/**
 * Clears the business and the PAN of matching purchases (a condition on `p`) that are finished: what the law asks for
 * stands on their tax documents.
 */
export async function emptyBuyers(tx: Tx, which: Prisma.Sql): Promise<void> {
  await tx.$executeRaw`
    UPDATE "Purchase" p SET business = NULL, "buyerPan" = NULL
    WHERE (p.business IS NOT NULL OR p."buyerPan" IS NOT NULL) AND ${IS_DONE} AND ${which}`;
}

/**
 * Clears address, phone number, note, supply, business and PAN of matching purchases without orders. Payments that arrive for them
 * later are refunded. Returns the number of purchases.
 */
export function emptyUnplaced(tx: Tx, which: Prisma.Sql, limit?: number): Promise<number> {
  const most = limit === undefined ? Prisma.empty : Prisma.sql`LIMIT ${limit}`;
  return tx.$executeRaw`
    UPDATE "Purchase" t SET address = '{}', "deliveryAddress" = ${NO_ADDRESS}, phone = NULL, "driverNote" = NULL,
      business = NULL, "buyerPan" = NULL, "supplyPhases" = NULL, "sanctionedLoadW" = NULL, "usualPeakW" = NULL,
      "closedFor" = CASE WHEN t.state = 'expired' THEN 'replaced'::"CloseReason" ELSE t."closedFor" END
    WHERE t.id IN (
      SELECT p.id FROM "Purchase" p
      WHERE p.state IN ('expired', 'failed', 'refunded') AND p."deliveryAddress" <> ${NO_ADDRESS} AND ${which} ${most}
      FOR UPDATE OF p SKIP LOCKED)`;
}

const NOBODY = Prisma.sql`'{"phone": null, "driverNote": null}'::jsonb`;

/**
 * Clears the personal data of purchases placed before this time: address, phone number, notes, supply, business, PAN and text.
 * The state stays, because it is the place of supply; so do goods, amounts and references. Returns the
 * number of purchases.
 */
export async function emptyOrders(tx: Tx, placedBefore: Date, limit: number): Promise<number> {
  const rows = await tx.$queryRaw<{ id: string }[]>`
    UPDATE "Purchase" t SET "deliveryAddress" = ${NO_ADDRESS}, phone = NULL, "driverNote" = NULL,
      business = NULL, "buyerPan" = NULL, "supplyPhases" = NULL, "sanctionedLoadW" = NULL, "usualPeakW" = NULL,
      address = ${BLANK} || jsonb_build_object('state', coalesce(t.address ->> 'state', ''))
    WHERE t.id IN (
      SELECT p.id FROM "Purchase" p
      WHERE p.state = 'placed' AND p."deliveryAddress" <> ${NO_ADDRESS} AND p."closedAt" < ${placedBefore} AND ${IS_DONE}
      ORDER BY p."closedAt" LIMIT ${limit} FOR UPDATE OF p SKIP LOCKED)
    RETURNING t.id`;
  const purchaseId = { in: rows.map(({ id }) => id) };
  if (rows.length === 0) return 0;
  await tx.order.updateMany({ where: { purchaseId }, data: { sentTo: Prisma.DbNull } });
  await emptyTracking(tx, Prisma.sql`p.id = ANY(${purchaseId.in}::uuid[])`);
  await tx.redirection.deleteMany({ where: { purchaseId } });
  await emptyWords(tx, { purchaseId });
  return rows.length;
}

const BLANK = Prisma.sql`'{"house_building": "", "locality_street": "", "city": "", "district": "", "pin": ""}'::jsonb`;
