import type { Product } from "@/lib/catalogue/contract";
import { clockText, hoursText } from "@/lib/charging/hours";
import { acHours, DC_YIELD, dcHours } from "@/lib/charging/model";

/** A sample car. Limits in kW: its onboard AC charger, and its battery (mean from 10 to 80 %). */
export type Car = { name: string; batteryKwh: number; acLimitKw: number; dcMeanKw: number };

// Battery sizes of cars sold in India; AC limits are 7.2 kW single phase, except for large three-phase cars.
export const CARS: readonly Car[] = [
  { name: "Compact", batteryKwh: 30, acLimitKw: 7.2, dcMeanKw: 32 },
  { name: "Family hatchback", batteryKwh: 40, acLimitKw: 7.2, dcMeanKw: 40 },
  { name: "Large SUV", batteryKwh: 60, acLimitKw: 11, dcMeanKw: 65 },
];
const SCOOTER: Car = { name: "Scooter", batteryKwh: 3.5, acLimitKw: 0.75, dcMeanKw: 3 };
const BUS: Car = { name: "City bus", batteryKwh: 180, acLimitKw: 11, dcMeanKw: 120 };

/** One bar. `width` is its share of the drawing in percent; `takesKw` is set if the car limits the power. */
export type Lane = {
  name: string;
  batteryKwh: number;
  duration: string;
  end: string;
  width: number;
  takesKw: number | null;
};

export type Drawing = { ticks: readonly string[]; lanes: Lane[]; title: string; lead: string };

/** The scaled drawing on the product page: a night for AC, ninety minutes for DC. */
export function chargingDrawing(product: Pick<Product, "kind" | "rated_power_w">): Drawing {
  const chargerKw = product.rated_power_w / 1000;
  return product.kind === "dc" ? stopDrawing(chargerKw) : nightDrawing(chargerKw);
}

/** A night from 10 pm to 7 am. */
export const NIGHT_HOURS = 9;
const STOP_MINUTES = 90;
/** Below this it is a 16 A socket, also used by scooters. */
const TYPE_2_KW = 3.5;
/** From this power a station can charge a bus. */
const BUS_KW = 100;
export const NIGHT_TICKS = ["10 pm", "11", "12", "1 am", "2", "3", "4", "5", "6", "7 am"];
const STOP_TICKS = ["0", "10", "20", "30", "40", "50", "60", "70", "80", "90 min"];

function nightDrawing(chargerKw: number): Drawing {
  const vehicles = chargerKw < TYPE_2_KW ? [SCOOTER, ...CARS.slice(0, 2)] : CARS;
  const lanes = vehicles.map((car) => nightLane(car, chargerKw));
  const allFull = lanes.every(({ width }) => width < 100);
  return { ticks: NIGHT_TICKS, lanes, ...(allFull ? FULL_NIGHT : SHORT_NIGHT) };
}

const FULL_NIGHT = {
  title: "Plugged in at ten. Full before the milk arrives.",
  lead: "From a tenth to full on this charger. Most nights you will only top up a third of it.",
};
const SHORT_NIGHT = {
  title: "Plugged in at ten. Ready for the day by seven.",
  lead: "From a tenth on this charger. Where the night is too short for all of it, the bar ends with what is in by seven.",
};

function nightLane({ name, batteryKwh, acLimitKw }: Car, chargerKw: number): Lane {
  const takesKw = Math.min(chargerKw, acLimitKw);
  const lane = laneOfNight(name, batteryKwh, takesKw);
  return { ...lane, takesKw: takesKw < chargerKw ? takesKw : null };
}

/** The bar of a battery that is charged from 10 to 100 % with so many kW from 10 pm on. */
export function laneOfNight(name: string, batteryKwh: number, takesKw: number): Lane {
  const hours = acHours(batteryKwh * 0.9, takesKw);
  const reached = Math.floor(10 + (90 * NIGHT_HOURS) / hours);
  return {
    ...{ name, batteryKwh, takesKw, duration: hoursText(hours) },
    end: hours < NIGHT_HOURS ? clockText(hours) : `${reached} % at 7 am`,
    width: share(hours, NIGHT_HOURS),
  };
}

function stopDrawing(chargerKw: number): Drawing {
  const cars = chargerKw >= BUS_KW ? [...CARS, BUS] : CARS;
  return {
    ticks: STOP_TICKS,
    lanes: cars.map((car) => stopLane(car, chargerKw)),
    title: "From ten to eighty percent in the time of a meal.",
    lead: "One vehicle plugged in, drawing all its battery accepts. Above 80 percent every battery slows down, so a stop ends there.",
  };
}

function stopLane(car: Car, chargerKw: number): Lane {
  const delivered = chargerKw * DC_YIELD;
  const minutes = 60 * (dcHours(batteryOf(car), chargerKw, 10, 80) ?? 0);
  return {
    name: car.name,
    batteryKwh: car.batteryKwh,
    duration: `${Math.round(minutes)} min`,
    end: "80 %",
    width: share(minutes, STOP_MINUTES),
    takesKw: car.dcMeanKw < delivered ? car.dcMeanKw : null,
  };
}

function batteryOf({ batteryKwh, dcMeanKw }: Car) {
  return { batteryKwh, dcKw: dcMeanKw, minutes10to80: (60 * 0.7 * batteryKwh) / dcMeanKw };
}

/** Percent of the whole with two decimals, at most 100. */
function share(part: number, whole: number): number {
  return Math.min(100, Math.round((part / whole) * 10_000) / 100);
}
