import "server-only";
import { vehicleWords } from "@/lib/advice/answer-words";
import type { Household } from "@/lib/advice/household";
import { monthView } from "@/lib/advice/month";
import * as contract from "@/lib/advice/product/contract";
import { adviseOnProduct as advise, type ProductAdvice } from "@/lib/advice/product/rules";
import { chargeHeadline, productWords, supplyCheckWords } from "@/lib/advice/product/words";
import { stepsFor } from "@/lib/advice/steps";
import { hundredths, unitOf, unitView } from "@/lib/advice/units";
import { askedVehicle } from "@/lib/advice/vehicles";
import { NIGHT_HOURS } from "@/lib/catalogue/charging/charging-rules";
import { cars } from "@/lib/content/cars";
import { serve } from "@/lib/http/serve";

export const listCars = serve(contract.listCars, async () => ({
  cars: cars.map(({ slug, maker, model, body, variants }) => ({
    ...{ car: slug, maker, model, kind: body },
    variants: variants.map(({ name }) => name),
  })),
}));

/** What one charger does for a vehicle. @throws AppError not_found for an unknown car or charger. */
export const adviseOnProduct = serve(contract.adviseOnProduct, async (_actor, question) => {
  const { vehicle, verifiedOn } = askedVehicle(question);
  const household: Household = {
    ...{ vehicle, place: "house", phases: question.phases },
    ...{ sanctionedKw: question.sanctioned_kw, peakKw: question.peak_kw },
    ...{ hoursParked: NIGHT_HOURS, kmADay: question.km_a_day, metresToMeter: null },
  };
  const advice = advise(household, await unitOf(question.charger));
  const { misfit, charge, changes, hoursForDay } = advice;
  return {
    product: unitView(advice.unit),
    vehicle: vehicleWords(question),
    misfit,
    gives_kw: hundredths(advice.givesKw),
    limit: advice.limit,
    charge: charge && { ...charge, hours: hundredths(charge.hours) },
    hours_for_day: hundredths(hoursForDay),
    headline: chargeHeadline(advice),
    words: [...productWords(advice, household), ...(misfit === "no_dc" ? dcHint(question) : [])],
    supply: supplyView(advice, household),
    steps: stepsFor(changes, question.state),
    month: misfit === "no_dc" ? null : monthView(question, household, hoursForDay),
    verified_on: verifiedOn,
  };
});

/** Figures that were typed may lack the DC power only. */
function dcHint({ own }: contract.ProductQuestion): string[] {
  return own ? ["If it has one, enter what it takes on DC."] : [];
}

function supplyView(advice: ProductAdvice, household: Household): contract.ProductAnswer["supply"] {
  const { load, changes } = advice;
  const { isReady, text, words } = supplyCheckWords(advice, household);
  return {
    state: load.state,
    spare_kw: load.state === "unknown" ? null : hundredths(load.spareKw),
    to_kw: load.state === "extension" ? load.toKw : null,
    ...{ changes, is_ready: isReady, text, words },
  };
}
