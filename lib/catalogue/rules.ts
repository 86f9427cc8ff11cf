import type { Product } from "@/lib/catalogue/contract";
import { DETAIL_KEYS, DETAIL_LABELS, type DetailKey, type Details } from "@/lib/catalogue/details";

/** The largest WebP file of a picture. */
export function pictureFile({ base, widths }: { base: string; widths: readonly number[] }): string {
  return `${base}-${Math.max(...widths)}.webp`;
}

/**
 * Separates features at commas and line breaks, but not at a comma between digits ("1,000 V") or inside
 * brackets.
 */
const BETWEEN_FEATURES = /\n|(?:,(?!\d)|(?<!\d),)(?![^()\n]*\))/;

/** The features text as a list. */
export function featureList(features: string): string[] {
  return features
    .split(BETWEEN_FEATURES)
    .map((feature) => feature.trim())
    .filter((feature) => feature !== "");
}

export type SpecRow = { name: string; value: string };

/** All filled details, in data sheet order. */
export function specRows(details: Details): SpecRow[] {
  return rows(details, Object.values(DETAIL_KEYS));
}

/** The twelve rows of the popup. */
export function mainSpecRows(details: Details): SpecRow[] {
  return rows(details, MAIN_DETAILS);
}

const KIND_NOUNS = { portable: "portable charger", wall: "wall charger", dc: "DC fast charger" };

/** "AC03W 7.4 kW wall charger". */
export function fullName(product: Pick<Product, "name" | "kind">): string {
  return `${product.name} ${KIND_NOUNS[product.kind]}`;
}

/** The same model in its other powers, including this one, weakest first. Empty if there is no other. */
export function familyOf(product: Product, catalogue: readonly Product[]): Product[] {
  const family = catalogue.filter(
    (other) => other.model === product.model && other.rated_power_w > 0,
  );
  if (family.length < 2) return [];
  return family.toSorted((a, b) => a.rated_power_w - b.rated_power_w);
}

/** The rest of the catalogue for the rail, nearest in power first. */
export function othersOf(product: Product, catalogue: readonly Product[]): Product[] {
  const power = ({ rated_power_w }: Product) => Math.log(Math.max(rated_power_w, 1));
  const distance = (other: Product) => Math.abs(power(other) - power(product));
  return catalogue
    .filter((other) => other.id !== product.id)
    .toSorted((a, b) => distance(a) - distance(b));
}

export type Figure = { label: string; value: string; unit: string };

/** The four figures below the gallery. */
export function keyFigures({ details, kind, rated_power_w }: Product): Figure[] {
  const three = details.phase?.toLowerCase().startsWith("three") ?? kind === "dc";
  const supply = three
    ? { label: "Supply, three phase", value: "400", unit: "V" }
    : { label: "Supply, single phase", value: "230", unit: "V" };
  // "2 or 3" is too wide for a figure of this size.
  const outputs = (details.gunDetails ?? "1").replace(" or ", "–");
  return [
    {
      label: "Rated power",
      value: rated_power_w > 0 ? String(rated_power_w / 1000) : "",
      unit: "kW",
    },
    figure("Output current", details.current),
    kind === "dc" ? { label: "Outputs", value: outputs, unit: "CCS2" } : supply,
    { label: "Protection", value: details.ingressProtection ?? "", unit: "" },
  ].filter(({ value }) => value !== "");
}

const MAIN_DETAILS: readonly DetailKey[] = [
  "dimensions",
  "ratedPower",
  "inputVoltage",
  "gunDetails",
  "current",
  "gunType",
  "operatingTemps",
  "communication",
  "chargingOperation",
  "ingressProtection",
  "protection",
  "mountingType",
];

function rows(details: Details, keys: readonly DetailKey[]): SpecRow[] {
  return keys.flatMap((key) => {
    const value = details[key];
    return value ? [{ name: DETAIL_LABELS[key], value }] : [];
  });
}

/** "8–16 A, adjustable" → "8–16" and "A". */
function figure(label: string, text: string | null): Figure {
  const [, value = "", unit = ""] = text?.match(/^([\d.–]+)\s*(\S*?)(?:,|\s|$)/) ?? [];
  return { label, value, unit };
}
