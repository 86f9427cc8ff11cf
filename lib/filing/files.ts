import "server-only";
import { createHash } from "node:crypto";
import type { FileName } from "@/lib/filing/contract";
import type { StoredMonth } from "@/lib/filing/rows";
import { returnCsv, tablesIn } from "@/lib/tax/exports/return-csv";
import { tallyNames, tallyXml } from "@/lib/tax/exports/tally";
import { zohoInvoices, zohoNotes } from "@/lib/tax/exports/zoho";
import { type Gstr1, gstr1 } from "@/lib/tax/returns/gstr1";
import { type Period, periodCode } from "@/lib/tax/returns/period";
import { withoutRegistered } from "@/lib/tax/returns/unregistered";

/** The names of the files that a month has, of its return and of its vouchers. */
export function fileNames(file: Gstr1, hasEInvoices: boolean): FileName[] {
  const tables = tablesIn(file).map((name) => `csv-${name}` as FileName);
  const notes = file.doc_issue?.doc_det.some(({ doc_num }) => doc_num === NOTES);
  return [
    "gstr1",
    ...(hasEInvoices ? ["gstr1-rest" as const] : []),
    ...[...tables, "tally" as const, "zoho-invoices" as const],
    ...(notes ? ["zoho-notes" as const] : []),
  ];
}

/** The text of a file of a month, or null if it would be empty. */
export function periodFile(
  { documents, canceled, registered }: Omit<StoredMonth, "breaches">,
  period: Period,
  file: FileName,
): string | null {
  const made = gstr1(documents, period, canceled);
  if (!fileNames(made, registered.size > 0).includes(file)) return null;
  if (file === "gstr1") return JSON.stringify(made);
  if (file === "gstr1-rest") return JSON.stringify(withoutRegistered(made, registered));
  if (file === "tally")
    return tallyXml(documents, period, tallyNames(documents[0]?.seller.legalName ?? ""));
  if (file === "zoho-invoices") return asCsv(zohoInvoices(documents, period));
  if (file === "zoho-notes") return asCsv(zohoNotes(documents, period));
  const table = returnCsv(made).find(({ name }) => file === `csv-${name}`);
  return table ? asCsv(table.text) : null;
}

/** Without the byte order mark Excel reads names as Windows-1252. */
const asCsv = (text: string) => `\uFEFF${text}`;

/** The name and the type of a file of a month. */
export function fileHead({ gstin, month }: Period, file: FileName): { name: string; type: string } {
  const code = `${gstin}-${periodCode(month)}`;
  if (file === "gstr1") return { name: `GSTR1-${code}.json`, type: JSON_TYPE };
  if (file === "gstr1-rest") return { name: `GSTR1-rest-${code}.json`, type: JSON_TYPE };
  if (file === "tally") return { name: `tally-${code}.xml`, type: "text/xml; charset=utf-8" };
  return {
    name: `${file.replace(/^csv-/, "gstr1-")}-${code}.csv`,
    type: "text/csv; charset=utf-8",
  };
}

const JSON_TYPE = "application/json";

/** The hash of a return's JSON, in hex. */
export function hashOf(file: Gstr1): string {
  return createHash("sha256").update(JSON.stringify(file)).digest("hex");
}

/** The portal's code of credit notes. */
const NOTES = 5;
