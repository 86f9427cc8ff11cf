import { clockText, hoursText } from "@/lib/catalogue/charging/charging-rules";

/** What one may ask: power of the charger in kW, of a battery in kWh, from and to in percent. */
export type Charge = { chargerKw: number; batteryKwh: number; from: number; to: number };

/** The powers one can buy, in kW. */
export const CHARGER_KW = [3.3, 7.4, 22, 30, 60, 150] as const;

/** What the page shows before anybody has moved a slider. */
export const EXAMPLE: Charge = { chargerKw: 7.4, batteryKwh: 40, from: 20, to: 80 };

/** Between from and to there is always as much as this, in percent. */
export const STEP = 5;

/** Hours, and the two sentences that say them. */
export type ChargeTime = { hours: number; duration: string; sentence: string };

/**
 * Energy divided by power. On AC the power is the charger's. On DC it is what the battery takes on
 * average, where that is less, and a third of it above 80 percent.
 */
export function chargeTime(charge: Charge): ChargeTime {
  const exact = isDc(charge) ? dcHours(charge) : energyKwh(charge) / charge.chargerKw;
  const hours = rounded(exact);
  return { hours, duration: hoursText(hours), sentence: sentenceOf(charge, hours) };
}

/** The charge with another beginning; the end moves along where it must. */
export function beginAt(charge: Charge, from: number): Charge {
  return { ...charge, from, to: Math.max(charge.to, from + STEP) };
}

/** The charge with another end; the beginning moves along where it must. */
export function endAt(charge: Charge, to: number): Charge {
  return { ...charge, to, from: Math.min(charge.from, to - STEP) };
}

const FIRST_DC_KW = 30;
/** From here a charger gives more than the AC side of most cars takes. */
const STRONG_AC_KW = 22;
/** What cars on Indian roads take on AC: single phase, and the larger ones on three phases. */
const CAR_AC_KW = [11, 7.2] as const;
/** From published tests of Indian cars: 10 to 80 % at about the battery's own size per hour. */
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

/** To 5 minutes above an hour, to a minute below it: nobody's battery keeps to the minute. */
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
