import type { AdminProduct } from "@/lib/catalogue/admin/contract";
import type { Product } from "@/lib/catalogue/contract";
import { FIELD_NAMES, type FieldName, fieldOf } from "@/lib/catalogue/products/product-shape";
import { type SpecRow, specRows } from "@/lib/catalogue/rules";

export type FactRow = SpecRow & { isNumber: boolean };

/** What the back-office shows of a product beside its data sheet. */
export function factRows(product: AdminProduct): FactRow[] {
  return FIELD_NAMES.flatMap((name) => factRow(name, product, product[name]));
}

/** The specifications on a product's page: the data sheet, and what else everybody is told as a fact. */
export function pageRows(product: Product): SpecRow[] {
  const values: Partial<Record<FieldName, unknown>> = product;
  const facts = FIELD_NAMES.filter((name) => fieldOf(name).fact?.public);
  return [
    ...specRows(product.details),
    ...facts.flatMap((name) => factRow(name, product, values[name])),
  ];
}

/** None where the field is no fact or its value says nothing. */
function factRow(field: FieldName, product: Product, value: unknown): FactRow[] {
  const { fact } = fieldOf(field);
  if (!fact || value === null || value === "" || value === undefined) return [];
  const { name, show, isNumber = false } = fact;
  return [{ name, value: show(value as never, product), isNumber }];
}
