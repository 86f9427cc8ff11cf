import { type Household, kwhADay, type Unit } from "@/lib/advice/household";
import { type Load, loadOf } from "@/lib/advice/load";
import { AC_YIELD, acHours, acPower, ONE_PHASE_KW, type PowerLimit } from "@/lib/charging/model";

/** What the charging stops at; `time`: the hours in which the vehicle is parked. */
export type Limit = PowerLimit | "load" | "time";
/** What must come first: a written consent of the society, a larger sanctioned load, three phases. */
export type Change = "noc" | "load_extension" | "three_phases";

/** A charger for a household. */
export type Offer = {
  unit: Unit;
  /** What the vehicle draws from it there, in kW, and what limits that. */
  givesKw: number;
  limit: Limit;
  /** Hours for a day's driving, and from 10 to 100 %. */
  hoursForDay: number;
  hoursFull: number;
  /** The kilometres that a night puts in. */
  kmANight: number;
  /** Whether that is what is driven in a day. */
  isEnough: boolean;
  load: Load;
  changes: Change[];
};

/** Why no larger charger is offered. */
export type NotBigger = { unit: Unit; why: Limit | "scooter" } | null;

export type Advice = {
  /** kWh that a day takes out of the battery, and the kW that put them back in the hours parked. */
  needKwh: number;
  needKw: number;
  /** One to three, cheapest first; none if no charger of the shop is right. */
  offers: Offer[];
  notBigger: NotBigger;
};

/**
 * The chargers for a vehicle, its supply and its nights: the cheapest one that is enough today, and what more buys. A
 * charger above the car, the phases or the spare load is never offered without saying so in `limit`, `load` or `changes`.
 */
export function adviseCharger(household: Household, units: readonly Unit[]): Advice {
  const needKwh = kwhADay(household);
  const needKw = needKwh / household.hoursParked / AC_YIELD;
  const suitable = units.filter((unit) => suits(unit, household)).toSorted(byCost);
  const options = suitable.map((unit) => offerOf(unit, household));
  const offers = chosen(options).map((offer) => ({ ...offer, limit: limitOf(offer, options) }));
  return { needKwh, needKw, offers, notBigger: notBigger(offers, units, household) };
}

/** A scooter gains nothing above a 16 A point. */
const SCOOTER_KW = 3.3;
/** A step is worth its price from this much more power. */
const STEP = 1.2;
const MOST_OFFERS = 3;

/** Whether a vehicle charges well from an AC charger. */
export function suits(unit: Unit, { vehicle }: Household): boolean {
  return unit.kind !== "dc" && (vehicle.kind !== "scooter" || unit.ratedKw <= SCOOTER_KW);
}

function byCost(a: Unit, b: Unit): number {
  return a.pricePaise - b.pricePaise || a.ratedKw - b.ratedKw || a.slug.localeCompare(b.slug);
}

/**
 * What an AC charger means for a household. A three-phase charger is always reckoned on three phases; where there is
 * one, these come first.
 */
export function offerOf(unit: Unit, household: Household): Offer & { limit: PowerLimit } {
  const { vehicle, hoursParked, kmADay, place } = household;
  const needsThree = unit.ratedKw > ONE_PHASE_KW && household.phases === 1;
  const { kw, limit } = acPower(vehicle, unit.ratedKw, needsThree ? 3 : household.phases);
  const load = loadOf(household, unit.ratedKw);
  const kmANight = (kw * AC_YIELD * hoursParked * 100) / vehicle.kwhPer100Km;
  const full = (vehicle.batteryKwh / vehicle.kwhPer100Km) * 100;
  return {
    ...{ unit, givesKw: kw, limit, load },
    hoursForDay: acHours(kwhADay(household), kw),
    hoursFull: acHours(vehicle.batteryKwh * 0.9, kw),
    kmANight: Math.min(kmANight, full),
    isEnough: Math.min(kmANight, full) >= kmADay,
    changes: [
      ...(place === "flat" ? (["noc"] as const) : []),
      ...(needsThree ? (["three_phases"] as const) : []),
      ...(load.state === "extension" ? (["load_extension"] as const) : []),
    ],
  };
}

const isPossibleNow = ({ changes }: Offer) => changes.every((change) => change === "noc");

function chosen(options: readonly Offer[]): Offer[] {
  const now = options.filter(isPossibleNow);
  const [first] = [
    ...now.filter(({ isEnough }) => isEnough),
    ...now.toSorted((a, b) => b.kmANight - a.kmANight),
    ...options.filter(({ isEnough }) => isEnough),
    ...options.toSorted((a, b) => b.kmANight - a.kmANight),
  ];
  if (!first) return [];
  const picked = [first];
  while (picked.length < MOST_OFFERS) {
    const last = picked.at(-1) ?? first;
    const more = options.filter(({ givesKw }) => givesKw > last.givesKw * STEP);
    const next = more.find(({ isEnough }) => isEnough || last.isEnough) ?? more[0];
    if (!next) break;
    picked.push(next);
  }
  return picked.toSorted((a, b) => byCost(a.unit, b.unit));
}

/** Where a night is not enough, what would have to change comes before what limits the power. */
function limitOf(offer: Offer, options: readonly Offer[]): Limit {
  if (offer.isEnough) return offer.limit;
  const stronger = options.filter(({ givesKw }) => givesKw > offer.givesKw);
  if (stronger.some(({ changes }) => changes.includes("load_extension"))) return "load";
  if (stronger.some(({ changes }) => changes.includes("three_phases"))) return "phase";
  return offer.limit === "car" ? "time" : offer.limit;
}

function notBigger(
  offers: readonly Offer[],
  units: readonly Unit[],
  household: Household,
): NotBigger {
  const largest = Math.max(0, ...offers.map(({ unit }) => unit.ratedKw));
  const [unit] = units
    .filter(({ kind, ratedKw }) => kind !== "dc" && ratedKw > largest)
    .toSorted((a, b) => a.ratedKw - b.ratedKw || byCost(a, b));
  if (!unit || offers.length === 0) return null;
  if (household.vehicle.kind === "scooter") return { unit, why: "scooter" };
  const most = Math.max(...offers.map(({ givesKw }) => givesKw));
  const { givesKw, limit, changes } = offerOf(unit, household);
  if (givesKw <= most * STEP) return { unit, why: limit === "unit" ? "time" : limit };
  if (changes.includes("three_phases")) return { unit, why: "phase" };
  return { unit, why: changes.includes("load_extension") ? "load" : "time" };
}
