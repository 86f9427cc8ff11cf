import type { PRODUCT_FIELDS } from "@/lib/catalogue/products/product-fields";
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
/** The columns of these fields, as a query selects them. */
export type Selected<Name extends FieldName> = { [N in Name as Column<N>]: true };
/** A row that has them, as the database answers it. */
type RowOf<Name extends FieldName> = { [N in Name as Column<N>]: unknown };

/** Stock moves by movements. */
export type WrittenName = Exclude<FieldName, "quantity">;
/** The columns of Product that administrators write. */
export type ProductColumns = { [N in WrittenName as Column<N>]: FieldValue<N> };

const WRITTEN = FIELD_NAMES.filter((name) => name !== "quantity");

/** Selects the columns of these fields. */
export function selected<Name extends FieldName>(names: readonly Name[]): Selected<Name> {
  const pairs = names.map((name) => [fieldOf(name).column, true]);
  return Object.fromEntries(pairs) as Selected<Name>;
}

/** The values of these fields out of a row. */
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

/** What of a row administrators write, as an edit names it. */
export function columnsOf(row: RowOf<WrittenName>): ProductColumns {
  const columns = row as Record<string, unknown>;
  const pairs = WRITTEN.map((name) => [fieldOf(name).column, plain(columns[fieldOf(name).column])]);
  return Object.fromEntries(pairs) as ProductColumns;
}

/** Values as the columns keep them; what is undefined is left out. */
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
