import { vehicleOf } from "@/lib/advice/vehicles";
import { NIGHT_HOURS } from "@/lib/catalogue/charging/charging-rules";
import { hoursText, roundedHours } from "@/lib/charging/hours";
import { AC_YIELD, acHours, acPower } from "@/lib/charging/model";
import { type Car, type CarVariant, mainVariant } from "@/lib/content/cars";
import { isOld } from "@/lib/content/checked";

/** A variant in words, for a row of a table. */
export type VariantRow = {
  name: string;
  /** "No longer sold new", or nothing. */
  note: string;
  battery: string;
  ac: string;
  dc: string;
  atSocket: string;
  atWall: string;
  use: string;
  checked: string;
};

/** The figures of each variant of a car. `unchecked` stands beside those that nobody compared with their maker's. */
export function variantRows(car: Car, unchecked: string, today: string): VariantRow[] {
  return car.variants.map((variant) => {
    const vehicle = vehicleOf(car, variant);
    const hours = (unitKw: number) => {
      const { kw } = acPower(vehicle, unitKw, 1);
      return hoursText(roundedHours(acHours(vehicle.batteryKwh * 0.9, kw)));
    };
    return {
      name: variant.name,
      note: variant.status === "earlier" ? "No longer sold new" : "",
      battery: `${variant.battery_kwh} kWh`,
      ac: acWords(variant),
      dc: dcWords(variant),
      atSocket: hours(SOCKET_KW),
      atWall: hours(7.4),
      use: `${variant.kwh_per_100km} kWh per 100 km`,
      checked: checkedWords(variant, unchecked, today),
    };
  });
}

/** What a night on a 16 A point puts in: "full in 8 h 50 min", "190 km". */
export function nightAtSocket(car: Car): string {
  const vehicle = vehicleOf(car, mainVariant(car));
  const { kw } = acPower(vehicle, SOCKET_KW, 1);
  const hours = acHours(vehicle.batteryKwh * 0.9, kw);
  if (hours <= NIGHT_HOURS) return `full in ${hoursText(roundedHours(hours))}`;
  const km = (kw * AC_YIELD * NIGHT_HOURS * 100) / vehicle.kwhPer100Km;
  return `${Math.round(km / 10) * 10} km`;
}

const SOCKET_KW = 3.3;

/** "7.2 kW", "7.2 kW, 11 kW on three phases". */
export function acWords({ ac_1ph_kw: one, ac_3ph_kw: three }: CarVariant): string {
  return three === null ? `${one} kW` : `${one} kW, ${three} kW on three phases`;
}

/** "up to 60 kW", "none". */
export function dcLimit({ dc_max_kw: most }: CarVariant): string {
  return most === null ? "none" : `up to ${most} kW`;
}

/** The same with the time from 10 to 80 %, where it is known. */
function dcWords(variant: CarVariant): string {
  const { min_10_80: minutes } = variant;
  return minutes === null ? dcLimit(variant) : `${dcLimit(variant)}, 10 to 80 % in ${minutes} min`;
}

function checkedWords({ verified_on: day }: CarVariant, unchecked: string, today: string): string {
  if (day === undefined) return unchecked;
  return isOld(day, today)
    ? `Last checked with the maker on ${day}`
    : `Checked with the maker on ${day}`;
}
