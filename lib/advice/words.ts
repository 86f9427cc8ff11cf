import type { Change, Limit, NotBigger, Offer } from "@/lib/advice/advise";
import type { FleetPlan } from "@/lib/advice/fleet";
import type { Household } from "@/lib/advice/household";
import { kilowatts } from "@/lib/catalogue/kilowatts";

/** What an offer means for this household, one sentence each, in the order in which people ask. */
export function offerWords(offer: Offer, household: Household): string[] {
  return [powerWords(offer), nightWords(offer, household), loadWords(offer), ...changeWords(offer)];
}

/** Why no larger charger is offered; null if there is none. */
export function notBiggerWords(reason: NotBigger): string | null {
  if (!reason) return null;
  return `${kw(reason.unit.ratedKw)} would ${NOT_BIGGER[reason.why]}`;
}

/** What a plan means, one sentence each; a demand above the transformer is said with both numbers. */
export function fleetWords(plan: FleetPlan, transformerKva: number | null): string[] {
  const { points, givesKw, demandKw, connectionKva } = plan;
  const kva = `${Math.ceil(connectionKva)} kVA`;
  const each = `${points} ${points === 1 ? "point" : "points"} at ${kw(givesKw)} each draw ${kw(demandKw)}.`;
  if (plan.isPossible || transformerKva === null)
    return [each, `Apply for a connection of ${kva}.`];
  return [each, `That is ${kva}, and the transformer has ${transformerKva} kVA left.`];
}

const kw = (power: number) => kilowatts(Math.round(power * 10) * 100);

const LIMITS: Record<Limit, string> = {
  car: "your vehicle takes no more",
  unit: "all that this charger gives",
  phase: "what the phases of your supply and vehicle allow",
  load: "more needs a larger sanctioned load",
  time: "more hours would be needed, not more power",
};

const NOT_BIGGER: Record<NonNullable<NotBigger>["why"], string> = {
  car: "charge no faster: your vehicle takes no more.",
  unit: "charge no faster.",
  phase: "need a three-phase supply.",
  load: "need a larger sanctioned load.",
  time: "only finish earlier in the night.",
  scooter: "charge no faster: a scooter draws less than a 16 A socket gives.",
};

function powerWords({ givesKw, limit }: Offer): string {
  return `Charges at ${kw(givesKw)}: ${LIMITS[limit]}.`;
}

function nightWords(offer: Offer, { kmADay, hoursParked }: Household): string {
  const { isEnough, hoursForDay, kmANight } = offer;
  if (isEnough) return `${hours(hoursForDay)} put back the ${kmADay} km of a day.`;
  const parked = hours(hoursParked);
  return `In ${parked} it puts in ${Math.floor(kmANight)} of the ${kmADay} km of a day.`;
}

function loadWords({ load, unit }: Offer): string {
  switch (load.state) {
    case "fits":
      return `It fits into the ${kw(load.spareKw)} that your sanctioned load has to spare.`;
    case "at_night":
      return `It is above the ${kw(load.spareKw)} that you have to spare at peak, so set it to charge after 10 pm.`;
    case "extension":
      return `It is above the ${kw(load.spareKw)} that you have to spare: apply for a sanctioned load of ${load.toKw} kW first.`;
    case "unknown":
      return `Check that the sanctioned load on your bill leaves ${kw(unit.ratedKw)} to spare.`;
  }
}

const CHANGES: Record<Exclude<Change, "load_extension">, string> = {
  noc: "Ask your society for a written no-objection certificate before you order.",
  three_phases: "Apply for a three-phase connection first.",
};

function changeWords({ changes }: Offer): string[] {
  return changes.flatMap((change) => (change === "load_extension" ? [] : CHANGES[change]));
}

/** "1 h 50 min", "9 h", "25 min". */
function hours(exact: number): string {
  const minutes = Math.max(5, Math.round((exact * 60) / 5) * 5);
  const [whole, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [...(whole ? [`${whole} h`] : []), ...(rest ? [`${rest} min`] : [])].join(" ");
}
