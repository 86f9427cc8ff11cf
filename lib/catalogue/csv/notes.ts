import { ID, SLUG } from "@/lib/catalogue/csv/columns";
import type { Plan } from "@/lib/catalogue/csv/import-plan";
import { type Known, twinsOf } from "@/lib/catalogue/csv/known";
import { spot } from "@/lib/catalogue/csv/read";
import type { SheetRow } from "@/lib/catalogue/csv/row";
import { slugTakenText } from "@/lib/catalogue/products/slug";

/** What a planning keeps in mind from row to row. */
export type Notes = {
  plan: Plan;
  known: Known;
  twins: ReturnType<typeof twinsOf>;
  /** Slugs that rows before have given to a product. */
  claimed: Set<string>;
  /** The first row about each product, slug, and name with model. */
  firstRows: Map<string, number>;
};

export function newNotes(plan: Plan, known: Known): Notes {
  return {
    ...{ plan, known, twins: twinsOf(known.products) },
    ...{ claimed: new Set(), firstRows: new Map() },
  };
}

/** Writes down a fault of a cell; an import with one does nothing. */
export function fault({ plan }: Notes, line: SheetRow, column: string, message: string): void {
  plan.faults.push(spot(line.row, column, line.cells.get(column) ?? "", message));
}

/** Writes down what may be a mistake. */
export function warning({ plan }: Notes, line: SheetRow, column: string, message: string): void {
  plan.warnings.push(spot(line.row, column, line.cells.get(column) ?? "", message));
}

/** Writes down what nobody may do without having been told of it. */
export function doubt(notes: Notes, line: SheetRow, column: string, message: string): void {
  warning(notes, line, column, message);
  notes.plan.doubts.push(...notes.plan.warnings.slice(-1));
}

/** The row before that was about the same, and remembers this one where there was none. */
export function rowBefore({ firstRows }: Notes, line: SheetRow, what: string): number | undefined {
  const before = firstRows.get(what);
  if (before === undefined) firstRows.set(what, line.row);
  return before;
}

/** Whether the shop or a row before has the slug. */
export function isTaken({ known, claimed }: Notes, slug: string): boolean {
  return known.slugs.has(slug) || claimed.has(slug);
}

/** Gives a slug to the row's product; false, and a fault, where another has it. */
export function claim(notes: Notes, line: SheetRow, slug: string): boolean {
  const isFree = !isTaken(notes, slug);
  if (isFree) notes.claimed.add(slug);
  else fault(notes, line, SLUG.name, slugTakenText(slug));
  return isFree;
}

/** Two rows about one product: which of the two would win is for the person to say. */
export function isRepeated(notes: Notes, line: SheetRow, which: string): boolean {
  const before = rowBefore(notes, line, which);
  if (before === undefined) return false;
  const column = line.cells.get(ID.name) ? ID.name : SLUG.name;
  fault(notes, line, column, `Row ${before} is about the same product. Keep one of the two.`);
  return true;
}
