import type { AdminProduct } from "@/lib/catalogue/admin/contract";
import { DETAIL_KEYS, WIRE_KEYS, type WireDetailKey } from "@/lib/catalogue/details";
import {
  byField,
  FIELD_NAMES,
  type FieldName,
  fieldOf,
} from "@/lib/catalogue/products/product-shape";

/** Values of the product form by field name: "price", "details.phase". A checkbox is "on" or "". */
export type FormValues = Readonly<Record<string, string>>;

/** The data sheet of a new product as specified, in that order. */
export const FIRST_DETAILS: Readonly<Record<WireDetailKey, string>> = {
  input_voltage: "230V",
  phase: "Single",
  current: "16A",
  frequency: "50Hz",
  rated_power: "250W",
  fast_charger: "yes",
  protection: "Overload/Short Circuit",
  communication: "Modbus/CAN",
  cooling: "Air cooled",
  ingress_protection: "IP65",
  dimensions: "300 x 200 x 100 mm",
  gun_details: "Two guns",
  gun_type: "CCS2",
  material: "Aluminum",
  ouput_voltage: "7.7 KW",
  display: "Yes",
  push_button: "Yes",
  operatingtemps: "-10°C to 50°C",
  chargingoperation: "Standard charging operation",
  safetyregulation: "IEC 61000-2-2",
  mountingtype: "Wall mounted",
  cable_length: "10m",
  additional_details: "Suitable for indoor and outdoor use.",
};

/** The fields of the data sheet, in the order of the form. */
export const DETAIL_FIELDS = Object.keys(FIRST_DETAILS) as WireDetailKey[];

/** The fields of the form, in the table's order. */
const FORM_FIELDS = FIELD_NAMES.filter((name) => fieldOf(name).form);

/** Initial values for a new product. */
export const FIRST_VALUES: FormValues = {
  ...Object.fromEntries(FORM_FIELDS.map((name) => [name, firstOf(name)])),
  ...named(FIRST_DETAILS),
};

function firstOf(name: FieldName): string {
  const { form, fallback, notation } = fieldOf(name);
  return form?.first ?? (fallback === undefined ? "" : notation.shown(fallback as never));
}

/** The fields that still hold the specification's sample, which says nothing about this product. */
export function samplesIn(values: FormValues): ReadonlySet<string> {
  const samples = Object.entries(named(FIRST_DETAILS));
  return new Set(samples.flatMap(([name, sample]) => (values[name] === sample ? [name] : [])));
}

/** Initial values for an existing product. */
export function valuesOf(product: AdminProduct): FormValues {
  const fields = FORM_FIELDS.filter((name) => !fieldOf(name).form?.onlyNew);
  const shown = (name: FieldName) => fieldOf(name).notation.shown(product[name] as never);
  const details = WIRE_KEYS.map((key) => [key, product.details[DETAIL_KEYS[key]] ?? ""]);
  return {
    ...Object.fromEntries(fields.map((name) => [name, shown(name)])),
    ...named(Object.fromEntries(details)),
  };
}

/** Reads the form data for the fields in `like`. */
export function valuesTyped(data: FormData, like: FormValues): FormValues {
  return Object.fromEntries(Object.keys(like).map((name) => [name, String(data.get(name) ?? "")]));
}

/** Whether two forms have equal values. */
export function sameValues(a: FormValues, b: FormValues): boolean {
  return Object.keys(a).every((name) => a[name] === b[name]);
}

/** The form as `product_data`: numbers parsed (NaN if invalid), empty details as null. */
export function dataOf(values: FormValues) {
  const fields = FORM_FIELDS.filter((name) => name in values);
  const typed = (name: FieldName) => fieldOf(name).notation.typed(values[name] ?? "");
  return {
    ...byField<FieldName, Partial<Record<FieldName, unknown>>>(fields, typed),
    details: Object.fromEntries(
      WIRE_KEYS.map((key) => [key, values[`details.${key}`]?.trim() || null]),
    ),
  };
}

function named(details: Readonly<Record<string, string>>): FormValues {
  return Object.fromEntries(
    Object.entries(details).map(([key, value]) => [`details.${key}`, value]),
  );
}
