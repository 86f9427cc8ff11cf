import type { AdminProduct } from "@/lib/catalogue/admin/contract";
import { plainBreaks } from "@/lib/catalogue/csv/read/cells";
import { DETAIL_KEYS, DETAIL_LABELS, WIRE_KEYS, type WireDetailKey } from "@/lib/catalogue/details";
import { type FieldName, fieldOf, inOrder } from "@/lib/catalogue/products/product-shape";
import { numberOf } from "@/lib/parse-number";

/** A column's value, as in the contract's output: paise, watts, texts, null for no detail. */
export type Value = string | number | boolean | null;
/** The fields of a product that the columns read. */
export type SheetProduct = Omit<AdminProduct, "pictures" | "image_paths" | "updated_at">;

export type Column = {
  /** The name in the header. */
  name: string;
  /** The help text. */
  help: string;
  /** The contract's field, inside `details` if `isDetail`. */
  field: string;
  isDetail: boolean;
  /**
   * The effect of an empty cell: it clears the detail, keeps the value (a new product gets the default), or
   * is a fault, "new" only for a new product.
   */
  empty: "clears" | "stays" | "fault" | "fault when new";
  /** A cell's text → the contract's input. */
  read: (cell: string) => unknown;
  /** A product's value, as in the contract's output. */
  of: (product: SheetProduct) => Value;
  /** The value as a cell's text. */
  show: (value: Value) => string;
};

const asText = (cell: string) => cell;
const plain = (value: Value) => (value === null ? "" : plainBreaks(String(value)));

type Field = Exclude<keyof SheetProduct, "details">;

/** A column of a field in the table of fields. */
function fieldColumn(field: FieldName): Column {
  const { csv, empty = "stays", notation } = fieldOf(field);
  const { name = field, help } = csv;
  const show = (value: Value) => (value === null ? "" : notation.written(value as never));
  return column(name, help, { field, empty, read: notation.read, show });
}

/** A column of a product's own field. */
function column(
  name: string,
  help: string,
  { field = name as Field, ...more }: Partial<Omit<Column, "field">> & { field?: Field } = {},
): Column {
  return {
    name,
    help,
    field,
    isDetail: false,
    empty: "stays",
    read: asText,
    of: (product) => product[field],
    show: plain,
    ...more,
  };
}

function detailColumn(key: WireDetailKey): Column {
  return {
    name: key,
    help: DETAIL_LABELS[DETAIL_KEYS[key]],
    field: key,
    isDetail: true,
    empty: "clears",
    read: asText,
    of: (product) => product.details[DETAIL_KEYS[key]],
    show: plain,
  };
}

const wholeNumber = { read: numberOf };
/** Identifies a row's product. If both are empty, the product is new. */
export const ID = column("id", "From the export. Empty for a new product");
export const SLUG = fieldColumn("slug");

/** The order in which files have always listed them. */
const FIRST = [
  ...(["name", "model", "price", "quantity", "product_color", "kind", "rated_power_w"] as const),
  ...(["summary", "description", "features", "hsn", "gst_rate"] as const),
  ...(["cash_allowed", "is_listed"] as const),
];

/** The columns of a product's values, in the order of the export. */
export const VALUE_COLUMNS: readonly Column[] = [
  SLUG,
  ...inOrder(FIRST)
    .filter((name) => name !== "slug")
    .map(fieldColumn),
  ...WIRE_KEYS.map(detailColumn),
];

/**
 * Written by the export so that an old file does not undo later changes: a row whose product was edited
 * since is refused, and a quantity unchanged in the file leaves the stock alone.
 */
export const VERSION = column(
  "version",
  "From the export: tells whether the product was edited since",
  wholeNumber,
);
export const EXPORTED_QUANTITY = column(
  "exported_quantity",
  "From the export: where quantity still says the same, the stock stays as it is",
  { field: "quantity", ...wholeNumber },
);

/** Every column, in the order of the export. */
export const COLUMNS: readonly Column[] = [ID, ...VALUE_COLUMNS, VERSION, EXPORTED_QUANTITY];

/** The columns of the template. */
export const TEMPLATE_COLUMNS: readonly Column[] = VALUE_COLUMNS;

/** The column named by a header cell, in any case and with any word separator. */
export function columnNamed(header: string): Column | undefined {
  const name = header
    .trim()
    .toLowerCase()
    .replaceAll(/[\s-]+/g, "_");
  return BY_NAME.get(name);
}

const BY_NAME = new Map(COLUMNS.map((entry) => [entry.name, entry]));
