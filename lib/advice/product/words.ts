import type { Household } from "@/lib/advice/household";
import type { Charge, Misfit, ProductAdvice } from "@/lib/advice/product/rules";
import { chargingWords, kw, stateWords, supplyWords } from "@/lib/advice/words";
import { hoursText, roundedHours } from "@/lib/charging/hours";
import { acPower } from "@/lib/charging/model";

/** The answer in a line: "6 h 15 min from 10 to 100 %". */
export function chargeHeadline({ misfit, charge }: Pick<ProductAdvice, "misfit" | "charge">) {
  if (misfit || !charge) return MISFITS[misfit ?? "no_dc"].title;
  return chargeWords(charge);
}

function chargeWords({ from, to, hours }: Charge): string {
  return `${hoursText(roundedHours(hours))} from ${from} to ${to} %`;
}

/** What goes into the vehicle and how long a day's driving takes; or why this is the wrong charger. */
export function productWords(advice: ProductAdvice, household: Household): string[] {
  if (advice.misfit) return [MISFITS[advice.misfit].text];
  return chargingWords(advice, household);
}

const MISFITS: Record<Misfit, { title: string; text: string }> = {
  no_dc: {
    title: "It cannot charge here",
    text: "This is a DC charger, and the vehicle has no DC inlet. It needs an AC charger.",
  },
  scooter: {
    title: "Made for cars",
    text: "A scooter draws less than a 16 A socket gives, so a 3.3 kW point charges it just as fast.",
  },
};

/** Whether the connection carries the charger: in a few words, and in sentences. */
export function supplyCheckWords(advice: ProductAdvice, { vehicle }: Pick<Household, "vehicle">) {
  const { changes, load, unit, misfit } = advice;
  const meanwhile =
    changes.includes("three_phases") && unit.kind !== "dc" && !misfit
      ? [`Until then one phase gives ${kw(acPower(vehicle, unit.ratedKw, 1).kw)}.`]
      : [];
  return { ...stateWords(changes, load.state), words: [...supplyWords(advice), ...meanwhile] };
}
