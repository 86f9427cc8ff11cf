import { chargingDrawing } from "@/lib/catalogue/charging/charging-rules";
import type { Product } from "@/lib/catalogue/contract";
import type { DetailKey } from "@/lib/catalogue/details";
import { kilowatts } from "@/lib/catalogue/kilowatts";
import { warrantyTime } from "@/lib/catalogue/products/warranty";

/** A row of a comparison: one value for each charger, "" where it has none. */
export type ComparedRow = { name: string; values: string[]; differs: boolean };

/** The chargers to compare with this one, at most two, and itself, cheapest first. */
export function rangeAround(product: Product, others: readonly Product[]): Product[] {
  const near = others
    .filter((other) => other.id !== product.id && isDc(other) === isDc(product))
    .toSorted(
      (a, b) =>
        distance(product, a) - distance(product, b) ||
        Math.abs(a.price - product.price) - Math.abs(b.price - product.price),
    );
  return [product, ...near.slice(0, NEIGHBOURS)].toSorted((a, b) => a.price - b.price);
}

/** The rows of a comparison of any chargers. Rows without a value are left out. */
export function compare(products: readonly Product[]): ComparedRow[] {
  return ROWS.map(({ name, of }) => rowOf(name, products.map(of))).filter(({ values }) =>
    values.some((value) => value !== ""),
  );
}

/** A row of these values, which differs unless they are all the same. */
export function rowOf(name: string, values: string[]): ComparedRow {
  return { name, values, differs: new Set(values).size > 1 };
}

const NEIGHBOURS = 2;
/** How much farther a charger of another kind counts than one of this kind. */
const OTHER_KIND = 0.5;

const isDc = ({ kind }: Product) => kind === "dc";
const power = ({ rated_power_w }: Product) => Math.log(Math.max(rated_power_w, 1));

function distance(one: Product, other: Product): number {
  return Math.abs(power(one) - power(other)) + (one.kind === other.kind ? 0 : OTHER_KIND);
}

type Row = { name: string; key?: DetailKey; of: (product: Product) => string };

const detail = (name: string, key: DetailKey): Row => ({
  ...{ name, key },
  of: ({ details }) => details[key] ?? "",
});

const ROWS: readonly Row[] = [
  {
    name: "Power",
    of: ({ rated_power_w }) => (rated_power_w > 0 ? kilowatts(rated_power_w) : ""),
  },
  { name: "40 kWh battery", of: hatchbackTime },
  detail("Supply", "phase"),
  detail("Outlet", "gunType"),
  detail("Outputs", "gunDetails"),
  detail("Cable", "cableLength"),
  detail("Starts by", "chargingOperation"),
  detail("Connectivity", "communication"),
  detail("Display", "display"),
  detail("Protection", "ingressProtection"),
  detail("Mounting", "mountingType"),
  {
    name: "Warranty",
    of: ({ warranty_months: months }) => (months === null ? "" : warrantyTime(months)),
  },
];

/** The entries of the data sheet that `compare` shows. */
export const COMPARED_DETAILS: readonly DetailKey[] = ROWS.flatMap(({ key }) => key ?? []);

/** How long the middle car of the drawing takes: "5 h 33 min", "44 min to 80 %". */
function hatchbackTime(product: Product): string {
  if (product.rated_power_w <= 0) return "";
  const lane = chargingDrawing(product).lanes.find(({ batteryKwh }) => batteryKwh === 40);
  return lane ? `${lane.duration}${isDc(product) ? " to 80 %" : ""}` : "";
}
