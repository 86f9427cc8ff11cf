import "server-only";
import { Prisma, type Tx } from "@/lib/db";
import { paise } from "@/lib/money";
import { rows } from "@/lib/sql";

/** What of an invoice, or of the receipt voucher of an advance, is not taken back yet for an order, in paise. */
export type Balance = { orderId: string; invoiceId: string; position: number; leftPaise: number };

/**
 * The invoices with something left to credit for these orders; an order has one at most that counts, the newest. One
 * that was cancelled at the e-invoice portal stands no longer.
 */
export function balancesOf(tx: Tx, orderIds: readonly string[]): Promise<Map<string, Balance>> {
  return read(tx, orderIds, Prisma.sql`d.kind = 'tax_invoice' AND ${COUNTS}`);
}

/** The receipt vouchers of these orders that no invoice has used, with what was not refunded of the advance. */
export function advancesOf(tx: Tx, orderIds: readonly string[]): Promise<Map<string, Balance>> {
  return read(
    tx,
    orderIds,
    Prisma.sql`d.kind = 'receipt_voucher' AND NOT EXISTS (
      SELECT FROM "TaxDocumentLine" u JOIN "TaxDocument" d ON d.id = u."documentId"
      WHERE u."orderId" = l."orderId" AND d.kind = 'tax_invoice' AND ${COUNTS})`,
  );
}

const COUNTS = Prisma.sql`NOT EXISTS (
  SELECT FROM "EInvoice" e WHERE e."documentId" = d.id AND e.state = 'canceled')`;

async function read(
  tx: Tx,
  orderIds: readonly string[],
  stands: Prisma.Sql,
): Promise<Map<string, Balance>> {
  const found = await rows<Omit<Balance, "leftPaise"> & { left: bigint }>(
    tx,
    Prisma.sql`
      SELECT DISTINCT ON (l."orderId") l."orderId", d.id AS "invoiceId", l.position,
        (l."grossPaise" - back.paise)::bigint AS left
      FROM "TaxDocumentLine" l JOIN "TaxDocument" d ON d.id = l."documentId",
        LATERAL (SELECT coalesce(sum(c."grossPaise"), 0) AS paise
          FROM "TaxDocument" n JOIN "TaxDocumentLine" c ON c."documentId" = n.id
          WHERE n."invoiceId" = d.id AND c."orderId" = l."orderId") back
      WHERE l."orderId" = ANY(${[...orderIds]}::uuid[]) AND l."grossPaise" > back.paise AND ${stands}
      ORDER BY l."orderId", d."issuedAt" DESC, d.id DESC`,
  );
  return new Map(
    found.map(({ left, ...row }) => [row.orderId, { ...row, leftPaise: paise(left) }]),
  );
}
