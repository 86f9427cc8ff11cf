import type { Plan } from "@/lib/catalogue/csv/import-plan";
import { finderOf, type Known } from "@/lib/catalogue/csv/known";
import { fault, newNotes } from "@/lib/catalogue/csv/notes";
import { planAdd } from "@/lib/catalogue/csv/plan-add";
import { planEdit } from "@/lib/catalogue/csv/plan-edit";
import { perMissingColumn } from "@/lib/catalogue/csv/read/missing-columns";
import type { Sheet } from "@/lib/catalogue/csv/read/read";

/** Plans every row. */
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
