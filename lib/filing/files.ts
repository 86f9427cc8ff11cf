import "server-only";
import { createHash } from "node:crypto";
import type { FileName } from "@/lib/filing/contract";
import type { StoredMonth } from "@/lib/filing/rows";
import { returnCsv } from "@/lib/tax/exports/return-csv";
import { tallyNames, tallyXml } from "@/lib/tax/exports/tally";
import { zohoInvoices, zohoNotes } from "@/lib/tax/exports/zoho";
import { type Gstr1, gstr1 } from "@/lib/tax/returns/gstr1";
import { type Period, periodCode } from "@/lib/tax/returns/period";
import { withoutRegistered } from "@/lib/tax/returns/unregistered";

/** A file of a month: its name, its type and its text. */
export type PeriodFile = { name: string; type: string; text: string };

/** The names of the files that a month has, of its return and of its vouchers. */
export function fileNames(file: Gstr1, hasEInvoices: boolean): FileName[] {
  const tables = returnCsv(file).map(({ name }) => `csv-${name}` as FileName);
  const notes = file.doc_issue?.doc_det.some(({ doc_num }) => doc_num === NOTES);
  return [
    "gstr1",
    ...(hasEInvoices ? ["gstr1-rest" as const] : []),
    ...[...tables, "tally" as const, "zoho-invoices" as const],
    ...(notes ? ["zoho-notes" as const] : []),
  ];
}

/** A file of a month, or null if it would be empty. */
export function periodFile(
  { documents, canceled, registered }: Omit<StoredMonth, "breaches">,
  period: Period,
  file: FileName,
): PeriodFile | null {
  const made = gstr1(documents, period, canceled);
  if (!fileNames(made, registered.size > 0).includes(file)) return null;
  const code = `${period.gstin}-${periodCode(period.month)}`;
  const csv = (name: string, text: string) => ({
    name: `${name}-${code}.csv`,
    type: "text/csv; charset=utf-8",
    // Without the byte order mark Excel reads names as Windows-1252.
    text: `\uFEFF${text}`,
  });
  if (file === "gstr1")
    return { name: `GSTR1-${code}.json`, type: "application/json", text: JSON.stringify(made) };
  if (file === "gstr1-rest") {
    const text = JSON.stringify(withoutRegistered(made, registered));
    return { name: `GSTR1-rest-${code}.json`, type: "application/json", text };
  }
  if (file === "tally") {
    const company = documents[0]?.seller.legalName ?? "";
    const text = tallyXml(documents, period, tallyNames(company));
    return { name: `tally-${code}.xml`, type: "text/xml; charset=utf-8", text };
  }
  if (file === "zoho-invoices") return csv(file, zohoInvoices(documents, period));
  if (file === "zoho-notes") return csv(file, zohoNotes(documents, period));
  const table = returnCsv(made).find(({ name }) => file === `csv-${name}`);
  return table ? csv(`gstr1-${table.name}`, table.text) : null;
}

/** The hash of a return's JSON, in hex. */
export function hashOf(file: Gstr1): string {
  return createHash("sha256").update(JSON.stringify(file)).digest("hex");
}

/** The portal's code of credit notes. */
const NOTES = 5;
