import type { Product } from "@/lib/catalogue/contract";

/** The filters of the catalogue; empty means no filter. Stored in the URL as `?kind=wall&power=7`. */
export type Filters = { kind: string; power: string };

/** How many chargers are shown before 'See All Products'. */
export const FIRST_SHOWN = 12;

export const NO_FILTERS: Filters = { kind: "", power: "" };

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

/** Reads the filters from a URL's query; unknown values are ignored. */
export function filtersFromQuery(query: string): Filters {
  const given = new URLSearchParams(query);
  const pick = (name: keyof Filters, choices: readonly { value: string }[]) =>
    choices.find(({ value }) => value === given.get(name))?.value ?? "";
  return { kind: pick("kind", KIND_CHOICES), power: pick("power", POWER_CHOICES) };
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

/** The products that match both filters, in the given order. */
export function narrow(products: readonly Product[], { kind, power }: Filters): Product[] {
  const band = POWER_BANDS.find(({ value }) => value === power);
  return products.filter(
    (product) =>
      (kind === "" || product.kind === kind) &&
      (!band || (product.rated_power_w > band.above && product.rated_power_w <= band.to)),
  );
}

/** "1 charger", "9 chargers". */
export function countText(count: number): string {
  return count === 1 ? "1 charger" : `${count} chargers`;
}
