import { gstWithin, lineTotal, paise } from "@/lib/money";
import { taxSum, taxWithin } from "@/lib/tax/amounts";

type Row = {
  cashFeePaise: bigint;
  line: { unitPaise: bigint; quantity: number; gstRateBp: number };
  taxLines: readonly {
    grossPaise: bigint;
    document: { kind: string; placeOfSupply: string; gstin: string };
  }[];
};

/**
 * The GST within what an order costs, in paise: as its newest invoice says it, where two equal halves may come to a paisa
 * more than the whole.
 */
export function taxIncluded({ line, cashFeePaise, taxLines }: Row): number {
  const { gstRateBp: rateBp, quantity } = line;
  const invoiced = taxLines.findLast(({ document }) => document.kind === "tax_invoice");
  if (!invoiced) {
    const goods = lineTotal({ unitPaise: paise(line.unitPaise), quantity });
    return gstWithin(goods + paise(cashFeePaise), rateBp);
  }
  const { placeOfSupply: stateCode, gstin } = invoiced.document;
  const heads = { stateCode, isInterState: !gstin.startsWith(stateCode) };
  return taxSum(taxWithin(paise(invoiced.grossPaise), rateBp, heads));
}
