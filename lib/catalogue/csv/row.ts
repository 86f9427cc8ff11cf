import { refusal } from "@/lib/call/refusal";
import {
  type Column,
  type SheetProduct,
  VALUE_COLUMNS,
  type Value,
} from "@/lib/catalogue/csv/columns";
import type { Spot } from "@/lib/catalogue/csv/contract";
import { plainBreaks } from "@/lib/catalogue/csv/read/cells";
import { type Cells, spot } from "@/lib/catalogue/csv/read/read";
import { NewProductData, ProductEdit } from "@/lib/catalogue/products/product-data";

export type SheetRow = { row: number; cells: Cells };
/** A cell that differs from the product. */
export type CellChange = { column: Column; before: Value; after: Value };

/** A row of a new product, validated like the form's input. */
export function checkNew({ row, cells }: SheetRow): { data: NewProductData } | { faults: Spot[] } {
  const checked = NewProductData.safeParse(inputOf(cells, true), { error: refusal });
  if (checked.success) return { data: checked.data };
  return { faults: faultsOf(row, cells, checked.error.issues) };
}

/** A row of an existing product: its changes, and an edit with only those. */
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

/** The contract's input from the cells that are set. */
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
  return empty === "clears" && cell !== undefined && !isNew ? column.read("") : undefined;
}

function editOf(id: string, changes: readonly CellChange[]): ProductEdit {
  const pairs = changes.map(({ column, after }): [Column, unknown] => [column, after]);
  return { id, ...grouped(pairs) } as ProductEdit;
}

/** Values by contract name, with the details in their own object. */
function grouped(pairs: readonly [Column, unknown][]): Record<string, unknown> {
  const named = (isDetail: boolean) =>
    Object.fromEntries(
      pairs
        .filter(([column]) => column.isDetail === isDetail)
        .map(([column, value]) => [column.field, value]),
    );
  return { ...named(false), details: named(true) };
}

/** Undefined if the row keeps the value; null only if an empty cell clears it. */
function valueIn(data: ProductEdit, { field, isDetail, empty }: Column): Value | undefined {
  const values = isDetail ? data.details : data;
  const value = (values as Record<string, Value | undefined> | undefined)?.[field];
  return value === null && empty !== "clears" ? undefined : value;
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
