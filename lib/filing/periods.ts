import "server-only";
import { boundsOf, dayCode, daysOfMonth } from "@/lib/dates";
import { Prisma, type Tx } from "@/lib/db";
import type { TaxPeriod } from "@/lib/filing/contract";
import { paise } from "@/lib/money";
import type { Period } from "@/lib/tax/returns/period";

/** The most months that are listed. */
const MOST = 60;

type Row = {
  gstin: string;
  month: string;
  state: "exported" | "filed" | null;
  exportedAt: Date | null;
  filedAt: Date | null;
};

/** The months with documents, newest first. Of each the first is looked up by the index of the issue, which an EXISTS would not use; nothing is counted. */
export async function readPeriods(tx: Tx, now: Date): Promise<TaxPeriod[]> {
  const found = await tx.$queryRaw<Row[]>(Prisma.sql`
    SELECT s.gstin, m.month, p.state::text, p."exportedAt", p."filedAt"
    FROM (SELECT DISTINCT gstin, year FROM "TaxSeries") s
    CROSS JOIN LATERAL (SELECT to_char(d, 'YYYY-MM') AS month, d AS first
      FROM generate_series((left(s.year, 4) || '-04-01')::timestamp,
        (left(s.year, 4) || '-04-01')::timestamp + interval '11 months', interval '1 month') d) m
    CROSS JOIN LATERAL (SELECT FROM "TaxDocument" d WHERE d.gstin = s.gstin
      AND d."issuedAt" >= m.first AT TIME ZONE 'Asia/Kolkata'
      AND d."issuedAt" < (m.first + interval '1 month') AT TIME ZONE 'Asia/Kolkata'
      ORDER BY d."issuedAt" LIMIT 1) issued
    LEFT JOIN "TaxPeriod" p ON p.gstin = s.gstin AND p.month = m.month
    ORDER BY m.month DESC, s.gstin LIMIT ${MOST}`);
  return found.map((row) => stateOf(row, now));
}

/** Whether a month has ended in India. */
export function isOver(month: string, now: Date): boolean {
  return month < dayCode(now).slice(0, 7);
}

/** How far a month is. */
export async function readState(tx: Tx, period: Period, now: Date): Promise<TaxPeriod> {
  const row = await tx.taxPeriod.findUnique({ where: { gstin_month: period }, select: STATE });
  return stateOf({ ...period, state: null, exportedAt: null, filedAt: null, ...row }, now);
}

const STATE = { state: true, exportedAt: true, filedAt: true } as const;

function stateOf({ gstin, month, state, exportedAt, filedAt }: Row, now: Date): TaxPeriod {
  return {
    ...{ gstin, month, state: state ?? "open", is_over: isOver(month, now) },
    ...{ exported_at: exportedAt, filed_at: filedAt },
  };
}

/** Credit notes of later months for invoices of a month. */
export async function readLaterNotes(tx: Tx, { gstin, month }: Period) {
  const days = daysOfMonth(month);
  const end = boundsOf(days.to).end;
  const found = await tx.taxDocument.findMany({
    where: {
      ...{ gstin, kind: "credit_note", issuedAt: { gte: end } },
      invoice: { issuedAt: { gte: boundsOf(days.from).start, lt: end } },
    },
    select: {
      number: true,
      issuedAt: true,
      totalPaise: true,
      invoice: { select: { number: true } },
    },
    orderBy: [{ issuedAt: "asc" }, { id: "asc" }],
    take: 200,
  });
  return found.map(({ number, issuedAt, totalPaise, invoice }) => ({
    ...{ number, day: dayCode(issuedAt), invoice: invoice?.number ?? "" },
    total: paise(totalPaise),
  }));
}
