import { gstWithin, lineTotal } from "@/lib/money";

/** A taxed line of a purchase: price per unit in paise, rate in basis points. */
export type TaxedLine = { hsn: string; gstRateBp: number; unitPaise: number; quantity: number };

/** The GST within an amount (which may be negative) and the taxable rest, in paise. */
export type Tax = { hsn: string; rateBp: number | null; taxable: number; gst: number };

/**
 * The tax of an amount for these lines. With a single rate that rate applies; a fee or refund over several
 * rates is split in proportion to their prices, because incidental expenses are part of the value of the
 * supply (section 15 of the CGST Act).
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
