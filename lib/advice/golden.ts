import "server-only";
import { adviseCharger } from "@/lib/advice/advise";
import type { Household, Unit } from "@/lib/advice/household";
import { vehicleOf } from "@/lib/advice/vehicles";
import type { Vehicle } from "@/lib/charging/model";
import { carName, cars, mainVariant } from "@/lib/content/cars";

/** A household that stands for many, how it is named, and the model of our list that it drives. */
export type Golden = { name: string; car: string; household: Household };

/** How many there are. */
const COUNT = 200;

type Situation = Omit<Household, "vehicle"> & { name: string };
const usual = { metresToMeter: null, hoursParked: 9, kmADay: 40 };
const SITUATIONS: readonly Situation[] = [
  { ...usual, name: "house, 5 kW", place: "house", phases: 1, sanctionedKw: 5, peakKw: 3 },
  { ...usual, name: "flat, 8 kW", place: "flat", phases: 1, sanctionedKw: 8, peakKw: 3 },
  {
    ...usual,
    name: "house, 15 kW on three phases",
    place: "house",
    phases: 3,
    sanctionedKw: 15,
    peakKw: 6,
  },
  {
    ...{ ...usual, name: "office, 40 kW on three phases, 90 km", place: "office", phases: 3 },
    ...{ sanctionedKw: 40, peakKw: 20, hoursParked: 8, kmADay: 90 },
  },
  {
    ...{ ...usual, name: "house, load not known, 160 km", place: "house", phases: 1 },
    ...{ sanctionedKw: null, peakKw: null, hoursParked: 7, kmADay: 160 },
  },
];

/** Each model in each situation, until there are 200. */
export const GOLDEN: readonly Golden[] = SITUATIONS.flatMap(({ name, ...situation }) =>
  cars.map((car) => ({
    ...{ name: `${carName(car)}: ${name}`, car: car.slug },
    household: { ...situation, vehicle: vehicleOf(car, mainVariant(car)) },
  })),
).slice(0, COUNT);

/** A household that gets other chargers, by name, cheapest first. */
export type Changed = { name: string; before: string[]; after: string[] };

/** Which of the 200 get other advice with these chargers than with those. */
export function changedAdvice(before: readonly Unit[], after: readonly Unit[]): Changed[] {
  return GOLDEN.flatMap(({ name, household }) =>
    changeOf(name, offered(household, before), offered(household, after)),
  );
}

/** Which of the 200 get other advice if a model had these figures in place of its own. */
export function changedByCar(
  car: string,
  figures: Partial<Vehicle>,
  units: readonly Unit[],
): Changed[] {
  return GOLDEN.filter((golden) => golden.car === car).flatMap(({ name, household }) => {
    const vehicle = { ...household.vehicle, ...figures };
    return changeOf(name, offered(household, units), offered({ ...household, vehicle }, units));
  });
}

function offered(household: Household, units: readonly Unit[]): string[] {
  return adviseCharger(household, units).offers.map(({ unit }) => unit.name);
}

function changeOf(name: string, before: string[], after: string[]): Changed[] {
  return before.join() === after.join() ? [] : [{ name, before, after }];
}
