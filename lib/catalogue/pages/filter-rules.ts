import type { Product } from "@/lib/catalogue/contract";
import { ORIGINS, originName } from "@/lib/catalogue/products/origins";

/**
 * The filters of the catalogue, and what it is sorted by; empty means no filter, and our own order. Stored in the
 * URL as `?kind=wall&power=7`.
 */
export type Filters = { kind: string; power: string; origin: string; sort: string };

/** How many chargers are shown before 'See All Products'. */
export const FIRST_SHOWN = 12;

export const NO_FILTERS: Filters = { kind: "", power: "", origin: "", sort: "" };

export const KIND_CHOICES = [
  { value: "", label: "All" },
  { value: "portable", label: "Portable" },
  { value: "wall", label: "Wall" },
  { value: "dc", label: "DC fast" },
] as const;

// Bands without gaps, so that any future power falls into one with a true label.
const POWER_BANDS = [
  { value: "3", label: "up to 3.7 kW", above: 0, to: 3_700 },
  { value: "7", label: "7.4 kW", above: 3_700, to: 7_400 },
  { value: "30", label: "11 to 30 kW", above: 7_400, to: 30_000 },
  { value: "max", label: "over 30 kW", above: 30_000, to: Number.POSITIVE_INFINITY },
] as const;

export const POWER_CHOICES = [
  { value: "", label: "All" },
  ...POWER_BANDS.map(({ value, label }) => ({ value, label })),
];

export const SORT_CHOICES = [
  { value: "", label: "Our order" },
  { value: "origin", label: "Country of origin" },
] as const;

/** All, and the countries in which these products were made, by name. */
export function originChoices(products: readonly Product[]) {
  const codes = [...new Set(products.map((product) => product.country_of_origin))];
  const countries = codes.map((value) => ({ value, label: originName(value) }));
  return [{ value: "", label: "All" }, ...countries.toSorted(byLabel)];
}

/** Reads the filters from a URL's query; unknown values are ignored. */
export function filtersFromQuery(query: string): Filters {
  const given = new URLSearchParams(query);
  const pick = (name: keyof Filters, choices: readonly { value: string }[]) =>
    choices.find(({ value }) => value === given.get(name))?.value ?? "";
  const origin = given.get("origin") ?? "";
  return {
    kind: pick("kind", KIND_CHOICES),
    power: pick("power", POWER_CHOICES),
    origin: Object.hasOwn(ORIGINS, origin) ? origin : "",
    sort: pick("sort", SORT_CHOICES),
  };
}

/** The query with these filters, "" or "?kind=wall". Other parameters are kept. */
export function queryWithFilters(query: string, filters: Filters): string {
  const next = new URLSearchParams(query);
  for (const [name, value] of Object.entries(filters)) {
    if (value === "") next.delete(name);
    else next.set(name, value);
  }
  const text = next.toString();
  return text === "" ? "" : `?${text}`;
}

/** The products that match all filters, in the given order or by the country's name. */
export function narrow(products: readonly Product[], filters: Filters): Product[] {
  const { kind, power, origin, sort } = filters;
  const band = POWER_BANDS.find(({ value }) => value === power);
  const found = products.filter(
    (product) =>
      (kind === "" || product.kind === kind) &&
      (origin === "" || product.country_of_origin === origin) &&
      (!band || (product.rated_power_w > band.above && product.rated_power_w <= band.to)),
  );
  return sort === "origin" ? found.toSorted(byCountry) : found;
}

/** "1 charger", "9 chargers". */
export function countText(count: number): string {
  return count === 1 ? "1 charger" : `${count} chargers`;
}

type Labelled = { label: string };
const byLabel = (one: Labelled, other: Labelled) => one.label.localeCompare(other.label, "en");
const byCountry = (one: Product, other: Product) =>
  originName(one.country_of_origin).localeCompare(originName(other.country_of_origin), "en");
