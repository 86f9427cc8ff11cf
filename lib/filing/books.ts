import "server-only";
import type { Tx } from "@/lib/db";
import { readChangedPapers, readHoles, readMoney, readMonth } from "@/lib/filing/rows";
import type { TaxDocument } from "@/lib/tax/document";
import { financialYearOf } from "@/lib/tax/number";
import { type PeriodBreach, periodBreaches } from "@/lib/tax/returns/checks";
import { gstr1 } from "@/lib/tax/returns/gstr1";
import { documentsOf } from "@/lib/tax/returns/period";
import { type ReturnLine, summaryOf } from "@/lib/tax/returns/summary";

/** The return of a month: documents and lines of each registration, and the rules that are broken. */
export type GstBooks = {
  returns: { gstin: string; documents: TaxDocument[]; lines: ReturnLine[] }[];
  breaches: PeriodBreach[];
};

/**
 * Makes the returns of a month, "2026-11", and proves them: documents = tables = halves of table 12 = money. While others
 * write, pass a `RepeatableRead` transaction.
 */
export async function readGstBooks(tx: Tx, month: string): Promise<GstBooks> {
  const { documents, breaches } = await readMonth(tx, month);
  const gstins = [...new Set(documents.map(({ seller }) => seller.gstin))].sort();
  const files = gstins.map((gstin) => {
    const period = { gstin, month };
    return { period, file: gstr1(documents, period) };
  });
  return {
    returns: files.map(({ period, file }) => ({
      gstin: period.gstin,
      documents: documentsOf(documents, period),
      lines: summaryOf(file),
    })),
    breaches: [
      ...breaches,
      ...files.flatMap(({ period, file }) => periodBreaches(documents, period, file)),
      ...(await readHoles(tx, financialYearOf(`${month}-01`))),
      ...(await readMoney(tx, month)),
      ...(await readChangedPapers(tx, month)),
    ],
  };
}
