import { gstWithin, lineTotal } from "@/lib/money";

/** What is taxed: a line of a purchase, its price per unit in paise, its rate in basis points. */
export type TaxedLine = { hsn: string; gstRateBp: number; unitPaise: number; quantity: number };

/** The GST within an amount that may be negative, and what is left of it, in paise. */
export type Tax = { hsn: string; rateBp: number | null; taxable: number; gst: number };

/**
 * The tax of an amount that is of these lines. Of one rate it is taxed by that; a fee or a refund of lines of several
 * rates in proportion of their prices, as incidental expenses are part of the value of what is supplied (section 15 of
 * the CGST Act).
 */
export function taxOf(amount: number, lines: readonly TaxedLine[]): Tax {
  const rates = new Set(lines.map(({ gstRateBp }) => gstRateBp));
  const codes = new Set(lines.map(({ hsn }) => hsn));
  const [rate] = rates;
  const size = Math.abs(amount);
  const gst = rates.size === 1 && rate !== undefined ? gstWithin(size, rate) : shareOf(size, lines);
  const signed = amount < 0 ? -gst : gst;
  return {
    hsn: codes.size === 1 ? ([...codes][0] ?? "") : "",
    rateBp: rates.size === 1 ? (rate ?? null) : null,
    taxable: amount - signed,
    gst: signed,
  };
}

function shareOf(amount: number, lines: readonly TaxedLine[]): number {
  const total = lines.reduce((sum, line) => sum + lineTotal(line), 0);
  const gst = lines.reduce((sum, line) => sum + gstWithin(lineTotal(line), line.gstRateBp), 0);
  return total === 0 ? 0 : Math.round((amount * gst) / total);
}
