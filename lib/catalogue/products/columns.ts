import type { PRODUCT_FIELDS } from "@/lib/catalogue/products/fields/product-fields";
import {
  byField,
  FIELD_NAMES,
  type FieldName,
  type FieldValue,
  type FieldValues,
  fieldOf,
} from "@/lib/catalogue/products/product-shape";
import { paise } from "@/lib/money";

type Fields = typeof PRODUCT_FIELDS;
type Column<Name extends FieldName> = Fields[Name]["column"];
/** The select clause of these fields. */
export type Selected<Name extends FieldName> = { [N in Name as Column<N>]: true };
/** A database row with these columns. */
type RowOf<Name extends FieldName> = { [N in Name as Column<N>]: unknown };

/** The stock is changed by movements only. */
export type WrittenName = Exclude<FieldName, "quantity">;
/** The columns of Product that administrators edit. */
export type ProductColumns = { [N in WrittenName as Column<N>]: FieldValue<N> };

const WRITTEN = FIELD_NAMES.filter((name) => name !== "quantity");

/** Builds the select clause of these fields. */
export function selected<Name extends FieldName>(names: readonly Name[]): Selected<Name> {
  const pairs = names.map((name) => [fieldOf(name).column, true]);
  return Object.fromEntries(pairs) as Selected<Name>;
}

/** The values of these fields in a row. */
export function valuesFrom<Name extends FieldName>(
  row: RowOf<Name>,
  names: readonly Name[],
): FieldValues<Name> {
  const columns = row as Record<string, unknown>;
  return byField<Name, FieldValues<Name>>(names, (name) => {
    const { column, kept } = fieldOf(name);
    const value = plain(columns[column]);
    return kept ? kept.from(value as never) : value;
  });
}

/** The columns of a row that administrators edit. */
export function columnsOf(row: RowOf<WrittenName>): ProductColumns {
  const columns = row as Record<string, unknown>;
  const pairs = WRITTEN.map((name) => [fieldOf(name).column, plain(columns[fieldOf(name).column])]);
  return Object.fromEntries(pairs) as ProductColumns;
}

/** Values in column form; undefined ones are left out. */
export function columnsFrom(values: Partial<FieldValues<WrittenName>>): Partial<ProductColumns> {
  const pairs = WRITTEN.flatMap((name) => {
    const { column, kept } = fieldOf(name);
    const value = values[name];
    if (value === undefined) return [];
    return [[column, kept ? kept.as(value as never) : value]];
  });
  return Object.fromEntries(pairs) as Partial<ProductColumns>;
}

/** Money is 64 bits in the database. */
const plain = (value: unknown) => (typeof value === "bigint" ? paise(value) : value);
