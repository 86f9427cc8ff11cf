import type { Details } from "@/lib/catalogue/details";
import { kilowatts } from "@/lib/catalogue/kilowatts";
import { shortened } from "@/lib/graphemes";

type Kind = "portable" | "wall" | "dc";

/** Watts from the first text that names a power: "7.7 KW" → 7700, "250W" → 250; 0 if none does. */
export function powerFrom(...texts: (string | null | undefined)[]): number {
  for (const text of texts) {
    const [, figure, kilo] =
      /(?<![\w.,])(\d+(?:[.,]\d+)?)\s*(k)?w(?![a-z])/i.exec(text ?? "") ?? [];
    const watts = Math.round(Number(figure?.replace(",", ".")) * (kilo ? 1000 : 1));
    if (watts > 0 && watts <= MAX_W) return watts;
  }
  return 0;
}

/**
 * The kind of charger that the fields describe. AC ends at 22 kW on the supply of Indian homes and offices;
 * below that the plug decides.
 */
export function kindFrom({ name, summary = "", details, ratedPowerW }: Described): Kind {
  const words = `${name} ${summary} ${details.mountingType ?? ""}`;
  if (/portable/i.test(words)) return "portable";
  const isDcPlug = /\bCCS|CHAdeMO|GB\/T/i.test(details.gunType ?? "");
  const isDc =
    /\bDC\b/.test(words) || ratedPowerW > MAX_AC_W || (isDcPlug && ratedPowerW >= MIN_DC_W);
  return isDc ? "dc" : "wall";
}

/** Default texts for the public page, from the data sheet. */
export function defaultTexts(
  product: Described & { kind: Kind; model: string; product_color: string },
) {
  const { kind, ratedPowerW, details, model, name } = product;
  const power = ratedPowerW > 0 ? kilowatts(ratedPowerW) : null;
  const current = kind === "dc" ? "DC" : "AC";
  const noun = KIND_NOUNS[kind];
  const mounting = details.mountingType?.toLowerCase() ?? noun;
  const plug = details.gunType && `a ${details.gunType} outlet`;
  const protection = details.ingressProtection && `${details.ingressProtection} protection`;
  const has = [plug, protection].filter(Boolean).join(" and ");
  const sentence = `${name} is ${article(power ?? noun)} ${power ? `${power} ` : ""}${noun}`;
  const supply = [details.inputVoltage, details.phase && phaseText(details.phase)];
  return {
    summary: shortened(`${power ? `${power} ` : ""}${current}, ${mounting}`, 160),
    description: [
      `${sentence}${has ? ` with ${has}` : ""}.`,
      supply[0] ? `Supply: ${supply.filter(Boolean).join(", ")}.` : "",
      `Colour: ${product.product_color}.`,
    ]
      .filter(Boolean)
      .join(" "),
    features: [
      `Model ${model}`,
      power && `${power} ${current}`,
      details.gunType,
      details.ingressProtection,
    ]
      .filter(Boolean)
      .join(", "),
  };
}

type Described = {
  name: string;
  summary?: string | undefined;
  details: Details;
  ratedPowerW: number;
};

const MAX_W = 1_000_000;
const MAX_AC_W = 22_000;
const MIN_DC_W = 3_000;
const KIND_NOUNS = { portable: "portable charger", wall: "wall charger", dc: "DC fast charger" };

/** Data sheets contain both "Single" and "Single phase". */
function phaseText(phase: string): string {
  return /phase/i.test(phase) ? phase.toLowerCase() : `${phase.toLowerCase()} phase`;
}

/** The article by pronunciation: "an 11 kW", "a 7.4 kW". */
function article(text: string): string {
  return /^(8|11(\D|$)|18(\D|$))/.test(text) ? "an" : "a";
}
