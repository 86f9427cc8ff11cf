import "server-only";
import { setImmediate } from "node:timers/promises";
import { boundsOf, dayCode, daysOfMonth } from "@/lib/dates";
import { Prisma, type Tx } from "@/lib/db";
import { TaxDocument } from "@/lib/tax/document";
import { documentBreaches, type PeriodBreach } from "@/lib/tax/returns/checks";

type Row = {
  id: string;
  number: string;
  kind: string;
  gstin: string;
  year: string;
  issuedAt: Date;
  buyerGstin: string | null;
  placeOfSupply: string;
  totalPaise: bigint;
  document: unknown;
  einvoice: "due" | "registered" | "canceled" | null;
};

/**
 * Documents of a month as they are stored, those that were cancelled at the e-invoice portal apart, and what of each
 * is wrong by itself.
 */
export type StoredMonth = {
  documents: TaxDocument[];
  canceled: TaxDocument[];
  /** The numbers of what the e-invoice portal has registered. */
  registered: ReadonlySet<string>;
  breaches: PeriodBreach[];
};

/** Reads the documents of a month in India, "2026-11", in the order of their numbers. */
export async function readMonth(tx: Tx, month: string): Promise<StoredMonth> {
  const documents: TaxDocument[] = [];
  const canceled: TaxDocument[] = [];
  const registered = new Set<string>();
  const breaches: PeriodBreach[] = [];
  for await (const row of rowsOf(tx, month)) {
    const { number, einvoice } = row;
    if (einvoice === "registered") registered.add(number);
    const parsed = TaxDocument.safeParse(row.document);
    if (!parsed.success) {
      breaches.push(...unreadable(row, parsed.error));
      continue;
    }
    (einvoice === "canceled" ? canceled : documents).push(parsed.data);
    breaches.push(...documentBreaches(parsed.data), ...rowBreaches(row, parsed.data));
  }
  documents.sort((a, b) => (a.number < b.number ? -1 : 1));
  return { documents, canceled, registered, breaches };
}

/** The rows of a month a slice at a time: others are served between those of a large month. */
async function* rowsOf(tx: Tx, month: string): AsyncGenerator<Row> {
  const days = daysOfMonth(month);
  let last = { issuedAt: boundsOf(days.from).start, id: FIRST_ID };
  for (;;) {
    const found = await tx.$queryRaw<Row[]>`
      SELECT d.id, number, kind::text, gstin, year, "issuedAt", "buyerGstin", "placeOfSupply", "totalPaise",
        document, e.state::text AS einvoice
      FROM "TaxDocument" d LEFT JOIN "EInvoice" e ON e."documentId" = d.id
      WHERE ("issuedAt", d.id) > (${last.issuedAt}, ${last.id}::uuid) AND "issuedAt" < ${boundsOf(days.to).end}
      ORDER BY "issuedAt", d.id LIMIT ${SLICE}`;
    yield* found;
    const end = found.at(-1);
    if (!end || found.length < SLICE) return;
    last = end;
    await setImmediate();
  }
}

const FIRST_ID = "00000000-0000-0000-0000-000000000000";
/** Documents that are read at a stretch: some milliseconds. */
const SLICE = 100;

/** The columns of a row, by which documents are found, say the same as the document. */
function rowBreaches(row: Row, document: TaxDocument): PeriodBreach[] {
  const pairs: [column: string, stored: unknown, said: unknown][] = [
    ["number", row.number, document.number],
    ["kind", row.kind, document.kind],
    ["gstin", row.gstin, document.seller.gstin],
    ["day", dayCode(row.issuedAt), document.day],
    ["buyerGstin", row.buyerGstin, document.buyer.gstin],
    ["placeOfSupply", row.placeOfSupply, document.supply.stateCode],
    ["totalPaise", Number(row.totalPaise), document.totals.totalPaise],
  ];
  return pairs
    .filter(([, stored, said]) => stored !== said)
    .map(([column, stored, said]) => ({
      where: row.number,
      rule: "the row says the same as its document",
      detail: `${column}: ${stored} and ${said}`,
    }));
}

function unreadable(row: Row, error: { issues: { path: PropertyKey[]; message: string }[] }) {
  return error.issues.map(({ path, message }) => ({
    where: row.number,
    rule: "a document has every field that it was issued with",
    detail: `${path.join(".")}: ${message}`,
  }));
}

/** Numbers that were given out in a financial year and are not there: one row each. */
export function readHoles(tx: Tx, year: string): Promise<PeriodBreach[]> {
  return tx.$queryRaw<PeriodBreach[]>`
    SELECT format('%s %s, %s', s.gstin, replace(s.kind::text, '_', ' '), s.year) AS "where",
      'every number that was given out has its document' AS rule,
      format('number %s of the series is missing', n.serial) AS detail
    FROM "TaxSeries" s CROSS JOIN LATERAL (SELECT generate_series(1, s.next - 1) EXCEPT
      SELECT d.sequence FROM "TaxDocument" d
      WHERE d.gstin = s.gstin AND d.kind = s.kind AND d.year = s.year) n (serial)
    WHERE s.year = ${year} ORDER BY 1, n.serial`;
}

/** Printed files that are not what they were when they were made. */
export function readChangedPapers(tx: Tx, month: string): Promise<PeriodBreach[]> {
  const days = daysOfMonth(month);
  return tx.$queryRaw<PeriodBreach[]>`
    SELECT d.number AS "where", 'a printed document has the bytes that it had' AS rule,
      format('SHA-256 %s instead of %s', encode(sha256(p.pdf), 'hex'), p.sha256) AS detail
    FROM "TaxPaper" p JOIN "TaxDocument" d ON d.id = p."documentId"
    WHERE d."issuedAt" >= ${boundsOf(days.from).start} AND d."issuedAt" < ${boundsOf(days.to).end}
      AND encode(sha256(p.pdf), 'hex') <> p.sha256
    ORDER BY 1`;
}

/**
 * Documents = money: what is invoiced of a purchase and not credited is what its orders on their way or delivered cost,
 * less their refunds; so are orders that are still here and whose invoice stands already, because an e-way bill names it.
 * Orders without documents, from before there was a registration, stay out, as do invoices that were cancelled. A refund
 * by hand of several orders counts as far as they are invoiced.
 */
export function readMoney(tx: Tx, month: string): Promise<PeriodBreach[]> {
  const days = daysOfMonth(month);
  return tx.$queryRaw<PeriodBreach[]>(Prisma.sql`
    WITH touched AS (SELECT DISTINCT "purchaseId" FROM "TaxDocument"
      WHERE "issuedAt" >= ${boundsOf(days.from).start} AND "issuedAt" < ${boundsOf(days.to).end}),
    papers AS (SELECT l."orderId", d."purchaseId", sum(CASE d.kind WHEN 'credit_note' THEN -1 ELSE 1 END * l."grossPaise") AS paise,
        min(d.number) AS number, bool_or(b."documentId" IS NOT NULL) AS "isAhead"
      FROM "TaxDocument" d JOIN "TaxDocumentLine" l ON l."documentId" = d.id
        LEFT JOIN "EwayBill" b ON b."documentId" = d.id LEFT JOIN "EInvoice" e ON e."documentId" = d.id
      WHERE d."purchaseId" IN (SELECT * FROM touched) AND d.kind IN ('tax_invoice', 'credit_note')
        AND e.state IS DISTINCT FROM 'canceled' GROUP BY 1, 2),
    money AS (SELECT p."purchaseId", min(p.number) AS number, sum(p.paise) AS papers,
        sum(CASE WHEN o.status IN ('Shipped', 'Delivered')
            OR (p."isAhead" AND p.paise > 0 AND o.status IS DISTINCT FROM 'canceled') THEN o."totalPaise" + o."cashFeePaise"
          - (SELECT coalesce(sum("amountPaise"), 0) FROM "Refund" WHERE "orderId" = o.id AND state <> 'failed')
          ELSE 0 END) AS orders,
        (SELECT coalesce(sum("amountPaise"), 0) FROM "Refund" WHERE "purchaseId" = p."purchaseId"
          AND "orderId" IS NULL AND reason = 'by_hand' AND state <> 'failed') AS by_hand
      FROM papers p JOIN "Order" o ON o.id = p."orderId" GROUP BY 1)
    SELECT number AS "where", 'documents = orders − refunds' AS rule,
      format('purchase %s: documents %s, orders less refunds %s (paise)', "purchaseId", papers, orders - by_hand) AS detail
    FROM money WHERE papers > orders OR papers < orders - by_hand
    ORDER BY number`);
}
