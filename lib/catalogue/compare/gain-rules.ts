import type { Product } from "@/lib/catalogue/contract";
import { kilowatts } from "@/lib/catalogue/kilowatts";
import { warrantyTime } from "@/lib/catalogue/products/warranty";
import { formatPaise } from "@/lib/money";

/** What the price of the dearer charger buys over the cheaper one. `price` is the difference: "₹8,000". */
export type Gain = { from: Product; to: Product; price: string; gains: string[] };

/**
 * What this charger has over the next cheaper one, or the next dearer one over the cheapest. Null if the prices are
 * equal or the data sheets name nothing more.
 */
export function gainOf(product: Product, byPrice: readonly Product[]): Gain | null {
  const at = byPrice.findIndex(({ id }) => id === product.id);
  const [from, to] = at > 0 ? byPrice.slice(at - 1, at + 1) : byPrice.slice(0, 2);
  if (!from || !to || to.price <= from.price) return null;
  const gains = gainsOf(to, from);
  return gains.length === 0 ? null : { from, to, price: formatPaise(to.price - from.price), gains };
}

/** From one charger to the next dearer one: what more it costs in paise, what more it has, and what it lacks. */
export type GainStep = {
  from: Product;
  to: Product;
  extraPaise: number;
  gains: string[];
  losses: string[];
};

/** The steps of chargers that are sorted by price. */
export function gainSteps(byPrice: readonly Product[]): GainStep[] {
  return byPrice.slice(1).flatMap((to, at) => {
    const from = byPrice[at];
    if (!from) return [];
    const extraPaise = to.price - from.price;
    return [{ from, to, extraPaise, gains: gainsOf(to, from), losses: gainsOf(from, to) }];
  });
}

function gainsOf(to: Product, from: Product): string[] {
  return GAINS.flatMap((gain) => gain(to, from) ?? []);
}

/** What the first has more than the second; null for less or the same. */
const GAINS: readonly ((to: Product, from: Product) => string | null)[] = [
  (to, from) =>
    to.rated_power_w > from.rated_power_w ? `${kilowatts(to.rated_power_w)} of power` : null,
  (to, from) => {
    const outputs = to.details.gunDetails;
    return largest(outputs) > largest(from.details.gunDetails) ? `${outputs} outputs` : null;
  },
  ({ details: to }, { details: from }) =>
    largest(to.cableLength) > largest(from.cableLength) ? `${to.cableLength} of cable` : null,
  (to, from) => {
    const ways = added(to.details.chargingOperation, from.details.chargingOperation);
    return ways.length > 0 ? `Starts by ${listed(ways)}` : null;
  },
  (to, from) => {
    const networks = added(to.details.communication, from.details.communication);
    return networks.length > 0 ? listed(networks, "and") : null;
  },
  ({ details: to }, { details: from }) => {
    const longer = from.display && to.display?.startsWith(from.display);
    return longer && to.display !== from.display ? to.display : null;
  },
  ({ details: to }, { details: from }) =>
    largest(to.ingressProtection) > largest(from.ingressProtection)
      ? `${to.ingressProtection} protection`
      : null,
  (to, from) => {
    const places = added(to.details.mountingType, from.details.mountingType);
    return to.kind === "wall" && places.length > 0
      ? `Mounts on a ${listed(places).toLowerCase()}`
      : null;
  },
  ({ warranty_months: to }, { warranty_months: from }) =>
    to !== null && to > (from ?? 0) ? `${warrantyTime(to)} of warranty` : null,
];

/** The largest number at the start of a text, as in "5 m" or "2 or 3"; 0 for a text that begins with words. */
function largest(text: string | null): number {
  const [figures = ""] = /^(IP)?\d+( (or|to) \d+)?/.exec(text ?? "") ?? [];
  return Math.max(0, ...(figures.match(/\d+/g) ?? []).map(Number));
}

/** The items of a list that another does not have: "RFID, QR or app". */
function added(text: string | null, other: string | null): string[] {
  const known = (other ?? "").toLowerCase();
  return (text ?? "")
    .split(/,\s*|\s+or\s+/)
    .map((item) => item.replace(/^or /, "").trim())
    .filter((item) => item !== "" && !known.includes(item.toLowerCase()));
}

/** "RFID, QR or app". */
function listed(items: readonly string[], word = "or"): string {
  const last = items.at(-1) ?? "";
  return items.length < 2 ? last : `${items.slice(0, -1).join(", ")} ${word} ${last}`;
}
