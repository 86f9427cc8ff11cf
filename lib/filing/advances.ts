import "server-only";
import { boundsOf, daysOfMonth } from "@/lib/dates";
import { Prisma, type Tx } from "@/lib/db";
import type { PeriodBreach } from "@/lib/tax/returns/checks";

/**
 * Receipt vouchers = money, of purchases with a document of the month: what is not refunded of a voucher is what its
 * orders cost less their refunds until they are invoiced, and what the invoice uses then. A refund by hand of several
 * orders counts as far as there are papers for it.
 */
export function readAdvances(tx: Tx, month: string): Promise<PeriodBreach[]> {
  const { start, end } = boundsOfMonth(month);
  return tx.$queryRaw<PeriodBreach[]>(Prisma.sql`
    WITH papers AS (SELECT d.* FROM "TaxDocument" d LEFT JOIN "EInvoice" e ON e."documentId" = d.id
      WHERE e.state IS DISTINCT FROM 'canceled' AND d."purchaseId" IN (SELECT "purchaseId" FROM "TaxDocument"
        WHERE "issuedAt" >= ${start} AND "issuedAt" < ${end})),
    used AS (SELECT a ->> 'number' AS number, sum((a ->> 'taxablePaise')::bigint + (a ->> 'cgstPaise')::bigint
        + (a ->> 'sgstPaise')::bigint + (a ->> 'utgstPaise')::bigint + (a ->> 'igstPaise')::bigint) AS paise
      FROM papers d, jsonb_array_elements(d.document -> 'advances') a GROUP BY 1),
    shares AS (SELECT d.number, d."purchaseId", l."grossPaise" - (SELECT coalesce(sum(b."grossPaise"), 0)
          FROM papers n JOIN "TaxDocumentLine" b ON b."documentId" = n.id
          WHERE n."invoiceId" = d.id AND b."orderId" = l."orderId") AS "left",
        EXISTS (SELECT FROM papers i JOIN "TaxDocumentLine" il ON il."documentId" = i.id
          WHERE i.kind = 'tax_invoice' AND il."orderId" = l."orderId") AS "isInvoiced",
        CASE WHEN o.status = 'canceled' THEN 0 ELSE o."totalPaise" - (SELECT coalesce(sum("amountPaise"), 0)
          FROM "Refund" WHERE "orderId" = o.id AND state <> 'failed') END AS worth
      FROM papers d JOIN "TaxDocumentLine" l ON l."documentId" = d.id JOIN "Order" o ON o.id = l."orderId"
      WHERE d.kind = 'receipt_voucher'),
    sums AS (SELECT number, "purchaseId", coalesce(sum("left") FILTER (WHERE "isInvoiced"), 0) AS invoiced,
        coalesce(sum("left") FILTER (WHERE NOT "isInvoiced"), 0) AS open,
        coalesce(sum(worth) FILTER (WHERE NOT "isInvoiced"), 0) AS worth,
        (SELECT coalesce(sum("amountPaise"), 0) FROM "Refund" r WHERE r."purchaseId" = shares."purchaseId"
          AND "orderId" IS NULL AND reason = 'by_hand' AND state <> 'failed') AS by_hand
      FROM shares GROUP BY 1, 2)
    SELECT number AS "where", 'receipt vouchers = orders − refunds, or what their invoice uses' AS rule,
      format('open %s of %s, used %s of %s (paise)', open, worth, coalesce(used.paise, 0), invoiced) AS detail
    FROM sums LEFT JOIN used USING (number)
    WHERE open > worth OR open < worth - by_hand OR coalesce(used.paise, 0) <> invoiced ORDER BY 1`);
}

/** Services that were paid in advance in the month, while the company was registered, and have no receipt voucher. */
export function readMissingReceipts(tx: Tx, month: string): Promise<PeriodBreach[]> {
  const { start, end } = boundsOfMonth(month);
  return tx.$queryRaw<PeriodBreach[]>(Prisma.sql`
    SELECT o.number AS "where", 'a service that is paid in advance has its receipt voucher' AS rule,
      'none was made' AS detail
    FROM "Order" o JOIN "PurchaseLine" l ON l.id = o."lineId" JOIN "Purchase" p ON p.id = o."purchaseId"
    WHERE o."placedAt" >= ${start} AND o."placedAt" < ${end} AND l.hsn LIKE '99%' AND p."paidBy" IS NOT NULL
      AND EXISTS (SELECT FROM "TaxRegistration" r WHERE r."createdAt" <= o."placedAt"
        AND r."validFrom" <= (o."placedAt" AT TIME ZONE 'Asia/Kolkata')::date
        AND (r."validTo" IS NULL OR r."validTo" >= (o."placedAt" AT TIME ZONE 'Asia/Kolkata')::date))
      AND NOT EXISTS (SELECT FROM "TaxDocumentLine" d JOIN "TaxDocument" t ON t.id = d."documentId"
        WHERE d."orderId" = o.id AND t.kind = 'receipt_voucher')
    ORDER BY 1`);
}

function boundsOfMonth(month: string) {
  const days = daysOfMonth(month);
  return { start: boundsOf(days.from).start, end: boundsOf(days.to).end };
}
