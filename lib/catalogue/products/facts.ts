import type { AdminProduct } from "@/lib/catalogue/admin/contract";
import type { Product } from "@/lib/catalogue/contract";
import { FIELD_NAMES, type FieldName, fieldOf } from "@/lib/catalogue/products/product-shape";
import { type SpecRow, specRows } from "@/lib/catalogue/rules";

export type FactRow = SpecRow & { isNumber: boolean };

/** The facts of a product in the back-office, besides its data sheet. */
export function factRows(product: AdminProduct): FactRow[] {
  return FIELD_NAMES.flatMap((name) => factRow(name, product, product[name]));
}

/** The specifications on a product's page: the data sheet, and the public facts. */
export function pageRows(product: Product): SpecRow[] {
  const values: Partial<Record<FieldName, unknown>> = product;
  const facts = FIELD_NAMES.filter((name) => fieldOf(name).fact?.public);
  return [
    ...specRows(product.details),
    ...facts.flatMap((name) => factRow(name, product, values[name])),
  ];
}

/** Empty if the field is no fact, has no value, or shows nothing. */
function factRow(field: FieldName, product: Product, value: unknown): FactRow[] {
  const { fact } = fieldOf(field);
  if (!fact || value === null || value === undefined) return [];
  const { name, show, isNumber = false } = fact;
  const shown = show(value as never, product);
  return shown === "" ? [] : [{ name, value: shown, isNumber }];
}
