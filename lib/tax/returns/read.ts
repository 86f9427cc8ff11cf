import { paiseFromRupees } from "@/lib/money";
import type { Gstr1 } from "@/lib/tax/returns/gstr1";

/** Amounts of a part of the file in paise; UTGST is in SGST, as on the portal. */
export type ReturnSum = {
  taxablePaise: number;
  igstPaise: number;
  cgstPaise: number;
  sgstPaise: number;
};

/** A document that the file lists by its number. */
export type Listed = {
  table: "b2b" | "b2cl" | "cdnr" | "cdnur";
  number: string;
  valuePaise: number;
};

type Row = { txval: number; iamt?: number; camt?: number; samt?: number };
type Items = { itms: readonly { itm_det: Row }[] };

/** Reads a file of GSTR-1: the documents it lists, the sums of its tables and halves, and how many numbers it counts. */
export function readReturn(file: Gstr1) {
  const b2b = (file.b2b ?? []).flatMap(({ inv }) => inv);
  const b2cl = (file.b2cl ?? []).flatMap(({ inv }) => inv);
  const cdnr = (file.cdnr ?? []).flatMap(({ nt }) => nt);
  const cdnur = file.cdnur ?? [];
  const details = (file.doc_issue?.doc_det ?? []).flatMap(({ docs }) => docs);
  return {
    listed: [
      ...b2b.map(({ inum, val }) => listedAs("b2b", inum, val)),
      ...b2cl.map(({ inum, val }) => listedAs("b2cl", inum, val)),
      ...cdnr.map(({ nt_num, val }) => listedAs("cdnr", nt_num, val)),
      ...cdnur.map(({ nt_num, val }) => listedAs("cdnur", nt_num, val)),
    ],
    /** Notes are negative. */
    tables: {
      b2b: total(itemsOf(b2b, 1)),
      b2cl: total(itemsOf(b2cl, 1)),
      b2cs: total(plain(file.b2cs ?? [])),
      cdnr: total(itemsOf(cdnr, -1)),
      cdnur: total(itemsOf(cdnur, -1)),
    },
    sums: {
      b2b: {
        tables: total([...itemsOf(b2b, 1), ...itemsOf(cdnr, -1)]),
        hsn: total(plain(file.hsn?.hsn_b2b ?? [])),
      },
      b2c: {
        tables: total([...itemsOf(b2cl, 1), ...plain(file.b2cs ?? []), ...itemsOf(cdnur, -1)]),
        hsn: total(plain(file.hsn?.hsn_b2c ?? [])),
      },
    },
    /** Tables 11A and 11B; an amount of 11A is taxed, one of 11B is taken off. */
    advances: { at: total(advancesIn(file.at)), txpd: total(advancesIn(file.txpd)) },
    issued: details.reduce((sum, { net_issue }) => sum + net_issue, 0),
  };
}

const listedAs = (table: Listed["table"], number: string, value: number): Listed => ({
  table,
  number,
  valuePaise: paiseFromRupees(value),
});

type Signed = { row: Row; sign: number };

const itemsOf = (all: readonly Items[], sign: number): Signed[] =>
  all.flatMap(({ itms }) => itms.map(({ itm_det }) => ({ row: itm_det, sign })));

const advancesIn = (rows: Gstr1["at"] = []): Signed[] =>
  plain(rows.flatMap(({ itms }) => itms.map(({ ad_amt: txval, ...tax }) => ({ txval, ...tax }))));

const plain = (rows: readonly Row[]): Signed[] => rows.map((row) => ({ row, sign: 1 }));

function total(all: readonly Signed[]): ReturnSum {
  const sum = { taxablePaise: 0, igstPaise: 0, cgstPaise: 0, sgstPaise: 0 };
  for (const { row, sign } of all) {
    sum.taxablePaise += sign * paiseFromRupees(row.txval);
    sum.igstPaise += sign * paiseFromRupees(row.iamt ?? 0);
    sum.cgstPaise += sign * paiseFromRupees(row.camt ?? 0);
    sum.sgstPaise += sign * paiseFromRupees(row.samt ?? 0);
  }
  return sum;
}
