import { loadOf } from "@/lib/advice/load";
import { kw } from "@/lib/advice/words";
import { ONE_PHASE_KW, type Phases } from "@/lib/charging/model";

/** What a customer's electricity bill states. Powers in kW; the usual peak is null if it is not known. */
export type Supply = { phases: Phases; sanctionedKw: number; peakKw: number | null };

/** Chargers of an order that are to hang on one supply; power in kW, 0 if unknown. */
export type Wanted = { ratedKw: number; units: number };

/** "Single phase, 5 kW sanctioned, 3 kW usual peak". */
export function supplyText({ phases, sanctionedKw, peakKw }: Supply): string {
  const parts = [
    phases === 1 ? "Single phase" : "Three phases",
    `${exactKw(sanctionedKw)} sanctioned`,
    peakKw !== null && `${exactKw(peakKw)} usual peak`,
  ];
  return parts.filter(Boolean).join(", ");
}

/** As it was entered: 5.25 kW are not 5.3. */
const exactKw = (power: number) => `${power} kW`;

/**
 * Whether a supply carries all chargers of an order at once, in sentences; by the rule of `adviseOnProduct`. No
 * sentence without a charger whose power is known.
 */
export function supplyOfOrder(supply: Supply, wanted: readonly Wanted[]) {
  const known = wanted.filter(({ ratedKw, units }) => ratedKw > 0 && units > 0);
  const units = known.reduce((sum, one) => sum + one.units, 0);
  const totalKw = known.reduce((sum, one) => sum + one.ratedKw * one.units, 0);
  if (units === 0) return { isReady: true, words: [] };
  const load = loadOf(supply, totalKw);
  const needsThree = supply.phases === 1 && known.some(({ ratedKw }) => ratedKw > ONE_PHASE_KW);
  const who =
    units === 1
      ? `This ${kw(totalKw)} charger`
      : `These ${units} chargers draw ${kw(totalKw)} together. That`;
  const words = [`${who} ${verdict(load, supply)}`];
  if (needsThree) words.push("A three-phase connection has to come first.");
  return { isReady: load.state !== "extension" && !needsThree, words };
}

function verdict(load: ReturnType<typeof loadOf>, { sanctionedKw }: Supply): string {
  switch (load.state) {
    case "fits":
      return `fits into the ${kw(load.spareKw)} to spare.`;
    case "at_night":
      return `is above the ${kw(load.spareKw)} to spare at peak: it fits after 10 pm.`;
    case "extension": {
      const more = kw(load.toKw - sanctionedKw);
      return `needs a sanctioned load of ${load.toKw} kW first, ${more} more than now.`;
    }
    case "unknown":
      return "cannot be checked.";
  }
}
