import { refusal } from "@/lib/call/refusal";
import { plainBreaks } from "@/lib/catalogue/csv/cells";
import {
  type Column,
  type SheetProduct,
  VALUE_COLUMNS,
  type Value,
} from "@/lib/catalogue/csv/columns";
import type { Spot } from "@/lib/catalogue/csv/contract";
import { type Cells, spot } from "@/lib/catalogue/csv/read";
import { NewProductData, ProductEdit } from "@/lib/catalogue/products/product-data";

export type SheetRow = { row: number; cells: Cells };
/** A cell that says something else than the product does. */
export type CellChange = { column: Column; before: Value; after: Value };

/** A row of a new product, checked as the form's are. */
export function checkNew({ row, cells }: SheetRow): { data: NewProductData } | { faults: Spot[] } {
  const checked = NewProductData.safeParse(inputOf(cells, true), { error: refusal });
  if (checked.success) return { data: checked.data };
  return { faults: faultsOf(row, cells, checked.error.issues) };
}

/** A row of a product that exists: what of it changes, and the edit that holds no more than that. */
export function checkEdit(
  { row, cells }: SheetRow,
  product: SheetProduct,
): { edit: ProductEdit; changes: CellChange[] } | { faults: Spot[] } {
  const checked = ProductEdit.safeParse(
    { ...inputOf(cells, false), id: product.id },
    { error: refusal },
  );
  if (!checked.success) return { faults: faultsOf(row, cells, checked.error.issues) };
  const changes = VALUE_COLUMNS.flatMap((column): CellChange[] => {
    const [before, after] = [column.of(product), valueIn(checked.data, column)];
    return after === undefined || isSame(before, after) ? [] : [{ column, before, after }];
  });
  return { edit: editOf(product.id, changes), changes };
}

/** The contract's input out of the cells: only what the row says. */
function inputOf(cells: Cells, isNew: boolean): Record<string, unknown> {
  const pairs = VALUE_COLUMNS.flatMap((column): [Column, unknown][] => {
    const value = inputOfCell(column, cells.get(column.name), isNew);
    return value === undefined ? [] : [[column, value]];
  });
  return grouped(pairs);
}

function inputOfCell(column: Column, cell: string | undefined, isNew: boolean): unknown {
  if (cell) return column.read(cell);
  const { empty } = column;
  const isMissed = isNew
    ? empty === "fault" || empty === "fault when new"
    : empty === "fault" && cell !== undefined;
  if (isMissed) return column.read("");
  return empty === "clears" && cell !== undefined && !isNew ? "" : undefined;
}

function editOf(id: string, changes: readonly CellChange[]): ProductEdit {
  const pairs = changes.map(({ column, after }): [Column, unknown] => [column, after]);
  return { id, ...grouped(pairs) } as ProductEdit;
}

/** Values under the names of the contract, the details in their own object. */
function grouped(pairs: readonly [Column, unknown][]): Record<string, unknown> {
  const named = (isDetail: boolean) =>
    Object.fromEntries(
      pairs
        .filter(([column]) => column.isDetail === isDetail)
        .map(([column, value]) => [column.field, value]),
    );
  return { ...named(false), details: named(true) };
}

/** Undefined and null where the row leaves it as it is; a detail may be null. */
function valueIn(data: ProductEdit, { field, isDetail }: Column): Value | undefined {
  if (isDetail) return (data.details as Record<string, Value> | undefined)?.[field];
  return (data as unknown as Record<string, Value | undefined>)[field] ?? undefined;
}

function isSame(one: Value, other: Value): boolean {
  return comparable(one) === comparable(other);
}

function comparable(value: Value) {
  return typeof value === "string" ? plainBreaks(value) : value;
}

type Issue = { path: PropertyKey[]; message: string };

function faultsOf(row: number, cells: Cells, issues: readonly Issue[]): Spot[] {
  return issues.map(({ path, message }) => {
    const isDetail = path[0] === "details";
    const field = isDetail ? path[1] : path[0];
    const column = VALUE_COLUMNS.find(
      (entry) => entry.isDetail === isDetail && entry.field === field,
    );
    const name = column?.name ?? "";
    return spot(row, name, cells.get(name) ?? "", message);
  });
}
