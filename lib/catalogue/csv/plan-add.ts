import { SLUG } from "@/lib/catalogue/csv/columns";
import { twinKey } from "@/lib/catalogue/csv/known";
import {
  claim,
  fault,
  isRepeated,
  isTaken,
  type Notes,
  rowBefore,
  warning,
} from "@/lib/catalogue/csv/notes";
import { checkNew, type SheetRow } from "@/lib/catalogue/csv/row";
import { columnsProblem } from "@/lib/catalogue/products/label-rules";
import type { NewProductData } from "@/lib/catalogue/products/product-data";
import { newColumns } from "@/lib/catalogue/products/product-rules";
import { freeSlug } from "@/lib/catalogue/products/slug";

/** Plans a row of a new product: checks it and fills in defaults. */
export function planAdd(notes: Notes, line: SheetRow): void {
  const slug = line.cells.get(SLUG.name);
  if (slug && isRepeated(notes, line, slug)) return;
  const checked = checkNew(line);
  if ("faults" in checked) {
    notes.plan.faults.push(...checked.faults);
    return;
  }
  const { data } = checked;
  if (data.slug && !claim(notes, line, data.slug)) return;
  warnOfTwin(notes, line, data);
  const product = newColumns(data, placeFor(notes, data));
  const problem = columnsProblem(product.product);
  if (problem) fault(notes, line, problem.field, problem.message);
  notes.plan.adds.push({ row: line.row, ...product, quantity: data.quantity });
}

function placeFor(notes: Notes, { name, model, details, ...data }: NewProductData) {
  const wish = { name, model, power: details?.rated_power ?? null };
  const slug = data.slug || freeSlug(wish, (text) => isTaken(notes, text));
  notes.claimed.add(slug);
  return { slug, position: notes.known.lastPosition + notes.plan.adds.length + 1 };
}

function warnOfTwin(notes: Notes, line: SheetRow, { name, model }: NewProductData): void {
  const before = rowBefore(notes, line, twinKey(name, model));
  if (before !== undefined)
    warning(notes, line, "name", `Row ${before} adds the same name and model.`);
  const [other] = notes.twins(name, model);
  if (other) warning(notes, line, "name", `${other.slug} has the same name and model.`);
}
