import { clockText, hoursText, roundedHours } from "@/lib/charging/hours";
import {
  AC_YIELD,
  acHours,
  DC_YIELD,
  dcHours,
  dcPower,
  SLOW_FROM,
  SLOW_SHARE,
} from "@/lib/charging/model";

/** The input of the calculator: charger power in kW, battery in kWh, from and to in percent. */
export type Charge = { chargerKw: number; batteryKwh: number; from: number; to: number };

/** The powers on sale, in kW. */
export const CHARGER_KW = [3.3, 7.4, 22, 30, 60, 150] as const;

/** The initial position of the sliders. */
export const EXAMPLE: Charge = { chargerKw: 7.4, batteryKwh: 40, from: 20, to: 80 };

/** The smallest difference between from and to, in percent. */
export const STEP = 5;

/** The result: hours, and two texts for it. */
export type ChargeTime = { hours: number; duration: string; sentence: string };

/**
 * By the one model of charging, for a car that takes what the charger gives. On DC it is the battery's average
 * power, if lower, and a third of it above 80 percent.
 */
export function chargeTime(charge: Charge): ChargeTime {
  const { chargerKw, from, to } = charge;
  const exact = isDc(charge)
    ? (dcHours(batteryOf(charge), chargerKw, from, to) ?? 0)
    : acHours(energyKwh(charge), chargerKw);
  const hours = roundedHours(exact);
  return { hours, duration: hoursText(hours), sentence: sentenceOf(charge, hours) };
}

/** The energy in kWh that so many hours at the charger add; no more than the charge asks for. */
export function energyIn(charge: Charge, hours: number): number {
  if (!isDc(charge)) return Math.min(energyKwh(charge), charge.chargerKw * AC_YIELD * hours);
  const power = meanDcKw(charge);
  const fast = energyKwh({ ...charge, to: Math.min(charge.to, SLOW_FROM) });
  const rest = Math.max(0, hours - fast / power) * power * SLOW_SHARE;
  return Math.min(energyKwh(charge), Math.min(fast, power * hours) + rest);
}

/** The charge with another start; the end moves along if needed. */
export function beginAt(charge: Charge, from: number): Charge {
  return { ...charge, from, to: Math.max(charge.to, from + STEP) };
}

/** The charge with another end; the start moves along if needed. */
export function endAt(charge: Charge, to: number): Charge {
  return { ...charge, to, from: Math.min(charge.from, to - STEP) };
}

const FIRST_DC_KW = 30;
/** From this power a charger exceeds the onboard charger of most cars. */
const STRONG_AC_KW = 22;
/** AC limits of cars on Indian roads: single phase, and larger ones on three phases. */
const CAR_AC_KW = [11, 7.2] as const;
/** From published tests of Indian cars: from 10 to 80 %, about 1 kW per kWh of battery, which is 42 minutes. */
const MINUTES_10_TO_80 = 42;

function isDc({ chargerKw }: Charge): boolean {
  return chargerKw >= FIRST_DC_KW;
}

function energyKwh({ batteryKwh, from, to }: Charge): number {
  return (batteryKwh * Math.max(0, to - from)) / 100;
}

/** A battery whose mean power alone limits it. */
function batteryOf({ batteryKwh }: Charge) {
  return { batteryKwh, dcKw: batteryKwh, minutes10to80: MINUTES_10_TO_80 };
}

function meanDcKw(charge: Charge): number {
  return dcPower(batteryOf(charge), charge.chargerKw) ?? 0;
}

function sentenceOf(charge: Charge, hours: number): string {
  if (isDc(charge)) return dcSentence(charge);
  if (charge.chargerKw >= STRONG_AC_KW) return strongAcSentence(charge);
  if (hours >= 24) return "More than a day. A faster charger will suit better.";
  return `Plug in at 10 pm and it is done by ${clockText(hours)}.`;
}

function strongAcSentence(charge: Charge): string {
  const [three, single] = CAR_AC_KW.map((kw) =>
    hoursText(roundedHours(acHours(energyKwh(charge), kw))),
  );
  return `If the car takes 22 kW on AC. One that takes 11 kW needs ${three}, one of 7.2 kW ${single}.`;
}

function dcSentence(charge: Charge): string {
  const power = meanDcKw(charge);
  const pace =
    power < charge.chargerKw * DC_YIELD
      ? `The battery sets the pace here, at about ${Math.round(power)} kW.`
      : `The charger sets the pace, at ${charge.chargerKw} kW.`;
  return charge.to > SLOW_FROM ? `${pace} Above ${SLOW_FROM} % it slows down.` : pace;
}
