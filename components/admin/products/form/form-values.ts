import { rupeesTyped } from "@/components/forms/typed-rupees";
import type { AdminProduct } from "@/lib/catalogue/admin/contract";
import { DETAIL_KEYS, WIRE_KEYS, type WireDetailKey } from "@/lib/catalogue/details";
import { rupeesFromPaise } from "@/lib/money";

/** What stands in the fields of a product's form, by their names: "price", "details.phase". A tick is "on" or "". */
export type FormValues = Readonly<Record<string, string>>;

/** The specification's data sheet of a new product, in the order of its list. */
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

/** The fields of the data sheet, in the order in which they are asked for. */
export const DETAIL_FIELDS = Object.keys(FIRST_DETAILS) as WireDetailKey[];

/** The form of a new product before anything is typed. */
export const FIRST_VALUES: FormValues = {
  ...{ name: "", model: "", price: "", quantity: "", product_color: "" },
  ...{ summary: "", description: "", features: "", kind: "wall", rated_power_w: "" },
  ...{ hsn: "85044030", gst_rate: "5", cash_allowed: "on", is_listed: "on" },
  ...named(FIRST_DETAILS),
};

/** The form of a product that exists. */
export function valuesOf(product: AdminProduct): FormValues {
  const { name, model, quantity, product_color, summary, description, features, kind } = product;
  const details = WIRE_KEYS.map((key) => [key, product.details[DETAIL_KEYS[key]] ?? ""]);
  return {
    ...{ name, model, product_color, summary, description, features, kind },
    price: String(rupeesFromPaise(product.price)),
    quantity: String(quantity),
    rated_power_w: String(product.rated_power_w / 1000),
    hsn: product.hsn,
    gst_rate: String(product.gst_rate),
    cash_allowed: product.cash_allowed ? "on" : "",
    ...named(Object.fromEntries(details)),
  };
}

/** What was typed, under the names of these values. */
export function valuesTyped(data: FormData, like: FormValues): FormValues {
  return Object.fromEntries(Object.keys(like).map((name) => [name, String(data.get(name) ?? "")]));
}

/** Whether two forms say the same. */
export function sameValues(a: FormValues, b: FormValues): boolean {
  return Object.keys(a).every((name) => a[name] === b[name]);
}

/** `product_data` of a form: numbers as numbers (NaN where there is none), an empty detail as null. */
export function dataOf(values: FormValues) {
  const { name, model, product_color, summary, description, features, kind, hsn } = values;
  return {
    ...{ name, model, product_color, summary, description, features, kind, hsn },
    price: rupeesTyped(values.price) ?? Number.NaN,
    quantity: unitsTyped(values.quantity),
    rated_power_w: wattsTyped(values.rated_power_w),
    gst_rate: Number(values.gst_rate),
    cash_allowed: values.cash_allowed === "on",
    details: Object.fromEntries(
      WIRE_KEYS.map((key) => [key, values[`details.${key}`]?.trim() || null]),
    ),
  };
}

/** "1,200" → 1200; nothing or no number → NaN, which no call accepts. */
export function unitsTyped(text = ""): number {
  const bare = text.replace(/[,\s]/g, "");
  return bare === "" ? Number.NaN : Number(bare);
}

/** "7.4" kW → 7400 W; nothing → undefined: the data sheet says it. */
function wattsTyped(text = ""): number | undefined {
  const bare = text.replace(/kw$/i, "").trim();
  return bare === "" ? undefined : Math.round(Number(bare) * 1_000_000) / 1000;
}

function named(details: Readonly<Record<string, string>>): FormValues {
  return Object.fromEntries(
    Object.entries(details).map(([key, value]) => [`details.${key}`, value]),
  );
}
