import type { Household } from "@/lib/advice/household";

/**
 * How a charger's load agrees with the sanctioned one: it fits beside the usual peak; it fits at night, when the usual
 * peak is not drawn; it needs an extension to `toKw`; or the load is not known.
 */
export type Load =
  | { state: "fits" | "at_night"; spareKw: number }
  | { state: "extension"; spareKw: number; toKw: number }
  | { state: "unknown" };

/** The load of a charger that draws `unitKw` from this connection. */
export function loadOf(
  { sanctionedKw, peakKw }: Pick<Household, "sanctionedKw" | "peakKw">,
  unitKw: number,
): Load {
  if (sanctionedKw === null) return { state: "unknown" };
  const peak = peakKw ?? sanctionedKw * USUAL_PEAK;
  const spareKw = Math.max(0, sanctionedKw - peak);
  if (unitKw <= spareKw + TOLERANCE) return { state: "fits", spareKw };
  if (unitKw + peak * NIGHT_SHARE <= sanctionedKw + TOLERANCE)
    return { state: "at_night", spareKw };
  return { state: "extension", spareKw, toKw: Math.ceil(unitKw + peak - TOLERANCE) };
}

/** The usual peak of a home that does not know its own, as a share of the sanctioned load. */
const USUAL_PEAK = 0.6;
/** What of the usual peak is drawn after 10 pm: a fan, a fridge, one air conditioner at rest. */
const NIGHT_SHARE = 0.5;
/** In kW: 2.0000001 is 2. */
const TOLERANCE = 1e-6;
