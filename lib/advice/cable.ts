import { ONE_PHASE_KW, type Phases } from "@/lib/charging/model";

/** A cable's copper cross-section in mm², and the current in A for which it is chosen. */
export type Cable = { mm2: number; amps: number };

/**
 * The smallest usual cable from the meter to the charger whose voltage drops by no more than 3 % (the limit for
 * circuits other than lighting is 5 %: IS 732; the rest is for the supply before the meter). Null beyond 35 mm².
 */
export function cableFor(unitKw: number, phases: Phases, metres: number): Cable | null {
  const onThree = phases === 3 && unitKw > ONE_PHASE_KW;
  const kw = onThree ? unitKw : Math.min(unitKw, ONE_PHASE_KW);
  const amps = Math.round((kw * 1000) / (onThree ? 3 * PHASE_V : PHASE_V));
  // Out and back on one phase; on three the star's share of each line, whose voltage is the root of three times as high.
  const loop = onThree ? metres : 2 * metres;
  const drop = (mm2: number) => (amps * loop * OHM_MM2_PER_M) / mm2 / PHASE_V;
  const mm2 = SIZES.find((size) => (CARRIES[size] ?? 0) >= amps && drop(size) <= MOST_DROP);
  return mm2 === undefined ? null : { mm2, amps };
}

const PHASE_V = 230;
const MOST_DROP = 0.03;
/** Copper at 70 °C. */
const OHM_MM2_PER_M = 0.0217;
const SIZES = [2.5, 4, 6, 10, 16, 25, 35] as const;
/** Amperes that a copper cable in a conduit carries for hours at 40 °C, rounded down. */
const CARRIES: Record<number, number> = { 2.5: 16, 4: 24, 6: 32, 10: 44, 16: 60, 25: 80, 35: 98 };
