import type { SheetProduct } from "@/lib/catalogue/csv/columns";
import type { Spot } from "@/lib/catalogue/csv/contract";
import { finderOf, type Known } from "@/lib/catalogue/csv/known";
import { perMissingColumn } from "@/lib/catalogue/csv/missing-columns";
import { fault, newNotes } from "@/lib/catalogue/csv/notes";
import { planAdd } from "@/lib/catalogue/csv/plan-add";
import { planEdit } from "@/lib/catalogue/csv/plan-edit";
import type { Sheet } from "@/lib/catalogue/csv/read";
import type { CellChange } from "@/lib/catalogue/csv/row";
import type { Details } from "@/lib/catalogue/details";
import type { ProductEdit } from "@/lib/catalogue/products/product-fields";
import type { ProductColumns } from "@/lib/catalogue/products/product-rules";

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
/** What a file would do to the products as they are. */
export type Plan = {
  rows: number;
  adds: PlannedAdd[];
  edits: PlannedEdit[];
  same: number;
  faults: Spot[];
  warnings: Spot[];
  /** Those of the warnings that somebody has to have read: units that may have been counted before a sale. */
  doubts: Spot[];
};

/** Says what becomes of every row. */
export function planImport(sheet: Sheet, known: Known): Plan {
  const { rows, faults } = sheet;
  const plan: Plan = {
    ...{ rows: rows.length, adds: [], edits: [], same: 0 },
    ...{ faults: [...faults], warnings: [], doubts: [] },
  };
  const notes = newNotes(plan, known);
  const find = finderOf(known);
  for (const line of rows) {
    const found = find(line.cells);
    if ("fault" in found) fault(notes, line, found.column, found.fault);
    else if (found.product) planEdit(notes, line, found.product, found.isGuess);
    else planAdd(notes, line);
  }
  plan.faults = perMissingColumn(plan.faults, sheet);
  plan.faults.sort((one, other) => one.row - other.row);
  return plan;
}
