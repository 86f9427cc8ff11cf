import { DETAIL_KEYS, type DetailKey, type Details, WIRE_KEYS } from "@/lib/catalogue/details";
import { defaultTexts, kindFrom, powerFrom } from "@/lib/catalogue/products/product-defaults";
import type { NewProductData, ProductEdit } from "@/lib/catalogue/products/product-fields";

/** The columns of Product that administrators write; stock moves by movements. */
export type ProductColumns = {
  slug: string;
  name: string;
  model: string;
  summary: string;
  description: string;
  features: string;
  kind: "portable" | "wall" | "dc";
  ratedPowerW: number;
  color: string;
  pricePaise: number;
  hsn: string;
  gstRateBp: number;
  isListed: boolean;
  cashAllowed: boolean;
  position: number;
};

/** The columns of a new product with every default, and its data sheet. */
export function newColumns(
  data: NewProductData,
  place: { slug: string; position: number },
): { product: ProductColumns; details: Details } {
  const details = { ...NOTHING, ...detailColumns(data.details) };
  const ratedPowerW = data.rated_power_w ?? powerFrom(details.ratedPower, data.name);
  const kind = data.kind ?? kindFrom({ ...data, details, ratedPowerW });
  const words = defaultTexts({ ...data, details, ratedPowerW, kind });
  const product: ProductColumns = {
    slug: place.slug,
    name: data.name,
    model: data.model,
    summary: data.summary || words.summary,
    description: data.description || words.description,
    features: data.features || words.features,
    kind,
    ratedPowerW,
    color: data.product_color,
    pricePaise: data.price,
    hsn: data.hsn ?? CHARGER_HSN,
    gstRateBp: (data.gst_rate ?? CHARGER_GST) * 100,
    isListed: data.is_listed ?? true,
    cashAllowed: data.cash_allowed ?? true,
    position: data.position ?? place.position,
  };
  return { product, details };
}

/** The columns that an edit names, without those that it leaves as they are. An empty text of the page stays too. */
export function editedColumns(edit: ProductEdit): {
  product: Partial<ProductColumns>;
  details: Partial<Details>;
} {
  const product = given<ProductColumns>({
    slug: edit.slug || undefined,
    name: edit.name,
    model: edit.model,
    summary: edit.summary || undefined,
    description: edit.description || undefined,
    features: edit.features || undefined,
    kind: edit.kind,
    ratedPowerW: edit.rated_power_w,
    color: edit.product_color,
    pricePaise: edit.price,
    hsn: edit.hsn,
    gstRateBp: edit.gst_rate === undefined ? undefined : edit.gst_rate * 100,
    isListed: edit.is_listed,
    cashAllowed: edit.cash_allowed,
    position: edit.position,
  });
  return { product, details: detailColumns(edit.details) };
}

/** The entries of `after` that differ from `before`, on both sides: what an audit entry of an edit holds. */
export function difference<T extends Facts>(before: T, after: T): { before: T; after: T } | null {
  const keys = Object.keys(after).filter((key) => !isSame(before[key], after[key]));
  if (keys.length === 0) return null;
  const pick = (facts: T) => Object.fromEntries(keys.map((key) => [key, facts[key] ?? null])) as T;
  return { before: pick(before), after: pick(after) };
}

/** Whether two facts say the same; one that is missing says null. */
export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one ?? null) === JSON.stringify(other ?? null);
}

/** Values by name, as an audit entry holds them. */
export type Facts = Record<string, string | number | boolean | null | readonly string[]>;

/** What an audit entry says of a product: its columns and, as `details.phase`, its data sheet. */
export function factsOf(product: Partial<ProductColumns>, details: Partial<Details>): Facts {
  const sheet = Object.entries(details).map(([key, value]) => [`details.${key}`, value]);
  return { ...product, ...Object.fromEntries(sheet) };
}

/** Tariff item 8504 40 30, battery chargers: 5 % GST. */
const CHARGER_HSN = "85044030";
const CHARGER_GST = 5;
const NOTHING = Object.fromEntries(Object.values(DETAIL_KEYS).map((key) => [key, null])) as Details;

function detailColumns(wire: NewProductData["details"] = {}): Partial<Details> {
  const pairs = WIRE_KEYS.flatMap((key): [DetailKey, string | null][] => {
    const value = wire[key];
    return value === undefined ? [] : [[DETAIL_KEYS[key], value]];
  });
  return Object.fromEntries(pairs) as Partial<Details>;
}

function given<T>(values: { [K in keyof T]: T[K] | undefined }): Partial<T> {
  const pairs = Object.entries(values).filter(([, value]) => value !== undefined);
  return Object.fromEntries(pairs) as Partial<T>;
}
