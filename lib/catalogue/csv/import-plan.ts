import type { SheetProduct } from "@/lib/catalogue/csv/columns";
import type { Spot } from "@/lib/catalogue/csv/contract";
import type { CellChange } from "@/lib/catalogue/csv/row";
import type { Details } from "@/lib/catalogue/details";
import type { ProductColumns } from "@/lib/catalogue/products/columns";
import type { ProductEdit } from "@/lib/catalogue/products/product-data";

export type PlannedAdd = {
  row: number;
  product: ProductColumns;
  details: Details;
  quantity: number;
};
export type PlannedEdit = {
  row: number;
  product: SheetProduct;
  edit: ProductEdit;
  changes: CellChange[];
};
/** What an import would change. */
export type Plan = {
  rows: number;
  adds: PlannedAdd[];
  edits: PlannedEdit[];
  same: number;
  faults: Spot[];
  warnings: Spot[];
  /** Warnings that must be read before an import: quantities that may have been counted before a sale. */
  doubts: Spot[];
};
