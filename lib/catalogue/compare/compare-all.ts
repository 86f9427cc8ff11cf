import {
  COMPARED_DETAILS,
  type ComparedRow,
  compare,
  rowOf,
} from "@/lib/catalogue/compare/compare-rules";
import { chargesText } from "@/lib/catalogue/compare/compare-words";
import type { Product } from "@/lib/catalogue/contract";
import { DETAIL_LABELS } from "@/lib/catalogue/details";
import { pageRows } from "@/lib/catalogue/products/facts";

/** Every row of a comparison: what decides first, then the rest of the data sheets and of the public facts. */
export function compareAll(products: readonly Product[]): ComparedRow[] {
  const sheets = products.map(
    (product) => new Map(pageRows(product).map(({ name, value }) => [name, value])),
  );
  const names = [...new Set(sheets.flatMap((sheet) => [...sheet.keys()]))];
  const rest = names
    .filter((name) => !ABOVE.has(name))
    .map((name) =>
      rowOf(
        name,
        products.map((_, at) => sheets[at]?.get(name) ?? ""),
      ),
    );
  return [rowOf("Charges", products.map(chargesText)), ...compare(products), ...rest];
}

/** What the first rows already say. */
const ABOVE: ReadonlySet<string> = new Set([
  ...COMPARED_DETAILS.map((key) => DETAIL_LABELS[key]),
  ...[DETAIL_LABELS.ratedPower, "Warranty"],
]);
