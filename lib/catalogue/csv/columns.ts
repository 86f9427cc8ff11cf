import type { AdminProduct } from "@/lib/catalogue/admin/contract";
import { percentOf, plainBreaks, wattsOf, yesOrNo } from "@/lib/catalogue/csv/cells";
import { DETAIL_KEYS, DETAIL_LABELS, WIRE_KEYS, type WireDetailKey } from "@/lib/catalogue/details";
import { rupeesFromPaise } from "@/lib/money";
import { numberOf, rupeesOf } from "@/lib/parse-number";

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
const inRupees = (value: Value) => rupeesFromPaise(Number(value)).toFixed(2);
// A power that nobody knows is 0, which no file may say: an empty cell leaves it.
const inKilowatts = (value: Value) => (value === 0 ? "" : String(Number(value) / 1000));
const inWords = (value: Value) => (value ? "yes" : "no");

type Field = Exclude<keyof SheetProduct, "details">;

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
const yesNo = { read: yesOrNo, show: inWords };

/** Which product a row means. Neither is a new product. */
export const ID = column("id", "From the export. Empty for a new product");
export const SLUG = column(
  "slug",
  "Its address, ac03w-7-4-kw. Made from the name where it is empty",
);

/** The columns that hold a product, in the order of the export. */
export const VALUE_COLUMNS: readonly Column[] = [
  SLUG,
  column("name", "At most 120 characters", { empty: "fault" }),
  column("model", "At most 60 characters", { empty: "fault" }),
  column("price", "₹, all taxes included: 42,999 or 42999.00", {
    empty: "fault",
    read: rupeesOf,
    show: inRupees,
  }),
  column("quantity", "Units in stock", { empty: "fault when new", ...wholeNumber }),
  column("product_color", "At most 60 characters", { empty: "fault" }),
  column("kind", "portable, wall or dc", { read: (cell) => cell.trim().toLowerCase() }),
  column("rated_power_kw", "kW: 7.4", {
    field: "rated_power_w",
    read: wattsOf,
    show: inKilowatts,
  }),
  column("summary", "One line under the name, at most 160 characters"),
  column("description", "At most 5,000 characters"),
  column("features", "Separated by commas"),
  column("hsn", "Eight digits", { read: (cell) => cell.replaceAll(/\s/g, "") }),
  column("gst_rate", "Percent: 0, 5, 18 or 40", { read: percentOf }),
  column("cash_allowed", "yes or no", yesNo),
  column("is_listed", "yes or no", yesNo),
  column("position", "Place in the catalogue, smallest first", wholeNumber),
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
