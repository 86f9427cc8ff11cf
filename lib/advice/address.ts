import type { z } from "zod";
import type { AdviceQuestion, adviseFleet } from "@/lib/advice/contract";

/** What stands behind the question mark of an address. */
export type Params = Readonly<Record<string, string | string[] | undefined>>;
export type ChargerInput = z.input<typeof AdviceQuestion>;
export type FleetInput = z.input<typeof adviseFleet.input>;

/** The page that answers; its address is the question. */
export const ANSWER_PATH = "/choose/answer";
/** The choice of a car that is not listed. */
export const OWN = "own";

/** The numbers by their names in an address, and the fields of the question that they are. */
const NUMBERS = {
  load: "sanctioned_kw",
  peak: "peak_kw",
  hours: "hours_parked",
  km: "km_a_day",
  metres: "metres_to_meter",
  rate: "rate",
  home: "home_kwh",
} as const;
const OWN_NUMBERS = {
  battery: "battery_kwh",
  ac: "ac_kw",
  dc: "dc_kw",
  use: "kwh_per_100km",
} as const;
const FLEET_NUMBERS = {
  vehicles: "vehicles",
  km: "km_a_day",
  hours: "hours_parked",
  kva: "transformer_kva",
} as const;

/** Whether an address asks for an answer; one that only names a car does not. */
export function isAsked(params: Params): boolean {
  return textAt(params, "km") !== undefined;
}

/** Whether it asks for a fleet. */
export function isFleet(params: Params): boolean {
  return textAt(params, "vehicles") !== undefined;
}

/** The question of an address, as it would be sent to POST /advice. Not checked yet: the call does that. */
export function questionAt(params: Params): ChargerInput {
  return {
    ...vehicleAt(params),
    place: textAt(params, "place"),
    phases: numberAt(params, "phases"),
    state: textAt(params, "state"),
    ...numbersAt(params, NUMBERS),
  } as ChargerInput;
}

/** The question of an address for a fleet, as it would be sent to POST /advice/fleet. */
export function fleetAt(params: Params): FleetInput {
  return { ...vehicleAt(params), ...numbersAt(params, FLEET_NUMBERS) } as FleetInput;
}

/** The address of a question; `questionAt` or `fleetAt` reads it back. */
export function addressOf(question: ChargerInput | FleetInput): string {
  const { car, variant, own, ...rest } = question;
  const fields: Record<string, unknown> = rest;
  const named = (names: Readonly<Record<string, string>>, values: Record<string, unknown>) =>
    Object.entries(names).map(([name, field]) => [name, values[field]] as const);
  const texts = ["place", "phases", "state"].map((name) => [name, fields[name]] as const);
  const entries = [
    ["car", own ? OWN : [car, variant].filter(Boolean).join(" ")] as const,
    ...(own ? ([["kind", own.kind], ...named(OWN_NUMBERS, own)] as const) : []),
    ...texts,
    ...named("vehicles" in rest ? FLEET_NUMBERS : NUMBERS, fields),
  ].filter(([, value]) => value !== undefined && value !== null);
  return `${ANSWER_PATH}?${new URLSearchParams(entries.map(([name, value]) => [name, String(value)]))}`;
}

/** The address in which only a car is chosen. */
export function addressForCar(car: string, variant: string): string {
  return `${ANSWER_PATH}?${new URLSearchParams({ car: `${car} ${variant}` })}`;
}

/** The name in an address of a field of the question: "own.battery_kwh" → "battery". */
export function nameOf(field: string): string {
  const all = { ...NUMBERS, ...FLEET_NUMBERS, ...OWN_NUMBERS };
  const bare = field.replace(/^own\./, "");
  return Object.entries(all).find(([, one]) => one === bare)?.[0] ?? bare;
}

/** A text of an address; undefined where nothing was entered. */
export function textAt(params: Params, name: string): string | undefined {
  const [text = ""] = [params[name]].flat();
  return text.trim() || undefined;
}

function vehicleAt(params: Params) {
  const chosen = textAt(params, "car");
  if (chosen === OWN) {
    return { own: { kind: textAt(params, "kind"), ...numbersAt(params, OWN_NUMBERS) } };
  }
  const [car, ...variant] = chosen?.split(" ") ?? [];
  return { car, ...(variant.length > 0 && { variant: variant.join(" ") }) };
}

function numbersAt(params: Params, names: Readonly<Record<string, string>>) {
  return Object.fromEntries(
    Object.entries(names).map(([name, field]) => [field, numberAt(params, name)]),
  );
}

/** NaN for what is no number, which the call refuses with its own words. */
function numberAt(params: Params, name: string): number | undefined {
  const text = textAt(params, name);
  return text === undefined ? undefined : Number(text);
}
