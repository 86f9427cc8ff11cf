import "server-only";
import type { Tx } from "@/lib/db";
import { readAdvances, readMissingReceipts } from "@/lib/filing/advances";
import { readChangedPapers, readHoles, readMoney, readMonth } from "@/lib/filing/rows";
import { financialYearOf } from "@/lib/tax/number";
import { type PeriodBreach, tableBreaches } from "@/lib/tax/returns/checks";
import { type Gstr1, gstr1 } from "@/lib/tax/returns/gstr1";
import { documentsOf } from "@/lib/tax/returns/period";
import { type ReturnLine, summaryOf } from "@/lib/tax/returns/summary";

/** The return of a month: documents and lines of each registration, and the rules that are broken. */
export type GstBooks = {
  returns: {
    gstin: string;
    file: Gstr1;
    documents: number;
    hasEInvoices: boolean;
    lines: ReturnLine[];
  }[];
  breaches: PeriodBreach[];
};

/**
 * Makes the returns of a month, "2026-11", and proves them: documents = tables = halves of table 12 = money. While others
 * write, pass a `RepeatableRead` transaction.
 */
export async function readGstBooks(tx: Tx, month: string): Promise<GstBooks> {
  const { documents, canceled, registered, breaches } = await readMonth(tx, month);
  const issued = [...documents, ...canceled];
  const gstins = [...new Set(issued.map(({ seller }) => seller.gstin))].sort();
  const files = gstins.map((gstin) => {
    const period = { gstin, month };
    return { period, file: gstr1(documents, period, canceled) };
  });
  return {
    returns: files.map(({ period, file }) => ({
      gstin: period.gstin,
      file,
      documents: documentsOf(documents, period).length,
      hasEInvoices: documentsOf(documents, period).some(({ number }) => registered.has(number)),
      lines: summaryOf(file),
    })),
    breaches: [
      ...breaches,
      ...files.flatMap(({ period, file }) => tableBreaches(documents, period, file, canceled)),
      ...(await readHoles(tx, financialYearOf(`${month}-01`))),
      ...(await readMoney(tx, month)),
      ...(await readAdvances(tx, month)),
      ...(await readMissingReceipts(tx, month)),
      ...(await readChangedPapers(tx, month)),
    ],
  };
}
