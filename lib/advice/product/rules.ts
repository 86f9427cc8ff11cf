import { type Offer, offerOf, suits } from "@/lib/advice/advise";
import { type Household, kwhADay, type Unit } from "@/lib/advice/household";
import { DC_YIELD, dcHours, dcPower, type PowerLimit } from "@/lib/charging/model";

/** Why a charger is the wrong one for a vehicle, whatever the supply is. */
export type Misfit = "no_dc" | "scooter";

/** A charging between two states of charge in percent. */
export type Charge = { from: number; to: number; hours: number };

/** What one charger does for a vehicle and its supply. */
export type ProductAdvice = Pick<
  Offer,
  "unit" | "hoursForDay" | "kmANight" | "isEnough" | "load" | "changes"
> & {
  misfit: Misfit | null;
  /** What the vehicle draws, in kW, and what limits that; on DC the mean from 10 to 80 %. 0 without a DC inlet. */
  givesKw: number;
  limit: PowerLimit;
  /** A night on AC, a stop on DC; null without a DC inlet. */
  charge: Charge | null;
};

/** The advice on one charger, by the model with which `adviseCharger` chooses one. */
export function adviseOnProduct(household: Household, unit: Unit): ProductAdvice {
  const offer = offerOf(unit, household);
  if (unit.kind === "dc") return { ...offer, ...onDc(household, unit) };
  return {
    ...offer,
    misfit: suits(unit, household) ? null : "scooter",
    charge: { from: 10, to: 100, hours: offer.hoursFull },
  };
}

function onDc(household: Household, { ratedKw }: Unit) {
  const { vehicle } = household;
  const givesKw = dcPower(vehicle, ratedKw);
  const hours = dcHours(vehicle, ratedKw, 10, 80);
  if (givesKw === null || hours === null) return WITHOUT_DC;
  const limit: PowerLimit = givesKw < ratedKw * DC_YIELD ? "car" : "unit";
  const hoursForDay = kwhADay(household) / givesKw;
  const isEnough = hoursForDay <= household.hoursParked;
  const kmANight = (givesKw * household.hoursParked * 100) / vehicle.kwhPer100Km;
  return {
    ...{ misfit: null, givesKw, limit, hoursForDay, isEnough, kmANight },
    charge: { from: 10, to: 80, hours },
  };
}

const WITHOUT_DC = {
  misfit: "no_dc",
  givesKw: 0,
  limit: "car",
  hoursForDay: 0,
  isEnough: false,
  kmANight: 0,
  charge: null,
} as const;
