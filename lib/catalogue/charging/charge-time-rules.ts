import { clockText, hoursText } from "@/lib/catalogue/charging/charging-rules";

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
 * Energy divided by power. On AC the power is the charger's. On DC it is the battery's average power, if
 * lower, and a third of it above 80 percent.
 */
export function chargeTime(charge: Charge): ChargeTime {
  const exact = isDc(charge) ? dcHours(charge) : energyKwh(charge) / charge.chargerKw;
  const hours = rounded(exact);
  return { hours, duration: hoursText(hours), sentence: sentenceOf(charge, hours) };
}

/** The energy in kWh that so many hours at the charger add; no more than the charge asks for. */
export function energyIn(charge: Charge, hours: number): number {
  if (!isDc(charge)) return Math.min(energyKwh(charge), charge.chargerKw * hours);
  const power = dcPower(charge);
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
/** From published tests of Indian cars: from 10 to 80 %, about 1 kW per kWh of battery. */
const DC_KW_PER_KWH = 1;
const SLOW_FROM = 80;
const SLOW_SHARE = 0.35;

function isDc({ chargerKw }: Charge): boolean {
  return chargerKw >= FIRST_DC_KW;
}

function energyKwh({ batteryKwh, from, to }: Charge): number {
  return (batteryKwh * Math.max(0, to - from)) / 100;
}

function dcHours(charge: Charge): number {
  const power = dcPower(charge);
  const fast = energyKwh({ ...charge, to: Math.min(charge.to, SLOW_FROM) });
  const slow = energyKwh({ ...charge, from: Math.max(charge.from, SLOW_FROM) });
  return fast / power + slow / (power * SLOW_SHARE);
}

function dcPower({ chargerKw, batteryKwh }: Charge): number {
  return Math.min(chargerKw, batteryKwh * DC_KW_PER_KWH);
}

/** Rounded to 5 minutes above an hour and to a minute below it; more precision would be false. */
function rounded(hours: number): number {
  const grain = hours < 1 ? 60 : 12;
  return Math.round(hours * grain) / grain;
}

function sentenceOf(charge: Charge, hours: number): string {
  if (isDc(charge)) return dcSentence(charge);
  if (charge.chargerKw >= STRONG_AC_KW) return strongAcSentence(charge);
  if (hours >= 24) return "More than a day. A faster charger will suit better.";
  return `Plug in at 10 pm and it is done by ${clockText(hours)}.`;
}

function strongAcSentence(charge: Charge): string {
  const [three, single] = CAR_AC_KW.map((kw) => hoursText(rounded(energyKwh(charge) / kw)));
  return `If the car takes 22 kW on AC. One that takes 11 kW needs ${three}, one of 7.2 kW ${single}.`;
}

function dcSentence(charge: Charge): string {
  const power = dcPower(charge);
  const pace =
    power < charge.chargerKw
      ? `The battery sets the pace here, at about ${Math.round(power)} kW.`
      : `The charger sets the pace, at ${power} kW.`;
  return charge.to > SLOW_FROM ? `${pace} Above ${SLOW_FROM} % it slows down.` : pace;
}
