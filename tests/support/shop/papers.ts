import { db } from "@/lib/db";
import { TaxDocument } from "@/lib/tax/document";

/**
 * A registration in Karnataka, where the addresses of tests are, that issues from now on. A second GSTIN needs a prefix
 * of its own.
 */
export async function aRegistration(gstin = "29AABCE1234F1Z1", prefix = "EV"): Promise<string> {
  await db().taxRegistration.create({
    data: {
      ...{ gstin, prefix, stateCode: gstin.slice(0, 2), validFrom: new Date("2026-04-01") },
      ...{ legalName: "Arklane Private Limited", tradeName: "Arklane" },
      ...{ address: "4, Residency Road", city: "Bengaluru", pin: "560025" },
    },
  });
  return gstin;
}

/** The documents of an order, oldest first, each with its id. */
export async function papersOfOrder(orderId: string) {
  const rows = await db().taxDocument.findMany({
    where: { lines: { some: { orderId } } },
    orderBy: [{ issuedAt: "asc" }, { id: "asc" }],
    select: { id: true, kind: true, invoiceId: true, document: true },
  });
  return rows.map(({ document, ...row }) => ({
    ...row,
    ...TaxDocument.parse(document),
    kind: row.kind,
  }));
}

/** Asserts that every series counts from 1 without a gap, in the order of time, as its counter says. */
export async function expectNoGaps(): Promise<void> {
  const series = await db().taxSeries.findMany();
  for (const { gstin, kind, year, next } of series) {
    const rows = await db().taxDocument.findMany({
      where: { gstin, kind, year },
      orderBy: { sequence: "asc" },
      select: { sequence: true, issuedAt: true },
    });
    const counted = Array.from({ length: next - 1 }, (_, index) => index + 1);
    expect(rows.map(({ sequence }) => sequence)).toEqual(counted);
    const times = rows.map(({ issuedAt }) => issuedAt.getTime());
    expect(times).toEqual(times.toSorted((a, b) => a - b));
  }
}
