import "server-only";
import type { Tx } from "@/lib/db";
import { readGstBooks } from "@/lib/filing/books";
import type { FileName } from "@/lib/filing/contract";
import { fileNames, hashOf, periodFile } from "@/lib/filing/files";
import { readMonth } from "@/lib/filing/rows";
import type { PeriodBreach } from "@/lib/tax/returns/checks";
import type { Period } from "@/lib/tax/returns/period";
import type { ReturnLine } from "@/lib/tax/returns/summary";

/** What is shown and compared of a registration's return; `sha256` is that of its JSON, in hex. */
export type MadeReturn = {
  documents: number;
  lines: ReturnLine[];
  breaches: PeriodBreach[];
  sha256: string;
  files: FileName[];
};

/** The return of a month, with what is wrong anywhere in it; null for a month without documents. */
export async function makeReturn(tx: Tx, { gstin, month }: Period): Promise<MadeReturn | null> {
  const { returns, breaches } = await readGstBooks(tx, month);
  const own = returns.find((one) => one.gstin === gstin);
  if (!own) return null;
  const { file, lines, documents, hasEInvoices } = own;
  return {
    ...{ documents, lines, breaches },
    sha256: hashOf(file),
    files: fileNames(file, hasEInvoices),
  };
}

/** The text of a file of a month; null if there is none. */
export async function makeFile(tx: Tx, period: Period, file: FileName): Promise<string | null> {
  const stored = await readMonth(tx, period.month);
  const documents = stored.documents.filter(({ seller }) => seller.gstin === period.gstin);
  return periodFile({ ...stored, documents }, period, file);
}
