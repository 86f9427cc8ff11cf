import { DETAIL_KEYS, type DetailKey, type Details, WIRE_KEYS } from "@/lib/catalogue/details";
import {
  columnsFrom,
  type ProductColumns,
  type WrittenName,
} from "@/lib/catalogue/products/columns";
import type { NewProductData, ProductEdit } from "@/lib/catalogue/products/product-data";
import { defaultTexts, kindFrom, powerFrom } from "@/lib/catalogue/products/product-defaults";
import {
  type DerivedName,
  FIELD_NAMES,
  type FieldName,
  type FieldValues,
  fieldOf,
} from "@/lib/catalogue/products/product-shape";

/** The columns of a new product with all defaults, and its data sheet. */
export function newColumns(
  data: NewProductData,
  place: { slug: string; position: number },
): { product: ProductColumns; details: Details } {
  const details = { ...NOTHING, ...detailColumns(data.details) };
  const ratedPowerW = data.rated_power_w ?? powerFrom(details.ratedPower, data.name);
  const kind = data.kind ?? kindFrom({ ...data, details, ratedPowerW });
  const words = defaultTexts({ ...data, details, ratedPowerW, kind });
  const derived: FieldValues<DerivedName> = {
    ...words,
    ...place,
    kind,
    rated_power_w: ratedPowerW,
  };
  const values = { ...FALLBACKS, ...derived, ...said(data) };
  return { product: columnsFrom(values) as ProductColumns, details };
}

/** The columns set by an edit; empty texts that do not clear a field are skipped. */
export function editedColumns(edit: ProductEdit): {
  product: Partial<ProductColumns>;
  details: Partial<Details>;
} {
  return { product: columnsFrom(said(edit)), details: detailColumns(edit.details) };
}

/** The entries that differ between `before` and `after`, from both sides: the detail of an audit entry. */
export function difference<T extends Facts>(before: T, after: T): { before: T; after: T } | null {
  const keys = Object.keys(after).filter((key) => !isSame(before[key], after[key]));
  if (keys.length === 0) return null;
  const pick = (facts: T) => Object.fromEntries(keys.map((key) => [key, facts[key] ?? null])) as T;
  return { before: pick(before), after: pick(after) };
}

/** Whether two facts are equal; a missing one counts as null. */
export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one ?? null) === JSON.stringify(other ?? null);
}

/** Values by name, for an audit entry. */
export type Facts = Record<string, string | number | boolean | null | readonly string[]>;

/** The facts of a product for an audit entry: its columns and, as `details.phase`, its data sheet. */
export function factsOf(product: Partial<ProductColumns>, details: Partial<Details>): Facts {
  const sheet = Object.entries(details).map(([key, value]) => [`details.${key}`, value]);
  return { ...product, ...Object.fromEntries(sheet) };
}

const FALLBACKS = Object.fromEntries(
  FIELD_NAMES.flatMap((name) => {
    const { fallback } = fieldOf(name);
    return fallback === undefined ? [] : [[name, fallback]];
  }),
);
const NOTHING = Object.fromEntries(Object.values(DETAIL_KEYS).map((key) => [key, null])) as Details;

function detailColumns(wire: NewProductData["details"] = {}): Partial<Details> {
  const pairs = WIRE_KEYS.flatMap((key): [DetailKey, string | null][] => {
    const value = wire[key];
    return value === undefined ? [] : [[DETAIL_KEYS[key], value]];
  });
  return Object.fromEntries(pairs) as Partial<Details>;
}

/** The fields that are set: those left out, and empty texts that do not clear a field, are skipped. */
function said(data: NewProductData | ProductEdit): Partial<FieldValues<WrittenName>> {
  const given: Partial<Record<FieldName, unknown>> = data;
  const pairs = FIELD_NAMES.filter((name) => {
    const isLeft = given[name] === "" && fieldOf(name).empty !== "clears";
    return given[name] !== undefined && !isLeft;
  }).map((name) => [name, given[name]]);
  return Object.fromEntries(pairs) as Partial<FieldValues<WrittenName>>;
}
