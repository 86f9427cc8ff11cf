import { addAmounts } from "@/lib/tax/amounts";
import type { TaxAmounts } from "@/lib/tax/document";
import { rupeesOf } from "@/lib/tax/returns/period";

/** Tax as GSTR-1 writes it: IGST, or the two equal halves. */
export type ReturnTax =
  | { iamt: number; csamt: number }
  | { camt: number; samt: number; csamt: number };

/** The keys of tax of a row, in the order of the portal's tool. UTGST counts as SGST there. */
export function returnTax(amounts: TaxAmounts, isInterState: boolean): ReturnTax {
  if (isInterState) return { iamt: rupeesOf(amounts.igstPaise), csamt: 0 };
  const local = amounts.sgstPaise + amounts.utgstPaise;
  return { camt: rupeesOf(amounts.cgstPaise), samt: rupeesOf(local), csamt: 0 };
}

/** Amounts by rate, lowest first: a document names each rate once. */
export function byRate<T extends TaxAmounts & { rateBp: number }>(
  lines: readonly T[],
): { rateBp: number; amounts: TaxAmounts }[] {
  const groups = Map.groupBy(lines, ({ rateBp }) => rateBp);
  return [...groups]
    .sort(([a], [b]) => a - b)
    .map(([rateBp, own]) => ({ rateBp, amounts: addAmounts(own) }));
}

/** Amounts times a sign. */
export function signed(amounts: TaxAmounts, sign: number): TaxAmounts {
  return {
    taxablePaise: sign * amounts.taxablePaise,
    cgstPaise: sign * amounts.cgstPaise,
    sgstPaise: sign * amounts.sgstPaise,
    utgstPaise: sign * amounts.utgstPaise,
    igstPaise: sign * amounts.igstPaise,
  };
}

/** Whether all are 0: such a row is left out. */
export function isNothing(amounts: TaxAmounts): boolean {
  return Object.values(signed(amounts, 1)).every((amount) => amount === 0);
}
