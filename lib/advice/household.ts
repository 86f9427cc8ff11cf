import type { Phases, Vehicle } from "@/lib/charging/model";

/** Where the vehicle is parked while it charges. */
export const PLACES = ["house", "flat", "office", "depot"] as const;
export type Place = (typeof PLACES)[number];

/** What a charger is chosen for. */
export type Household = {
  vehicle: Vehicle;
  place: Place;
  phases: Phases;
  /** The load in kW that the electricity bill states; null if it is not known. */
  sanctionedKw: number | null;
  /** The most that is usually drawn at once, in kW; null if it is not known. */
  peakKw: number | null;
  /** Hours a night, or a day, in which it can charge. */
  hoursParked: number;
  kmADay: number;
  /** From the meter to where it is parked. */
  metresToMeter: number | null;
};

/** A charger of the shop. Power in kW, price in paise with all taxes. */
export type Unit = {
  slug: string;
  name: string;
  kind: "portable" | "wall" | "dc";
  ratedKw: number;
  pricePaise: number;
};

/** kWh that a day's driving takes out of the battery. */
export function kwhADay({ vehicle, kmADay }: Pick<Household, "vehicle" | "kmADay">): number {
  return (kmADay * vehicle.kwhPer100Km) / 100;
}
