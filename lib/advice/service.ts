import "server-only";
import { OWN } from "@/lib/advice/address";
import { adviseCharger as advise, type Offer } from "@/lib/advice/advise";
import { cableFor } from "@/lib/advice/cable";
import * as contract from "@/lib/advice/contract";
import { countAnswer, NONE } from "@/lib/advice/counting";
import { type FleetPlan, adviseFleet as planFleet, QUEUE_FACTOR } from "@/lib/advice/fleet";
import { type Household, kwhADay } from "@/lib/advice/household";
import { monthView } from "@/lib/advice/month";
import { stepsFor } from "@/lib/advice/steps";
import { hundredths, unitsOnSale, unitView } from "@/lib/advice/units";
import { askedVehicle } from "@/lib/advice/vehicles";
import { fleetWords, notBiggerWords, offerWords, wholeKm } from "@/lib/advice/words";
import { serve } from "@/lib/http/serve";

/** Chargers for a vehicle, its supply and its nights. @throws AppError not_found for an unknown car. */
export const adviseCharger = serve(contract.adviseCharger, async (_actor, question) => {
  const { vehicle, verifiedOn } = askedVehicle(question);
  const household: Household = {
    ...{ vehicle, place: question.place, phases: question.phases },
    ...{ sanctionedKw: question.sanctioned_kw, peakKw: question.peak_kw },
    ...{ hoursParked: question.hours_parked, kmADay: question.km_a_day },
    metresToMeter: question.metres_to_meter,
  };
  const { needKwh, needKw, offers, notBigger } = advise(household, await unitsOnSale());
  countAnswer(question.car ?? OWN, offers[0]?.unit.slug ?? NONE);
  return {
    need_kwh: hundredths(needKwh),
    need_kw: hundredths(needKw),
    offers: offers.map((offer) => offerView(offer, household)),
    not_bigger: notBiggerWords(notBigger),
    steps: stepsFor(
      offers.flatMap(({ changes }) => changes),
      question.state,
    ),
    month: monthView(question, household, offers[0]?.hoursForDay ?? 0),
    verified_on: verifiedOn,
  };
});

/** Chargers for a fleet of equal vehicles. @throws AppError not_found for an unknown car. */
export const adviseFleet = serve(contract.adviseFleet, async (_actor, question) => {
  const { vehicle } = askedVehicle(question);
  const { vehicles, km_a_day: kmADay, hours_parked: hoursParked } = question;
  const transformerKva = question.transformer_kva;
  const fleet = { vehicle, vehicles, kmADay, hoursParked, transformerKva };
  const plans = planFleet(fleet, await unitsOnSale());
  const [best] = plans.filter(({ isPossible }) => isPossible);
  countAnswer(question.car ?? OWN, best?.unit.slug ?? NONE);
  return {
    need_kwh: hundredths(kwhADay(fleet) * vehicles),
    queue_factor: QUEUE_FACTOR,
    plans: plans.map((plan) => planView(plan, transformerKva)),
  };
});

function offerView(offer: Offer, household: Household): contract.AdviceAnswer["offers"][number] {
  const { unit, load, changes } = offer;
  const { metresToMeter } = household;
  const phases = changes.includes("three_phases") ? 3 : household.phases;
  return {
    product: unitView(unit),
    gives_kw: hundredths(offer.givesKw),
    limit: offer.limit,
    hours_for_day: hundredths(offer.hoursForDay),
    hours_full: hundredths(offer.hoursFull),
    km_a_night: wholeKm(offer.kmANight),
    is_enough: offer.isEnough,
    load: {
      state: load.state,
      spare_kw: load.state === "unknown" ? null : hundredths(load.spareKw),
      to_kw: load.state === "extension" ? load.toKw : null,
    },
    changes,
    cable: metresToMeter === null ? null : cableFor(unit.ratedKw, phases, metresToMeter),
    words: offerWords(offer, household),
  };
}

function planView(plan: FleetPlan, transformerKva: number | null): contract.FleetPlanView {
  return {
    product: unitView(plan.unit),
    points: plan.points,
    gives_kw: hundredths(plan.givesKw),
    demand_kw: hundredths(plan.demandKw),
    connection_kva: hundredths(plan.connectionKva),
    price: plan.pricePaise,
    is_possible: plan.isPossible,
    words: fleetWords(plan, transformerKva),
  };
}
