import { addAmounts, amountsOf, type Heads, taxWithin } from "@/lib/tax/amounts";
import type { TaxLine } from "@/lib/tax/document";

/** What is to be credited of an invoice's line: units, and paise with tax. Units may be 0 for a lower price. */
export type CreditDraft = { position: number; quantity: number; totalPaise: number };

/**
 * The lines of a credit note. What was credited before counts: no line and no head of tax is ever credited beyond
 * the invoice, and the last credit of a line takes exactly what is left of it, to the paisa.
 * @throws RangeError with the words of `creditFault`.
 */
export function creditLines(
  invoice: readonly TaxLine[],
  credited: readonly TaxLine[],
  drafts: readonly CreditDraft[],
  heads: Heads,
): TaxLine[] {
  return drafts.map((draft) => {
    const fault = creditFault(invoice, credited, draft);
    if (fault) throw new RangeError(fault);
    return creditLine(lineAt(invoice, draft.position), earlier(credited, draft), draft, heads);
  });
}

/** Why a credit is refused, in words; null if it is not. */
export function creditFault(
  invoice: readonly TaxLine[],
  credited: readonly TaxLine[],
  draft: CreditDraft,
): string | null {
  const line = invoice.find(({ position }) => position === draft.position);
  if (!line) return `The invoice has no line ${draft.position}.`;
  const left = leftOf(line, earlier(credited, draft));
  if (draft.totalPaise < 1) return `Line ${draft.position}: nothing is credited.`;
  if (draft.totalPaise > left.totalPaise)
    return `Line ${draft.position}: ${rupees(left.totalPaise)} of the invoice is left to credit, and this would be ${rupees(draft.totalPaise)}.`;
  if (draft.quantity > left.quantity)
    return `Line ${draft.position}: ${left.quantity} of ${line.quantity} units are left to credit, and these would be ${draft.quantity}.`;
  return null;
}

/** What of an invoice's line is not credited yet. */
export function leftOf(line: TaxLine, credited: readonly TaxLine[]) {
  const before = addAmounts(credited);
  const sum = (key: "quantity" | "totalPaise") => credited.reduce((all, one) => all + one[key], 0);
  return {
    quantity: line.quantity - sum("quantity"),
    totalPaise: line.totalPaise - sum("totalPaise"),
    taxablePaise: line.taxablePaise - before.taxablePaise,
    /** The whole IGST, or one of the equal halves. */
    tax: line.igstPaise + line.cgstPaise - before.igstPaise - before.cgstPaise,
  };
}

function creditLine(
  line: TaxLine,
  before: readonly TaxLine[],
  { quantity, totalPaise }: CreditDraft,
  heads: Heads,
): TaxLine {
  const left = leftOf(line, before);
  const parts = heads.isInterState ? 1 : 2;
  const exact = taxWithin(totalPaise, line.rateBp, heads);
  // Rounding may neither use up more of a head than is left, nor leave a rest that has none.
  const most = Math.min(left.tax, Math.floor(totalPaise / parts));
  const least = Math.max(0, Math.ceil((totalPaise - left.taxablePaise) / parts));
  const tax = Math.max(least, Math.min(most, exact.igstPaise + exact.cgstPaise));
  return {
    ...line,
    quantity,
    unitPaise: quantity === 0 ? 0 : Math.floor(totalPaise / quantity),
    grossPaise: totalPaise,
    feePaise: 0,
    discountPaise: 0,
    totalPaise,
    ...amountsOf(totalPaise - parts * tax, tax, heads),
  };
}

const earlier = (credited: readonly TaxLine[], { position }: CreditDraft) =>
  credited.filter((line) => line.position === position);

function lineAt(lines: readonly TaxLine[], position: number): TaxLine {
  const line = lines.find((one) => one.position === position);
  if (!line) throw new RangeError(`The invoice has no line ${position}.`);
  return line;
}

const rupees = (amount: number) => `₹${(amount / 100).toFixed(2)}`;
