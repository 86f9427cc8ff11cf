/** A process that has lived this long, in ms, was well: what ended it is new. */
export const WELL_AFTER_MS = 60_000;
/** So many processes in a row that end at start, and no other that answers: the shop gives up. */
export const MOST_FAILURES = 5;

const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 30_000;

/** How long to wait before the next start, in ms, after so many failures in a row: at once after none. */
export function waitBefore(failures: number): number {
  if (failures === 0) return 0;
  return Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (failures - 1));
}

/** Whether to give up: others that answer keep the shop open, so they are not taken down with this one. */
export function isHopeless(failures: number, answering: number): boolean {
  return failures >= MOST_FAILURES && answering === 0;
}
