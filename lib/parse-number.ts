import { plainRupees } from "@/lib/money";

const PLAIN = /^-?\d+(\.\d+)?$/;
const GROUPED = /^-?(\d{1,3}(,\d{3})+|\d{1,2}(,\d{2})*,\d{3})(\.\d+)?$/;

/**
 * "42,999", "1,89,999.50" and "42999.00" as numbers. NaN for anything else, including "42999,50": a comma
 * that does not group thousands is ambiguous.
 */
export function numberOf(typed: string, read: (text: string) => number = Number): number {
  const text = typed.trim();
  if (PLAIN.test(text)) return read(text);
  return GROUPED.test(text) ? read(text.replaceAll(",", "")) : Number.NaN;
}

/** Rupees as on a price tag, with or without currency and "/-": "₹ 42,999/-", "Rs. 42,999". */
export function rupeesOf(typed: string): number {
  const bare = typed
    .trim()
    .replace(/^(₹|Rs\.?|INR)\s*/i, "")
    .replace(/\s*\/[-–—=]?$/, "");
  return numberOf(bare, plainRupees);
}
