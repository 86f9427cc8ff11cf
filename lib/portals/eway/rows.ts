import "server-only";
import { dayCode } from "@/lib/dates";
import { db, Prisma } from "@/lib/db";
import { paise } from "@/lib/money";
import type { OpenEway } from "@/lib/portals/eway/contract";
import { TaxDocument } from "@/lib/tax/document";
import { Transport } from "@/lib/tax/eway/transport";

/** The most bills of the list, and of a file. */
const MOST = 200;

/** Bills without number and reason of invoices that stand. */
const OPEN = Prisma.sql`FROM "EwayBill" b JOIN "TaxDocument" d ON d.id = b."documentId"
    LEFT JOIN "EInvoice" e ON e."documentId" = d.id
  WHERE b.number IS NULL AND b.waiver IS NULL AND e.state IS DISTINCT FROM 'canceled'
    AND d."totalPaise" > (SELECT coalesce(sum(n."totalPaise"), 0) FROM "TaxDocument" n
      WHERE n."invoiceId" = d.id)`;

/** What waits for the e-invoice portal gets its bill there. */
const IN_FILE = Prisma.sql`b.transport IS NOT NULL AND e.state IS DISTINCT FROM 'due'`;

type Row = {
  id: string;
  number: string;
  issuedAt: Date;
  totalPaise: bigint;
  buyer: string;
  orderId: string;
  orderNumber: string;
  hasTransport: boolean;
  byEInvoice: boolean;
};

export async function readOpen(): Promise<OpenEway[]> {
  const found = await db().$queryRaw<Row[]>`
    SELECT d.id, d.number, d."issuedAt", d."totalPaise", d.document #>> '{buyer,name}' AS buyer,
      o.id AS "orderId", o.number AS "orderNumber", b.transport IS NOT NULL AS "hasTransport",
      coalesce(e.state = 'due', false) AS "byEInvoice"
    FROM (SELECT b."documentId" ${OPEN} ORDER BY b."documentId" LIMIT ${MOST}) open
      JOIN "EwayBill" b ON b."documentId" = open."documentId"
      JOIN "TaxDocument" d ON d.id = b."documentId" LEFT JOIN "EInvoice" e ON e."documentId" = d.id
      JOIN "TaxDocumentLine" l ON l."documentId" = d.id AND l.position = 1
      JOIN "Order" o ON o.id = l."orderId"
    ORDER BY d.id`;
  return found.map(({ id, number, issuedAt, totalPaise, buyer, ...row }) => ({
    ...{ id, number, buyer, day: dayCode(issuedAt), total: paise(totalPaise) },
    order: { id: row.orderId, number: row.orderNumber },
    ...{ has_transport: row.hasTransport, by_einvoice: row.byEInvoice },
  }));
}

/** What the next file of each registration holds. */
export function readFiles(): Promise<{ gstin: string; documents: number }[]> {
  return db().$queryRaw`
    SELECT d.gstin, least(count(*), ${MOST})::int AS documents ${OPEN} AND ${IN_FILE}
    GROUP BY d.gstin ORDER BY d.gstin`;
}

/** The invoices of a registration's next file, and how each travels. */
export async function readNextFile(gstin: string) {
  const found = await db().$queryRaw<{ document: unknown; transport: unknown }[]>`
    SELECT d.document, b.transport ${OPEN} AND ${IN_FILE} AND d.gstin = ${gstin}
    ORDER BY d.id LIMIT ${MOST}`;
  return found.map(({ document, transport }) => ({
    document: TaxDocument.parse(document),
    transport: Transport.parse(transport),
  }));
}
