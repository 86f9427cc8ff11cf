import { addAmounts, type Heads, taxWithin } from "@/lib/tax/amounts";
import type { TaxLine, TaxTotals } from "@/lib/tax/document";
import { spread } from "@/lib/tax/spread";

/** A line before its tax is worked out. Fee and discount are its shares, see `withShares`. */
export type LineDraft = Pick<
  TaxLine,
  | "description"
  | "isService"
  | "hsn"
  | "uqc"
  | "quantity"
  | "unitPaise"
  | "feePaise"
  | "discountPaise"
  | "rateBp"
  | "orderNumber"
  | "serialNumbers"
>;

/** Whether a code is a SAC: those of services begin with 99. */
export const isService = (code: string) => code.startsWith("99");

/**
 * Spreads the fees and the discounts of a purchase over its lines by value, before tax: a fee takes the rate of what
 * it brings, a discount lowers the taxable value. Do it once for the whole purchase, however it is dispatched.
 */
export function withShares<T extends Pick<TaxLine, "unitPaise" | "quantity">>(
  lines: readonly T[],
  { feePaise, discountPaise }: { feePaise: number; discountPaise: number },
): (T & { feePaise: number; discountPaise: number })[] {
  const values = lines.map((line) => line.unitPaise * line.quantity);
  const fees = spread(feePaise, values);
  const discounts = spread(discountPaise, values);
  return lines.map((line, index) => ({
    ...line,
    feePaise: fees[index] ?? 0,
    discountPaise: discounts[index] ?? 0,
  }));
}

/**
 * The lines of a document with their tax, numbered from 1.
 * @throws RangeError for a discount that is larger than its line.
 */
export function taxedLines(drafts: readonly LineDraft[], heads: Heads): TaxLine[] {
  return drafts.map((draft, index) => {
    const grossPaise = draft.unitPaise * draft.quantity;
    const totalPaise = grossPaise + draft.feePaise - draft.discountPaise;
    if (totalPaise < 0) throw new RangeError(`Line ${index + 1} would be below zero.`);
    const amounts = taxWithin(totalPaise, draft.rateBp, heads);
    return { ...draft, position: index + 1, grossPaise, totalPaise, ...amounts };
  });
}

/** The sums of some lines. */
export function totalsOf(lines: readonly TaxLine[]): TaxTotals {
  const totalPaise = lines.reduce((sum, line) => sum + line.totalPaise, 0);
  return { ...addAmounts(lines), totalPaise };
}
