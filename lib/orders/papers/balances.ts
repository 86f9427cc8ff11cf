import "server-only";
import { Prisma, type Tx } from "@/lib/db";
import { paise } from "@/lib/money";
import { rows } from "@/lib/sql";

/** What of an invoice is not credited yet for an order, in paise. */
export type Balance = { orderId: string; invoiceId: string; position: number; leftPaise: number };

/**
 * The invoices with something left to credit for these orders; an order has one at most that counts, the newest. One
 * that was cancelled at the e-invoice portal stands no longer.
 */
export async function balancesOf(
  tx: Tx,
  orderIds: readonly string[],
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
      WHERE l."orderId" = ANY(${[...orderIds]}::uuid[]) AND d.kind = 'tax_invoice'
        AND NOT EXISTS (SELECT FROM "EInvoice" e WHERE e."documentId" = d.id AND e.state = 'canceled')
        AND l."grossPaise" > back.paise
      ORDER BY l."orderId", d."issuedAt" DESC, d.id DESC`,
  );
  return new Map(
    found.map(({ left, ...row }) => [row.orderId, { ...row, leftPaise: paise(left) }]),
  );
}
