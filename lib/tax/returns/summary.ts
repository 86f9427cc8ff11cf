import type { Gstr1 } from "@/lib/tax/returns/gstr1";
import { type ReturnSum, readReturn } from "@/lib/tax/returns/read";

/** A table of a return in a line: its rows or documents, and its sums. Table 13 has a count only. */
export type ReturnLine = { table: string; count: number; sum: ReturnSum | null };

/** The tables of a return, as `npm run books -- gst` prints them. */
export function summaryOf(file: Gstr1): ReturnLine[] {
  const { tables, sums, listed, issued, advances } = readReturn(file);
  const of = (table: string) => listed.filter((one) => one.table === table).length;
  return [
    { table: "4   B2B, to businesses", count: of("b2b"), sum: tables.b2b },
    { table: "5   B2CL, large, to other states", count: of("b2cl"), sum: tables.b2cl },
    {
      table: "7   B2CS, other consumers, less notes",
      count: file.b2cs?.length ?? 0,
      sum: tables.b2cs,
    },
    { table: "9B  CDNR, notes to businesses", count: of("cdnr"), sum: tables.cdnr },
    { table: "9B  CDNUR, notes to consumers", count: of("cdnur"), sum: tables.cdnur },
    ...advanceLine("11A advances received", file.at, advances.at),
    ...advanceLine("11B advances used or returned", file.txpd, advances.txpd),
    { table: "12  HSN, B2B", count: file.hsn?.hsn_b2b?.length ?? 0, sum: sums.b2b.hsn },
    { table: "12  HSN, B2C", count: file.hsn?.hsn_b2c?.length ?? 0, sum: sums.b2c.hsn },
    { table: "13  documents issued", count: issued, sum: null },
  ];
}

/** Only who sells services has advances that are taxed. */
const advanceLine = (table: string, rows: Gstr1["at"], sum: ReturnSum): ReturnLine[] =>
  rows ? [{ table, count: rows.length, sum }] : [];
