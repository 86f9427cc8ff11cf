import type { PlaceOfSupply, TaxAmounts } from "@/lib/tax/document";
import { isUnionTerritory } from "@/lib/tax/place";

/** Where a supply is taxed: CGST and SGST, CGST and UTGST, or IGST. */
export type Heads = Pick<PlaceOfSupply, "stateCode" | "isInterState">;

/**
 * Takes the tax out of an amount that includes it, half up. Within a state both halves are equal and the taxable
 * value is what is left, so that the parts always add up to the amount. Paise; the rate in basis points.
 */
export function taxWithin(totalPaise: number, rateBp: number, heads: Heads): TaxAmounts {
  if (heads.isInterState) {
    const igst = halfUp(totalPaise * rateBp, 10_000 + rateBp);
    return amountsOf(totalPaise - igst, igst, heads);
  }
  const half = halfUp(totalPaise * rateBp, 2 * (10_000 + rateBp));
  return amountsOf(totalPaise - 2 * half, half, heads);
}

/** Amounts by head: `tax` is the whole IGST, or one of the equal halves. */
export function amountsOf(taxablePaise: number, tax: number, heads: Heads): TaxAmounts {
  const local = heads.isInterState ? 0 : tax;
  const isUnion = isUnionTerritory(heads.stateCode);
  return {
    taxablePaise,
    cgstPaise: local,
    sgstPaise: isUnion ? 0 : local,
    utgstPaise: isUnion ? local : 0,
    igstPaise: heads.isInterState ? tax : 0,
  };
}

/** All tax of some amounts, in paise. */
export function taxSum(amounts: TaxAmounts): number {
  return amounts.cgstPaise + amounts.sgstPaise + amounts.utgstPaise + amounts.igstPaise;
}

/** The sum of amounts, head by head. */
export function addAmounts(all: readonly TaxAmounts[]): TaxAmounts {
  const sum = { taxablePaise: 0, cgstPaise: 0, sgstPaise: 0, utgstPaise: 0, igstPaise: 0 };
  for (const one of all) for (const head of HEADS) sum[head] += one[head];
  return sum;
}

/** The keys of `TaxAmounts`. */
export const HEADS = [
  "taxablePaise",
  "cgstPaise",
  "sgstPaise",
  "utgstPaise",
  "igstPaise",
] as const satisfies (keyof TaxAmounts)[];

/** a ÷ b to the nearest integer, halves up; both positive, and the doubled dividend a safe integer. */
function halfUp(a: number, b: number): number {
  const doubled = 2 * a + b;
  if (!Number.isSafeInteger(doubled)) throw new RangeError(`${a} is too much to divide exactly.`);
  return Math.floor(doubled / (2 * b));
}
