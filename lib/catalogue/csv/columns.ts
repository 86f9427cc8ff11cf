import type { AdminProduct } from "@/lib/catalogue/admin/contract";
import { plainBreaks } from "@/lib/catalogue/csv/cells";
import { DETAIL_KEYS, DETAIL_LABELS, WIRE_KEYS, type WireDetailKey } from "@/lib/catalogue/details";
import { type FieldName, fieldOf, inOrder } from "@/lib/catalogue/products/product-shape";
import { numberOf } from "@/lib/parse-number";

/** What a column holds, as the contract's output has it: paise, watts, texts, null for no detail. */
export type Value = string | number | boolean | null;
/** A product as the columns see it. */
export type SheetProduct = Omit<AdminProduct, "pictures" | "image_paths" | "updated_at">;

export type Column = {
  /** As the header spells it. */
  name: string;
  /** What people read about it. */
  help: string;
  /** The contract's field that it fills; one of `details` where `isDetail`. */
  field: string;
  isDetail: boolean;
  /**
   * What an empty cell does: it empties the detail, leaves the value as it is (a new product gets the
   * default), or is a fault, "new" only where the product is new.
   */
  empty: "clears" | "stays" | "fault" | "fault when new";
  /** A cell's text → the contract's input. */
  read: (cell: string) => unknown;
  /** A product's value, as the contract's output has it. */
  of: (product: SheetProduct) => Value;
  /** That value as a cell's text. */
  show: (value: Value) => string;
};

const asText = (cell: string) => cell;
const plain = (value: Value) => (value === null ? "" : plainBreaks(String(value)));

type Field = Exclude<keyof SheetProduct, "details">;

/** A column of a product's field, out of the table of fields. */
function fieldColumn(field: FieldName): Column {
  const { csv, empty = "stays", notation } = fieldOf(field);
  const { name = field, help } = csv;
  const show = (value: Value) => (value === null ? "" : notation.written(value as never));
  return column(name, help, { field, empty, read: notation.read, show });
}

/** A column of a product's own value. */
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
/** Which product a row means. Neither is a new product. */
export const ID = column("id", "From the export. Empty for a new product");
export const SLUG = fieldColumn("slug");

/** The order in which files have always had them. */
const FIRST = [
  ...(["name", "model", "price", "quantity", "product_color", "kind", "rated_power_w"] as const),
  ...(["summary", "description", "features", "hsn", "gst_rate"] as const),
  ...(["cash_allowed", "is_listed"] as const),
];

/** The columns that hold a product, in the order of the export. */
export const VALUE_COLUMNS: readonly Column[] = [
  SLUG,
  ...inOrder(FIRST)
    .filter((name) => name !== "slug")
    .map(fieldColumn),
  ...WIRE_KEYS.map(detailColumn),
];

/**
 * What the export writes beside, so that an old file undoes nothing: a row whose product was edited since
 * is refused, and a quantity that nobody has changed in the file stays what the shop has.
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

/** The columns of an empty file to fill in. */
export const TEMPLATE_COLUMNS: readonly Column[] = VALUE_COLUMNS;

/** The column that a header's cell names, whatever its case and however its words are joined. */
export function columnNamed(header: string): Column | undefined {
  const name = header
    .trim()
    .toLowerCase()
    .replaceAll(/[\s-]+/g, "_");
  return BY_NAME.get(name);
}

const BY_NAME = new Map(COLUMNS.map((entry) => [entry.name, entry]));
