import { dayCode } from "@/lib/dates";
import { type DocumentKind, DocumentNumber } from "@/lib/tax/document";

/** The financial year of a day in India, "2026-11-05" → "2026-27"; it begins on 1 April. */
export function financialYearOf(day: string): string {
  const [year = 0, month = 0] = day.split("-").map(Number);
  const first = month >= 4 ? year : year - 1;
  return `${first}-${String((first + 1) % 100).padStart(2, "0")}`;
}

/** The financial year of a moment, by Indian time: it changes at 18:30:00 UTC on 31 March. */
export function financialYear(moment: Date): string {
  return financialYearOf(dayCode(moment));
}

export type NumberParts = {
  /** The registration's prefix, for example "EV". */
  prefix: string;
  kind: DocumentKind;
  /** "2026-27". */
  year: string;
  /** The place in the series, from 1. */
  serial: number;
};

/**
 * The number of a document: "EV/2627/000123", a credit note's "EVCN/2627/00012". Every kind has a series of its own,
 * which begins again with each financial year.
 * @throws RangeError when it would be longer than 16 characters or not valid.
 */
export function documentNumber({ prefix, kind, year, serial }: NumberParts): string {
  const { letters, digits } = SERIES[kind];
  const [first = "", second = ""] = year.split("-");
  const years = `${first.slice(2)}${second}`;
  const number = `${prefix}${letters}/${years}/${String(serial).padStart(digits, "0")}`;
  if (serial < 1 || !DocumentNumber.safeParse(number).success)
    throw new RangeError(`${number} is no valid document number.`);
  return number;
}

/** What a number is of: its series' first part, year and place; null for one that is not ours. */
export function numberParts(number: string): { series: string; serial: number } | null {
  const match = /^(.+\/)(\d+)$/.exec(number);
  return match ? { series: match[1] ?? "", serial: Number(match[2]) } : null;
}

const SERIES: Record<DocumentKind, { letters: string; digits: number }> = {
  tax_invoice: { letters: "", digits: 6 },
  credit_note: { letters: "CN", digits: 5 },
  receipt_voucher: { letters: "RV", digits: 5 },
  refund_voucher: { letters: "FV", digits: 5 },
};
