import "server-only";
import { type Advice, adviseCharger } from "@/lib/advice/advise";
import { carQuestions } from "@/lib/advice/car-questions";
import type { Household, Unit } from "@/lib/advice/household";
import { type Month, monthIn } from "@/lib/advice/month";
import { unitsOfRange } from "@/lib/advice/range";
import { vehicleOf } from "@/lib/advice/vehicles";
import {
  type Drawing,
  laneOfNight,
  NIGHT_HOURS,
  NIGHT_TICKS,
} from "@/lib/catalogue/charging/charging-rules";
import type { Vehicle } from "@/lib/charging/model";
import { type Car, mainVariant } from "@/lib/content/cars";
import type { Question } from "@/lib/content/contract";
import { tariffs } from "@/lib/content/tariffs";

/** What the page of a car says beside its figures. */
export type CarAdvice = {
  household: Household;
  advice: Advice;
  night: Pick<Drawing, "ticks" | "lanes">;
  /** By state. */
  months: { state: string; month: Month }[];
  questions: Question[];
};

/** The advice on a car for a usual house, by the same rule as POST /advice. `day` picks the tariffs. */
export async function adviseOnCar(car: Car, day: string): Promise<CarAdvice> {
  const household = usualHousehold(car);
  const units = await unitsOfRange();
  const advice = adviseCharger(household, units);
  const { batteryKwh } = household.vehicle;
  const hours = advice.offers[0]?.hoursForDay ?? 0;
  return {
    household,
    advice,
    night: {
      ticks: NIGHT_TICKS,
      lanes: advice.offers.map(({ unit, givesKw }) => laneOfNight(unit.name, batteryKwh, givesKw)),
    },
    months: tariffs.map(({ state }) => ({
      state,
      month: monthIn(state, { ...household, homeKwh: null, hours }, day),
    })),
    questions: carQuestions(car, household, advice, smallestOf(units)),
  };
}

/** A house on one phase whose owner does not know the load, and a usual day. */
function usualHousehold(car: Car): Household {
  return {
    vehicle: vehicleOf(car, mainVariant(car)),
    place: "house",
    phases: 1,
    sanctionedKw: null,
    peakKw: null,
    hoursParked: NIGHT_HOURS,
    kmADay: USUAL_KM[car.body],
    metresToMeter: null,
  };
}

const USUAL_KM: Record<Vehicle["kind"], number> = { car: 40, scooter: 30, commercial: 80 };

function smallestOf(units: readonly Unit[]): number {
  return Math.min(...units.map(({ ratedKw }) => ratedKw));
}
