import type { Product } from "@/lib/catalogue/contract";
import { kilowatts } from "@/lib/catalogue/kilowatts";
import type { Question } from "@/lib/content/contract";

/** What a charger is connected to, which decides what its site needs. */
export type SiteKind = "socket16" | "socket32" | "point16" | "single" | "three" | "dc";

type Link = { label: string; href: string };
/** A promise beside the button: its name, what it says, and where to read more. */
export type PromiseRow = { name: string; value: string; more?: Link };

/** What a site needs before the charger can be used. */
export type SiteNeeds = {
  title: string;
  lead: string | undefined;
  lines: { name: string; value: string }[];
  action: Link;
  questions: Question[];
};

type Charger = Pick<Product, "kind" | "rated_power_w" | "details">;

/** The site of a charger. One without a known power counts as the smallest of its kind. */
export function siteOf({ kind, rated_power_w: watts, details }: Charger): SiteKind {
  if (kind === "dc") return "dc";
  if (kind === "portable") return watts > SMALL_W ? "socket32" : "socket16";
  if (isThreePhase(details.phase)) return "three";
  return watts > 0 && watts <= SMALL_W ? "point16" : "single";
}

/** Figures of a charger for the texts about its site; undefined where the data sheet does not give them. */
export function siteFigures(charger: Charger): Record<string, string | undefined> {
  const { kind, rated_power_w: watts, details } = charger;
  const ampere = kind === "dc" ? undefined : circuitAmpere(charger);
  return {
    power: watts > 0 ? kilowatts(watts) : undefined,
    load: watts > 0 ? `${Math.ceil(watts / 1000)} kW` : undefined,
    breaker: ampere && `${BREAKERS[ampere]} A`,
    cable: ampere && CABLES[ampere],
    kva: watts > 0 ? `${Math.round((watts / 1000) * KVA_PER_KW)} kVA` : undefined,
    mounting: details.mountingType ?? undefined,
    protection: details.ingressProtection ?? undefined,
  };
}

/** What a charger has, for texts that are true only with it. */
export function siteTraits({ details }: Charger): ReadonlySet<string> {
  const traits = {
    type2: /type 2/i.test(details.gunType ?? ""),
    ccs2: /ccs ?2/i.test(details.gunType ?? ""),
    access: /rfid/i.test(details.chargingOperation ?? ""),
    steps: /\d\s*[–-]\s*\d+ ?A/.test(details.current ?? ""),
  };
  return new Set(Object.entries(traits).flatMap(([name, has]) => (has ? [name] : [])));
}

/** A text with its `{{figures}}`, or undefined if one of them is not known. */
export function filled(
  text: string,
  figures: Readonly<Record<string, string | undefined>>,
): string | undefined {
  let isWhole = true;
  const whole = text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const figure = figures[name];
    isWhole &&= figure !== undefined;
    return figure ?? "";
  });
  return isWhole ? whole : undefined;
}

/** The largest power of a 16 A circuit. */
const SMALL_W = 3_700;
/** From efficiency 95 % and a power factor of 0.94. */
const KVA_PER_KW = 1.12;
const SINGLE_V = 230;
const THREE_V = 400 * Math.sqrt(3);
/** The circuits of a charger in ampere, and the breaker and copper that each needs. */
const CIRCUITS = [16, 32] as const;
const BREAKERS = { 16: 20, 32: 40 };
const CABLES = { 16: "4 mm²", 32: "6 to 10 mm²" };

/** The smallest circuit that carries the charger; undefined for an unknown power or a larger one. */
function circuitAmpere({ rated_power_w: watts, details }: Charger) {
  const volts = isThreePhase(details.phase) ? THREE_V : SINGLE_V;
  // A 7.4 kW charger is rated 32 A at 230 V, which is 7.36 kW.
  return watts > 0 ? CIRCUITS.find((ampere) => watts <= volts * ampere * 1.01) : undefined;
}

function isThreePhase(phase: string | null): boolean {
  return /^(three|3)/i.test(phase ?? "");
}
