/** How far the primary had written its log, in bytes, at a time of this process in ms. */
export type Sample = { at: number; written: number };

/**
 * How old what a replica shows is at most, in ms: it has all that the primary had written at the time of the newest sample that
 * it has replayed. Infinity if it has replayed none. Needs no clock of either server, and an idle primary makes nothing old.
 */
export function lagOf(samples: readonly Sample[], replayed: number, now: number): number {
  const newest = samples.findLast(({ written }) => written <= replayed);
  return newest ? now - newest.at : Number.POSITIVE_INFINITY;
}
