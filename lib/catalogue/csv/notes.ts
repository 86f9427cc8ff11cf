import { ID, SLUG } from "@/lib/catalogue/csv/columns";
import type { Plan } from "@/lib/catalogue/csv/import-plan";
import { type Known, twinsOf } from "@/lib/catalogue/csv/known";
import { spot } from "@/lib/catalogue/csv/read/read";
import type { SheetRow } from "@/lib/catalogue/csv/row";
import { slugTakenText } from "@/lib/catalogue/products/slug";

/** The state of the planner across rows. */
export type Notes = {
  plan: Plan;
  known: Known;
  twins: ReturnType<typeof twinsOf>;
  /** Slugs claimed by earlier rows. */
  claimed: Set<string>;
  /** The first row of each product, slug, and name with model. */
  firstRows: Map<string, number>;
};

export function newNotes(plan: Plan, known: Known): Notes {
  return {
    ...{ plan, known, twins: twinsOf(known.products) },
    ...{ claimed: new Set(), firstRows: new Map() },
  };
}

/** Records a fault of a cell; with one, nothing is imported. */
export function fault({ plan }: Notes, line: SheetRow, column: string, message: string): void {
  plan.faults.push(spot(line.row, column, line.cells.get(column) ?? "", message));
}

/** Records a possible mistake. */
export function warning({ plan }: Notes, line: SheetRow, column: string, message: string): void {
  plan.warnings.push(spot(line.row, column, line.cells.get(column) ?? "", message));
}

/** Records a doubt: a warning that must be read before an import. */
export function doubt(notes: Notes, line: SheetRow, column: string, message: string): void {
  warning(notes, line, column, message);
  notes.plan.doubts.push(...notes.plan.warnings.slice(-1));
}

/** The earlier row with the same key; otherwise remembers this row. */
export function rowBefore({ firstRows }: Notes, line: SheetRow, what: string): number | undefined {
  const before = firstRows.get(what);
  if (before === undefined) firstRows.set(what, line.row);
  return before;
}

/** Whether a slug is taken by a product or an earlier row. */
export function isTaken({ known, claimed }: Notes, slug: string): boolean {
  return known.slugs.has(slug) || claimed.has(slug);
}

/** Claims a slug for the row's product; false, with a fault, if it is taken. */
export function claim(notes: Notes, line: SheetRow, slug: string): boolean {
  const isFree = !isTaken(notes, slug);
  if (isFree) notes.claimed.add(slug);
  else fault(notes, line, SLUG.name, slugTakenText(slug));
  return isFree;
}

/** Records a fault if an earlier row has the same product: the person must decide which one to keep. */
export function isRepeated(notes: Notes, line: SheetRow, which: string): boolean {
  const before = rowBefore(notes, line, which);
  if (before === undefined) return false;
  const column = line.cells.get(ID.name) ? ID.name : SLUG.name;
  fault(notes, line, column, `Row ${before} is about the same product. Keep one of the two.`);
  return true;
}
