import { energyIn } from "@/lib/catalogue/charging/charge-time-rules";

/** The car that charges during a stay: from and to in percent. */
export type StayCar = { batteryKwh: number; from: number; to: number; kwhPer100Km: number };

/** What a charger gives during a stay; `share` is the part of the whole charge, from 0 to 1. */
export type Gain = { kw: number; km: number; share: number; fits: boolean };

/**
 * The kilometres that each power gives during a stay. One power fits: the smallest that completes the
 * charge, or the largest where none does.
 */
export function stayGains(car: StayCar, minutes: number, powers: readonly number[]): Gain[] {
  const { batteryKwh, from, to, kwhPer100Km } = car;
  const asked = (batteryKwh * (to - from)) / 100;
  const gains = powers.map((chargerKw) => {
    const kwh = energyIn({ chargerKw, batteryKwh, from, to }, minutes / 60);
    return { kw: chargerKw, km: roundedKm((kwh / kwhPer100Km) * 100), share: kwh / asked };
  });
  const complete = gains.filter(({ share }) => share > COMPLETE).map(({ kw }) => kw);
  const fit = complete.length > 0 ? Math.min(...complete) : Math.max(...powers);
  return gains.map((gain) => ({ ...gain, fits: gain.kw === fit }));
}

/** 20 → "20 min", 150 → "2½ h". */
export function stayText(minutes: number): string {
  if (minutes < 60) return `${minutes} min`;
  const hours = Math.floor(minutes / 60);
  return minutes % 60 === 30 ? `${hours}½ h` : `${Math.round((minutes / 60) * 10) / 10} h`;
}

const COMPLETE = 0.999;

/** Rounded to 5 km; more precision would be false. */
function roundedKm(km: number): number {
  return Math.round(km / 5) * 5;
}
