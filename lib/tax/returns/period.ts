import type { TaxDocument } from "@/lib/tax/document";

/** A month of a registration, for which a return is filed. */
export type Period = {
  gstin: string;
  /** "2026-11". */
  month: string;
};

/** The documents of a period in the order of their numbers. */
export function documentsOf(documents: readonly TaxDocument[], period: Period): TaxDocument[] {
  return documents
    .filter(
      ({ seller, day }) => seller.gstin === period.gstin && day.startsWith(`${period.month}-`),
    )
    .sort((a, b) => (a.number < b.number ? -1 : 1));
}

/** A number as the portals' JSON writes it: rupees with at most two decimals. */
export const rupeesOf = (paise: number) => paise / 100;

/** "2026-11-05" → "05-11-2026", as GSTR-1 writes days. */
export function dayInReturn(day: string): string {
  return day.split("-").reverse().join("-");
}

/** "2026-11" → "112026", as GSTR-1 names a period. */
export function periodCode(month: string): string {
  const [year, number] = month.split("-");
  return `${number}${year}`;
}
