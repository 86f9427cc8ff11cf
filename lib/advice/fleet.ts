import { kwhADay, type Unit } from "@/lib/advice/household";
import { AC_YIELD, acPower, dcPower, type Vehicle } from "@/lib/charging/model";

/** Equal vehicles that charge at one place. */
export type Fleet = {
  vehicle: Vehicle;
  vehicles: number;
  kmADay: number;
  /** Hours a day in which they stand at the chargers. */
  hoursParked: number;
  /** What the transformer has left for charging, in kVA; null if it is not known. */
  transformerKva: number | null;
};

/** Chargers for a fleet. Powers in kW, the connection in kVA, the price of all points in paise. */
export type FleetPlan = {
  unit: Unit;
  points: number;
  /** What one vehicle draws. */
  givesKw: number;
  demandKw: number;
  connectionKva: number;
  pricePaise: number;
  /** False if the transformer has less than `connectionKva` left. */
  isPossible: boolean;
};

/**
 * How many points more than the arithmetic says: vehicles come late, together and half full. Shown beside the result.
 */
export const QUEUE_FACTOR = 1.2;

/**
 * The cheapest plan with each kind of charger that the vehicle can use, cheapest first, those beyond the transformer
 * last. Empty if a vehicle drives more than it can charge in that time.
 */
export function adviseFleet(fleet: Fleet, units: readonly Unit[]): FleetPlan[] {
  return units
    .flatMap((unit) => planWith(unit, fleet) ?? [])
    .toSorted(
      (a, b) =>
        Number(b.isPossible) - Number(a.isPossible) ||
        a.pricePaise - b.pricePaise ||
        a.unit.slug.localeCompare(b.unit.slug),
    )
    .filter(isWorthwhile);
}

/** Not a dearer charger whose vehicles draw no more from as many points. */
function isWorthwhile({ points, givesKw }: FleetPlan, at: number, plans: readonly FleetPlan[]) {
  return !plans.slice(0, at).some((one) => one.points === points && one.givesKw === givesKw);
}

/** Apparent power for real power: a vehicle's onboard charger, and a DC station with its losses. */
const AC_POWER_FACTOR = 0.96;
const DC_POWER_FACTOR = 0.94 * 0.95;

function planWith(unit: Unit, fleet: Fleet): FleetPlan | undefined {
  const isDc = unit.kind === "dc";
  const givesKw = isDc
    ? dcPower(fleet.vehicle, unit.ratedKw)
    : acPower(fleet.vehicle, unit.ratedKw, 3).kw;
  if (givesKw === null) return undefined;
  const kwhAnHour = givesKw * (isDc ? 1 : AC_YIELD);
  const hoursEach = kwhADay(fleet) / kwhAnHour;
  if (hoursEach > fleet.hoursParked) return undefined;
  const busy = (hoursEach * fleet.vehicles) / fleet.hoursParked;
  const points = Math.min(fleet.vehicles, Math.max(1, Math.ceil(busy * QUEUE_FACTOR - 1e-9)));
  const demandKw = points * givesKw;
  const connectionKva = demandKw / (isDc ? DC_POWER_FACTOR : AC_POWER_FACTOR);
  const { transformerKva } = fleet;
  return {
    ...{ unit, points, givesKw, demandKw, connectionKva },
    pricePaise: points * unit.pricePaise,
    isPossible: transformerKva === null || connectionKva <= transformerKva,
  };
}
