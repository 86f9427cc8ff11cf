import type { z } from "zod";
import type { AnyField } from "@/lib/catalogue/products/fields/field";
import { PRODUCT_FIELDS } from "@/lib/catalogue/products/fields/product-fields";

type Fields = typeof PRODUCT_FIELDS;
export type FieldName = keyof Fields;
/** The type of a field in the code: paise, watts, percent. */
export type FieldValue<Name extends FieldName> = z.output<Fields[Name]["input"]>;
export type FieldValues<Name extends FieldName = FieldName> = { [N in Name]: FieldValue<N> };

type NameWith<Facet> = {
  [N in FieldName]: Fields[N] extends Facet ? N : never;
}[FieldName];
/** Required to add a product. */
export type NeededName = NameWith<{ empty: "fault" | "fault when new" }>;
export type OfficeName = NameWith<{ officeOnly: true }>;
export type PublicName = Exclude<FieldName, OfficeName>;
/** Derived by the catalogue if a new product does not set them. */
export type DerivedName = Exclude<FieldName, NeededName | NameWith<{ fallback: unknown }>>;

/** The fields in table order. */
export const FIELD_NAMES = Object.keys(PRODUCT_FIELDS) as FieldName[];

/** The table's entry of a field. */
export const fieldOf = (name: FieldName): AnyField => PRODUCT_FIELDS[name];

/** These fields first, then the others in table order, so that new ones come last. */
export function inOrder(first: readonly FieldName[]): FieldName[] {
  return [...new Set([...first, ...FIELD_NAMES])];
}

const isNeeded = (name: FieldName) => fieldOf(name).empty?.startsWith("fault") ?? false;
const NEEDED = FIELD_NAMES.filter(isNeeded);

/** An object with a value per field; the caller names its type. */
export function byField<Name extends FieldName, Values extends object>(
  names: readonly Name[],
  value: (name: Name) => unknown,
): Values {
  return Object.fromEntries(names.map((name) => [name, value(name)])) as Values;
}

const optional = (name: FieldName) => fieldOf(name).input.optional();
type Optional<Name extends FieldName> = { [N in Name]: z.ZodOptional<Fields[N]["input"]> };

/** The required fields of a new product. */
export const neededShape = byField<NeededName, { [N in NeededName]: Fields[N]["input"] }>(
  NEEDED as NeededName[],
  (name) => fieldOf(name).input,
);
/** The same fields in an edit, where they are optional. */
export const editShape = byField<NeededName, Optional<NeededName>>(
  NEEDED as NeededName[],
  optional,
);
type OptionalName = Exclude<FieldName, NeededName>;
/** Fields that are optional for both a new product and an edit. */
export const optionalShape = byField<OptionalName, Optional<OptionalName>>(
  FIELD_NAMES.filter((name) => !isNeeded(name)) as OptionalName[],
  optional,
);

/** The order in which answers have always listed them. */
const ANSWERED = inOrder([
  ...(["slug", "name", "model", "summary", "description"] as const),
  ...(["features", "kind", "rated_power_w"] as const),
]);
/** The public fields, and those for administrators, in the order of an answer. */
export const PUBLIC_NAMES = ANSWERED.filter((name) => !fieldOf(name).officeOnly) as PublicName[];
export const OFFICE_NAMES = ANSWERED.filter((name) => fieldOf(name).officeOnly) as OfficeName[];

type Answered<Name extends FieldName> = { [N in Name]: Fields[N]["output"] };
const output = (name: FieldName) => fieldOf(name).output;
export const publicShape = byField<PublicName, Answered<PublicName>>(PUBLIC_NAMES, output);
export const officeShape = byField<OfficeName, Answered<OfficeName>>(OFFICE_NAMES, output);
