import "server-only";
import { dayCode, dayOf } from "@/lib/dates";
import { db, Prisma } from "@/lib/db";
import { paise } from "@/lib/money";
import type { DueEInvoice, RegisteredEInvoice } from "@/lib/portals/einvoice/contract";
import { TaxDocument } from "@/lib/tax/document";
import { MOST_IN_FILE } from "@/lib/tax/einvoice/batch";
import { mayCancel, reportState } from "@/lib/tax/einvoice/duty";
import type { Reported } from "@/lib/tax/einvoice/inv01";
import { Transport } from "@/lib/tax/eway/transport";

/** The most documents of either list. */
const MOST = 200;
const FEW = 50;

type Line = {
  id: string;
  number: string;
  kind: "tax_invoice" | "credit_note";
  issuedAt: Date;
  totalPaise: bigint;
  buyer: string;
};

const LINE = Prisma.sql`d.id, d.number, d.kind::text, d."issuedAt", d."totalPaise",
  d.document #>> '{buyer,name}' AS buyer`;

/** The portal takes it until the end of its last day in India. */
const isTaken = (today: string) =>
  Prisma.sql`(e."reportBy" IS NULL OR e."reportBy" >= ${today}::date)`;

/** Documents that wait, oldest first: their number, the first of them, and what the next files hold. */
export async function readDue(now: Date) {
  const today = dayCode(now);
  const [found, files, [all]] = await Promise.all([
    db().$queryRaw<(Line & { reportBy: Date | null })[]>`
      SELECT ${LINE}, e."reportBy" FROM "EInvoice" e JOIN "TaxDocument" d ON d.id = e."documentId"
      WHERE e.state = 'due' ORDER BY e."documentId" LIMIT ${MOST}`,
    db().$queryRaw<{ gstin: string; documents: number }[]>`
      SELECT d.gstin, least(count(*), ${MOST_IN_FILE})::int AS documents
      FROM "EInvoice" e JOIN "TaxDocument" d ON d.id = e."documentId"
      WHERE e.state = 'due' AND ${isTaken(today)} GROUP BY d.gstin ORDER BY d.gstin`,
    db().$queryRaw<{ count: number }[]>`
      SELECT count(*)::int AS count FROM "EInvoice" e WHERE e.state = 'due'`,
  ]);
  const due = found.map(({ reportBy, ...row }): DueEInvoice => {
    const by = reportBy && dayOf(reportBy);
    return { ...lineOf(row), report_by: by, state: reportState(by, today) };
  });
  return { due, files, due_count: all?.count ?? 0 };
}

/** What the portal has registered, the newest acknowledgement first. */
export async function readRegistered(now: Date): Promise<RegisteredEInvoice[]> {
  type Row = Line & {
    irn: string;
    ackNumber: string;
    ackAt: string;
    state: "registered" | "canceled";
  };
  const found = await db().$queryRaw<Row[]>`
    SELECT ${LINE}, e.irn, e."ackNumber", e."ackAt", e.state::text
    FROM "EInvoice" e JOIN "TaxDocument" d ON d.id = e."documentId"
    WHERE e."ackAt" IS NOT NULL ORDER BY e."ackAt" DESC, e."documentId" DESC LIMIT ${FEW}`;
  return found.map(({ irn, ackNumber: ack_number, ackAt: ack_at, state, ...row }) => ({
    ...{ ...lineOf(row), irn, ack_number, ack_at, state },
    may_cancel: state === "registered" && row.kind === "tax_invoice" && mayCancel(ack_at, now),
  }));
}

/** The documents of a registration's next file, in the order in which they were issued. */
export async function readNextFile(gstin: string, now: Date): Promise<Reported[]> {
  const found = await db().$queryRaw<{ document: unknown; transport: unknown }[]>`
    SELECT d.document, b.transport
    FROM "EInvoice" e JOIN "TaxDocument" d ON d.id = e."documentId"
      LEFT JOIN "EwayBill" b ON b."documentId" = d.id AND b.number IS NULL AND b.waiver IS NULL
    WHERE e.state = 'due' AND d.gstin = ${gstin} AND ${isTaken(dayCode(now))}
    ORDER BY e."documentId" LIMIT ${MOST_IN_FILE}`;
  return found.map(({ document, transport }) => ({
    document: TaxDocument.parse(document),
    transport: transport === null ? null : Transport.parse(transport),
  }));
}

function lineOf({ id, number, kind, issuedAt, totalPaise, buyer }: Line) {
  return { id, number, kind, buyer, day: dayCode(issuedAt), total: paise(totalPaise) };
}
