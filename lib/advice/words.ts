import type { Change, Limit, NotBigger, Offer } from "@/lib/advice/advise";
import type { Cable } from "@/lib/advice/cable";
import type { FleetPlan } from "@/lib/advice/fleet";
import type { Household } from "@/lib/advice/household";
import type { Load } from "@/lib/advice/load";
import { kilowatts } from "@/lib/catalogue/kilowatts";
import { hoursText, roundedHours } from "@/lib/charging/hours";

/** What an offer means for this household, one sentence each, in the order in which people ask. */
export function offerWords(offer: Offer, household: Household): string[] {
  return [...chargingWords(offer, household), ...supplyWords(offer)];
}

/** What the vehicle draws and what a night puts in. */
export function chargingWords(
  offer: Pick<Offer, "givesKw" | "limit" | "isEnough" | "hoursForDay" | "kmANight">,
  household: Pick<Household, "kmADay" | "hoursParked">,
): string[] {
  return [powerWords(offer), nightWords(offer, household)];
}

/** Whether the connection carries it, and what must come first. */
export function supplyWords(offer: Pick<Offer, "load" | "unit" | "changes">): string[] {
  return [loadWords(offer), ...changeWords(offer)];
}

/** The answer in one line: what the cheapest offer is worth. */
export function headline(
  offers: readonly { ratedKw: number; isEnough: boolean; changes: readonly Change[] }[],
): string {
  const [first] = offers;
  if (!first) return "No charger of ours fits.";
  const power = kw(first.ratedKw);
  if (!first.isEnough) return `${power} is the most that fits.`;
  const [change] = first.changes.filter((one) => one !== "noc");
  return change ? `${power}, with ${FIRST[change]}.` : `${power} is enough.`;
}

/** "7.2 kW into the vehicle". */
export function givesWords(givesKw: number): string {
  return `${kw(givesKw)} into the vehicle`;
}

/** Whether a charger works as things are, in a few words. */
export function stateWords(changes: readonly Change[], load: Load["state"]) {
  if (changes.length > 0) {
    const text = `First: ${changes.map((change) => SHORT[change]).join(", ")}`;
    return { isReady: false, text };
  }
  if (load === "unknown") return { isReady: false, text: "If your load allows it" };
  return { isReady: true, text: "Works as things are" };
}

/** Whether the transformer carries a plan, in a few words. */
export function transformerWords(isPossible: boolean, transformerKva: number | null) {
  if (!isPossible) return { isReady: false, text: "Above the transformer" };
  if (transformerKva === null) return { isReady: false, text: "If the transformer allows it" };
  return { isReady: true, text: "Within the transformer" };
}

const FIRST = { load_extension: "a larger load", three_phases: "three phases" } as const;
const SHORT: Record<Change, string> = {
  noc: "consent",
  load_extension: "more load",
  three_phases: "three phases",
};

/** "Cable: 2.5 mm² of copper, for 14 A." */
export function cableWords({ mm2, amps }: Cable): string {
  return `Cable from the meter: ${mm2} mm² of copper, for ${amps} A.`;
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

/** The answer for a fleet in one line. */
export function fleetHeadline(
  plans: readonly { ratedKw: number; points: number; isPossible: boolean }[],
): string {
  const [first] = plans;
  if (!first) return "These hours are too short.";
  if (!first.isPossible) return "The transformer is too small.";
  return `${first.points} ${first.points === 1 ? "point" : "points"} of ${kw(first.ratedKw)}.`;
}

/** How the points were counted. */
export function fleetLead(needKwh: number, queueFactor: number): string {
  return `Together they need ${Math.round(needKwh)} kWh a day. The points are ${queueFactor} times what the arithmetic says, because vehicles come late and together.`;
}

/** "39.6 kW together". */
export function togetherWords(demandKw: number): string {
  return `${kw(demandKw)} together`;
}

/** "7.4 kW". */
export const kw = (power: number) => kilowatts(Math.round(power * 10) * 100);

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

function powerWords({ givesKw, limit }: Pick<Offer, "givesKw" | "limit">): string {
  return `Charges at ${kw(givesKw)}: ${LIMITS[limit]}.`;
}

function nightWords(
  offer: Pick<Offer, "isEnough" | "hoursForDay" | "kmANight">,
  { kmADay, hoursParked }: Pick<Household, "kmADay" | "hoursParked">,
): string {
  const { isEnough, hoursForDay, kmANight } = offer;
  if (isEnough) return `${hours(hoursForDay)} put back the ${kmADay} km of a day.`;
  const parked = hours(hoursParked);
  return `In ${parked} it puts in ${wholeKm(kmANight)} of the ${kmADay} km of a day.`;
}

function loadWords({ load, unit }: Pick<Offer, "load" | "unit">): string {
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

/** Whole kilometres: 197.9999999 are 198. */
export function wholeKm(km: number): number {
  return Math.floor(km + 1e-6);
}

const CHANGES: Record<Exclude<Change, "load_extension">, string> = {
  noc: "Ask your society for a written no-objection certificate before you order.",
  three_phases: "Apply for a three-phase connection first.",
};

function changeWords({ changes }: Pick<Offer, "changes">): string[] {
  return changes.flatMap((change) => (change === "load_extension" ? [] : CHANGES[change]));
}

const hours = (exact: number) => hoursText(roundedHours(exact));
