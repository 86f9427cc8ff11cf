import { addAmounts, type Heads } from "@/lib/tax/amounts";
import type { TaxAmounts, TaxDocument } from "@/lib/tax/document";
import { isNothing, type ReturnTax, returnTax, signed } from "@/lib/tax/returns/amounts";
import { type Period, rupeesOf } from "@/lib/tax/returns/period";

export type AdvanceRow = {
  pos: string;
  sply_ty: "INTRA" | "INTER";
  itms: ({ rt: number; ad_amt: number } & ReturnTax)[];
};

type Part = { supply: Heads; rateBp: number; amounts: TaxAmounts };

/**
 * Tables 11A and 11B, by the place of supply of the receipt voucher. An advance received and not used by an invoice of the same month is taxed now (`at`); what uses or
 * gives back an advance of an earlier month takes that tax off (`txpd`). The amounts are without tax, which the portal
 * adds by the rate.
 */
export function advanceSections(documents: readonly TaxDocument[], period: Period) {
  const isOfPeriod = (day: string) => day.startsWith(`${period.month}-`);
  const received = documents.filter(({ kind }) => kind === "receipt_voucher").flatMap(linesOf);
  const used = documents.flatMap(usesOf);
  const now = used.filter(({ day }) => isOfPeriod(day)).map(({ part }) => negative(part));
  const before = used.filter(({ day }) => !isOfPeriod(day)).map(({ part }) => part);
  return { at: rowsOf([...received, ...now]), txpd: rowsOf(before) };
}

function linesOf({ lines, supply }: TaxDocument): Part[] {
  return lines.map((line) => ({ supply, rateBp: line.rateBp, amounts: signed(line, 1) }));
}

/** Advances that a document uses or gives back, with the day on which they were received. */
function usesOf(document: TaxDocument): { day: string; part: Part }[] {
  const { original } = document;
  if (document.kind === "refund_voucher" && original)
    return linesOf(document).map((part) => ({ day: original.day, part }));
  return document.advances.map(({ day, rateBp, supply, ...amounts }) => ({
    day,
    part: { supply, rateBp, amounts: signed(amounts, 1) },
  }));
}

const negative = (part: Part): Part => ({ ...part, amounts: signed(part.amounts, -1) });

function rowsOf(parts: readonly Part[]): AdvanceRow[] {
  const places = Map.groupBy(
    parts,
    ({ supply }) => `${supply.isInterState ? 1 : 0} ${supply.stateCode}`,
  );
  return [...places]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([, own]) => {
      const [first] = own;
      const itms = first ? itemsOf(own, first.supply.isInterState) : [];
      if (!first || itms.length === 0) return [];
      const { stateCode, isInterState } = first.supply;
      return [
        { pos: stateCode, sply_ty: isInterState ? ("INTER" as const) : ("INTRA" as const), itms },
      ];
    });
}

function itemsOf(parts: readonly Part[], isInterState: boolean): AdvanceRow["itms"] {
  const rates = Map.groupBy(parts, ({ rateBp }) => rateBp);
  return [...rates]
    .sort(([a], [b]) => a - b)
    .map(([rateBp, own]) => ({ rateBp, sum: addAmounts(own.map(({ amounts }) => amounts)) }))
    .filter(({ sum }) => !isNothing(sum))
    .map(({ rateBp, sum }) => ({
      rt: rateBp / 100,
      ad_amt: rupeesOf(sum.taxablePaise),
      ...returnTax(sum, isInterState),
    }));
}
