import { type Cell, csvOf } from "@/lib/tax/exports/cells";
import { stateName } from "@/lib/tax/place";
import type { Gstr1 } from "@/lib/tax/returns/gstr1";

/** The tables of a file of GSTR-1 for people, by name: the same figures, made of the file itself. */
export function returnCsv(file: Gstr1): { name: string; text: string }[] {
  const tables: Record<string, Cell[][]> = {
    b2b: rowsOfInvoices(file),
    b2cl: (file.b2cl ?? []).flatMap(({ pos, inv }) =>
      inv.flatMap((one) =>
        one.itms.map((item) => [one.inum, one.idt, one.val, place(pos), ...taxCells(item.itm_det)]),
      ),
    ),
    b2cs: (file.b2cs ?? []).map((row) => [row.sply_ty, place(row.pos), ...taxCells(row)]),
    cdnr: rowsOfNotes(file),
    cdnur: (file.cdnur ?? []).flatMap((one) =>
      one.itms.map((item) => [
        ...[one.nt_num, one.nt_dt, one.ntty, one.val, one.typ, place(one.pos)],
        ...taxCells(item.itm_det),
      ]),
    ),
    hsn_b2b: rowsOfHsn(file.hsn?.hsn_b2b),
    hsn_b2c: rowsOfHsn(file.hsn?.hsn_b2c),
    docs: (file.doc_issue?.doc_det ?? []).flatMap(({ doc_typ, docs }) =>
      docs.map((row) => [doc_typ, row.from, row.to, row.totnum, row.cancel, row.net_issue]),
    ),
    at: rowsOfAdvances(file.at),
    txpd: rowsOfAdvances(file.txpd),
  };
  return Object.entries(tables).flatMap(([name, rows]) =>
    rows.length === 0 ? [] : [{ name, text: csvOf([HEADS[name] ?? [], ...rows]) }],
  );
}

/** The names of the tables of a file that have rows, without making them. */
export function tablesIn({ hsn, doc_issue, ...file }: Gstr1): string[] {
  const tables = { ...file, ...hsn, docs: doc_issue };
  return Object.keys(HEADS).filter((name) => tables[name as keyof typeof tables] !== undefined);
}

const TAX = ["Rate", "Taxable value", "IGST", "CGST", "SGST/UTGST", "Cess"];
const HSN = ["HSN/SAC", "Description", "UQC", "Quantity", ...TAX];
const ADVANCE = ["Supply", "Place of supply", "Rate", "Advance without tax", ...TAX.slice(2)];
const HEADS: Record<string, string[]> = {
  b2b: [
    "GSTIN of buyer",
    "Invoice",
    "Date",
    "Value",
    "Place of supply",
    "Reverse charge",
    "Type",
    ...TAX,
  ],
  b2cl: ["Invoice", "Date", "Value", "Place of supply", ...TAX],
  b2cs: ["Supply", "Place of supply", ...TAX],
  cdnr: ["GSTIN of buyer", "Note", "Date", "Kind", "Value", "Place of supply", ...TAX],
  cdnur: ["Note", "Date", "Kind", "Value", "Type", "Place of supply", ...TAX],
  hsn_b2b: HSN,
  hsn_b2c: HSN,
  docs: ["Document", "From", "To", "Total", "Cancelled", "Net issued"],
  at: ADVANCE,
  txpd: ADVANCE,
};

type Tax = {
  txval: number;
  rt: number;
  iamt?: number;
  camt?: number;
  samt?: number;
  csamt: number;
};

const taxCells = ({ rt, txval, ...tax }: Tax): Cell[] => [rt, txval, ...headCells(tax)];

const headCells = ({ iamt = 0, camt = 0, samt = 0, csamt }: Omit<Tax, "rt" | "txval">): Cell[] => [
  ...[iamt, camt, samt, csamt],
];

const place = (code: string) => `${code}-${stateName(code)}`;

function rowsOfInvoices({ b2b = [] }: Gstr1): Cell[][] {
  return b2b.flatMap(({ ctin, inv }) =>
    inv.flatMap((one) =>
      one.itms.map((item) => [
        ...[ctin, one.inum, one.idt, one.val, place(one.pos), one.rchrg, one.inv_typ],
        ...taxCells(item.itm_det),
      ]),
    ),
  );
}

function rowsOfNotes({ cdnr = [] }: Gstr1): Cell[][] {
  return cdnr.flatMap(({ ctin, nt }) =>
    nt.flatMap((one) =>
      one.itms.map((item) => [
        ...[ctin, one.nt_num, one.nt_dt, one.ntty, one.val, place(one.pos)],
        ...taxCells(item.itm_det),
      ]),
    ),
  );
}

function rowsOfHsn(rows: NonNullable<Gstr1["hsn"]>["hsn_b2b"] = []): Cell[][] {
  return rows.map((row) => [row.hsn_sc, row.user_desc, row.uqc, row.qty, ...taxCells(row)]);
}

function rowsOfAdvances(rows: Gstr1["at"] = []): Cell[][] {
  return rows.flatMap(({ pos, sply_ty, itms }) =>
    itms.map(({ rt, ad_amt, ...tax }) => [sply_ty, place(pos), rt, ad_amt, ...headCells(tax)]),
  );
}
