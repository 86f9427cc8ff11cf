import { taxSum } from "@/lib/tax/amounts";
import type { TaxDocument } from "@/lib/tax/document";
import { advanceSections } from "@/lib/tax/returns/advances";
import { byRate, type ReturnTax, returnTax } from "@/lib/tax/returns/amounts";
import { consumerRows } from "@/lib/tax/returns/consumers";
import { hsnSection } from "@/lib/tax/returns/hsn";
import { issuedSection } from "@/lib/tax/returns/issued";
import {
  dayInReturn,
  documentsOf,
  type Period,
  periodCode,
  rupeesOf,
} from "@/lib/tax/returns/period";
import { type ReturnTable, tableOf } from "@/lib/tax/returns/tables";

type Item = { num: number; itm_det: { txval: number; rt: number } & ReturnTax };

/** The file of GSTR-1, as the portal's offline tool writes it. Sections without rows are left out. */
export type Gstr1 = ReturnType<typeof gstr1>;

/** The text that the portal asks of files made offline; it does not look at the number. */
const VERSION = "GST3.2.4";

/**
 * GSTR-1 of a period out of its documents. Amounts are sums of the documents' lines and never worked out again from a
 * rate: a portal's own sum may differ by a paisa from an inclusive price. Of cancelled documents only the numbers count.
 */
export function gstr1(
  all: readonly TaxDocument[],
  period: Period,
  canceled: readonly TaxDocument[] = [],
) {
  const documents = documentsOf(all, period);
  const of = (table: ReturnTable) => documents.filter((document) => tableOf(document) === table);
  const { at, txpd } = advanceSections(documents, period);
  return {
    gstin: period.gstin,
    fp: periodCode(period.month),
    version: VERSION,
    hash: "hash",
    ...section("b2b", businessRows(of("b2b"))),
    ...section("b2cl", largeRows(of("b2cl"))),
    ...section("b2cs", consumerRows(of("b2cs"))),
    ...section("at", at),
    ...section("cdnr", noteRows(of("cdnr"))),
    ...section("cdnur", of("cdnur").map(largeNote)),
    ...issuedSection(documents, documentsOf(canceled, period)),
    ...hsnSection(documents),
    ...section("txpd", txpd),
  };
}

function businessRows(documents: readonly TaxDocument[]) {
  return grouped(documents, ({ buyer }) => buyer.gstin).map(([ctin, own]) => ({
    ctin,
    inv: own.map((one) => ({ ...invoiceOf(one), ...regular(one), itms: itemsOf(one) })),
  }));
}

function largeRows(documents: readonly TaxDocument[]) {
  return grouped(documents, ({ supply }) => supply.stateCode).map(([pos, own]) => ({
    pos,
    inv: own.map((one) => ({ ...invoiceOf(one), itms: itemsOf(one) })),
  }));
}

function noteRows(documents: readonly TaxDocument[]) {
  return grouped(documents, ({ buyer }) => buyer.gstin).map(([ctin, own]) => ({
    ctin,
    nt: own.map((one) => ({ ...noteOf(one), ...regular(one), itms: itemsOf(one) })),
  }));
}

function largeNote(one: TaxDocument) {
  return { ...noteOf(one), typ: "B2CL", pos: one.supply.stateCode, itms: itemsOf(one) };
}

/** A section, or nothing: the portal refuses empty lists. */
function section<K extends string, T>(name: K, rows: T[]): { [key in K]?: T[] } {
  return (rows.length > 0 ? { [name]: rows } : {}) as { [key in K]?: T[] };
}

function grouped(
  documents: readonly TaxDocument[],
  keyOf: (document: TaxDocument) => string | null,
): [string, TaxDocument[]][] {
  const groups = Map.groupBy(documents, (document) => keyOf(document) ?? "");
  return [...groups].sort(([a], [b]) => (a < b ? -1 : 1));
}

function invoiceOf({ number, day, totals }: TaxDocument) {
  return { inum: number, idt: dayInReturn(day), val: rupeesOf(totals.totalPaise) };
}

function noteOf({ number, day, totals }: TaxDocument) {
  return { nt_num: number, nt_dt: dayInReturn(day), ntty: "C", val: rupeesOf(totals.totalPaise) };
}

function regular({ supply }: TaxDocument) {
  return { pos: supply.stateCode, rchrg: "N", inv_typ: "R" };
}

/** One item for each rate; the tool numbers them by the rate. Lines without tax and value are left out. */
function itemsOf({ lines, supply }: TaxDocument): Item[] {
  return byRate(lines)
    .filter(({ amounts }) => amounts.taxablePaise + taxSum(amounts) > 0)
    .map(({ rateBp, amounts }) => ({
      num: rateBp + 1,
      itm_det: {
        txval: rupeesOf(amounts.taxablePaise),
        rt: rateBp / 100,
        ...returnTax(amounts, supply.isInterState),
      },
    }));
}
