import type { Column, SheetProduct } from "@/lib/catalogue/csv/columns";
import { guardCell } from "@/lib/catalogue/csv/read/cells";

/** The cells of a product, in column order. */
export function rowOf(product: SheetProduct, columns: readonly Column[]): string[] {
  return columns.map((column) => guardCell(column.show(column.of(product))));
}
