import { EXPORTED_QUANTITY, type SheetProduct, VERSION } from "@/lib/catalogue/csv/columns";
import { claim, doubt, fault, isRepeated, type Notes, warning } from "@/lib/catalogue/csv/notes";
import { type CellChange, checkEdit, type SheetRow } from "@/lib/catalogue/csv/row";
import { labelProblem } from "@/lib/catalogue/products/label-rules";
import type { ProductEdit } from "@/lib/catalogue/products/product-data";
import { numberOf } from "@/lib/parse-number";

/** Plans a row of an existing product; `isGuess` if it was matched by name and model only. */
export function planEdit(
  notes: Notes,
  line: SheetRow,
  product: SheetProduct,
  isGuess: boolean,
): void {
  if (isRepeated(notes, line, product.id)) return;
  const checked = checkEdit(line, product);
  if ("faults" in checked) {
    notes.plan.faults.push(...checked.faults);
    return;
  }
  const { edit, changes } = withoutOldStock(line, checked);
  if (changes.length === 0) {
    notes.plan.same += 1;
    return;
  }
  if (!changes.every(isStock) && isOutdated(line, product)) {
    fault(notes, line, VERSION.name, OUTDATED);
    return;
  }
  const problem = labelProblem({ ...product, ...edit });
  if (problem) {
    fault(notes, line, problem.field, problem.message);
    return;
  }
  if (edit.slug !== undefined && !claim(notes, line, edit.slug)) return;
  if (changes.some(isStock)) doubtMovedStock(notes, line, product, edit.quantity ?? 0);
  if (isGuess)
    warning(notes, line, "name", `Taken for ${product.slug}, which has this name and model.`);
  notes.plan.edits.push({ row: line.row, product, edit, changes });
}

/** Drops a quantity that is unchanged since the export: it is not a count of today's stock. */
function withoutOldStock(
  { cells }: SheetRow,
  { edit, changes }: { edit: ProductEdit; changes: CellChange[] },
): { edit: ProductEdit; changes: CellChange[] } {
  const exported = cells.get(EXPORTED_QUANTITY.name);
  if (!exported || edit.quantity !== numberOf(exported)) return { edit, changes };
  const { quantity: _, ...rest } = edit;
  return { edit: rest, changes: changes.filter((change) => !isStock(change)) };
}

/** Records a doubt if the stock may have moved since the quantity was counted. */
function doubtMovedStock(
  notes: Notes,
  line: SheetRow,
  { id, quantity }: SheetProduct,
  counted: number,
): void {
  const exported = line.cells.get(EXPORTED_QUANTITY.name);
  if (!exported) {
    const moved = `The stock has changed in the last 24 hours and is ${quantity} now.`;
    if (notes.known.moved.has(id)) doubt(notes, line, "quantity", moved);
    return;
  }
  const seen = numberOf(exported);
  if (seen === quantity) return;
  const adjusted = counted + quantity - seen;
  const advice = adjusted >= 0 ? ` ${adjusted} would keep what has moved since.` : "";
  const message = `The stock was ${exported} in the export and is ${quantity} now.${advice}`;
  doubt(notes, line, "quantity", message);
}

/** Whether the product was edited after the export, so that this row would undo the edit. */
function isOutdated({ cells }: SheetRow, { version }: SheetProduct): boolean {
  const edited = cells.get(VERSION.name);
  return Boolean(edited) && numberOf(edited ?? "") !== version;
}

const OUTDATED =
  "The product was edited after this file was exported. Export it again, or empty this cell to change it all the same.";

const isStock = ({ column }: CellChange) => column.field === "quantity";
