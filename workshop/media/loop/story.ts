/** The loop: a night of 8 s, in which the car charges from 20 to 80 %. */
export const loop = { frames: 192, perSecond: 24 } as const;

/** What is seen at a moment: how much of the lamp light, of the ring and of the green glow, 0 to 1. */
export type Moment = { lamps: number; charge: number; glow: number };

const dusk = [0.04, 0.2] as const;
const night = [0.22, 0.78] as const;
const dawn = [0.82, 0.98] as const;
const breaths = 3;

/** The state at a time from 0 to 1. It begins and ends by lamp light at 80 %, the hero picture. */
export function moment(time: number): Moment {
  const dark = ease(time, dusk) - ease(time, dawn);
  const charge = 0.8 - 0.6 * ease(time, dusk) + 0.6 * evenly(time, night);
  const breath = 0.5 - 0.5 * Math.cos(2 * Math.PI * breaths * evenly(time, night));
  return {
    lamps: 1 - 0.82 * dark,
    charge,
    glow: 0.35 + 0.75 * charge - 0.2 * breath,
  };
}

function evenly(time: number, [from, to]: readonly [number, number]): number {
  return Math.max(0, Math.min(1, (time - from) / (to - from)));
}

/** Slow at both ends. */
function ease(time: number, span: readonly [number, number]): number {
  const share = evenly(time, span);
  return share * share * (3 - 2 * share);
}
