/** A vehicle as far as charging goes. Powers in kW at the inlet, null where it has none. */
export type Vehicle = {
  kind: "car" | "scooter" | "commercial";
  batteryKwh: number;
  /** The most that its onboard charger takes on one phase. */
  ac1Kw: number;
  /** The same on three phases; null for a vehicle that uses one phase only. */
  ac3Kw: number | null;
  /** The most on DC. */
  dcKw: number | null;
  /** From 10 to 80 % on the strongest DC charger it can use, by its maker or a test. */
  minutes10to80: number | null;
  kwhPer100Km: number;
};

/** What DC depends on. */
type Battery = Pick<Vehicle, "batteryKwh" | "dcKw" | "minutes10to80">;

export type Phases = 1 | 3;
/** What the power stops at: the vehicle, the charger, or the phases of supply and vehicle. */
export type PowerLimit = "car" | "unit" | "phase";

/** 32 A at 230 V: a single-phase supply feeds no more, and no more is built for one. */
export const ONE_PHASE_KW = 7.4;
/** What arrives in the battery; the rest is lost in the vehicle's onboard charger. */
export const AC_YIELD = 0.9;
/** What a DC charger delivers of its rated power. */
export const DC_YIELD = 0.95;
/** Above this state of charge, in percent, a battery takes DC more slowly. */
export const SLOW_FROM = 80;
/** How much of its power it still takes there: measured 0.33 to 0.39 on Indian cars. */
export const SLOW_SHARE = 0.35;

/**
 * The power in kW that a vehicle draws from an AC charger, and what limits it. A three-phase charger on one phase
 * gives what one phase gives; a single-phase vehicle gets one phase of a three-phase charger, which is a third of it.
 */
export function acPower(
  vehicle: Pick<Vehicle, "ac1Kw" | "ac3Kw">,
  unitKw: number,
  phases: Phases,
): { kw: number; limit: PowerLimit } {
  const onThree = phases === 3 && unitKw > ONE_PHASE_KW;
  const usesThree = onThree && vehicle.ac3Kw !== null;
  const offered = usesThree ? unitKw : onThree ? unitKw / 3 : Math.min(unitKw, ONE_PHASE_KW);
  const taken = usesThree && vehicle.ac3Kw !== null ? vehicle.ac3Kw : vehicle.ac1Kw;
  if (taken <= offered) return { kw: taken, limit: "car" };
  return { kw: offered, limit: offered < unitKw ? "phase" : "unit" };
}

/** Hours in which this power brings so many kWh into the battery. */
export function acHours(kwh: number, powerKw: number): number {
  return kwh / (powerKw * AC_YIELD);
}

/** The mean power in kW from 10 to 80 % on a DC charger; null for a vehicle without DC. */
export function dcPower(battery: Battery, unitKw: number): number | null {
  const { batteryKwh, dcKw, minutes10to80 } = battery;
  if (dcKw === null) return null;
  const own =
    minutes10to80 === null ? dcKw * UNKNOWN_MEAN : (batteryKwh * 0.7) / (minutes10to80 / 60);
  return Math.min(unitKw * DC_YIELD, own);
}

/** Hours on DC between two states of charge in percent; null for a vehicle without DC. */
export function dcHours(battery: Battery, unitKw: number, from: number, to: number): number | null {
  const power = dcPower(battery, unitKw);
  if (power === null) return null;
  const kwh = (low: number, high: number) =>
    (battery.batteryKwh * Math.max(0, high - low)) / 100 / power;
  return kwh(from, Math.min(to, SLOW_FROM)) + kwh(Math.max(from, SLOW_FROM), to) / SLOW_SHARE;
}

/** The mean of cars whose maker tells no time: tests found 0.5 to 0.8 of the headline power. */
const UNKNOWN_MEAN = 0.65;
