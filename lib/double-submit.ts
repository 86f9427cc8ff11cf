/** How long an equal request of the same person counts as a double submit. */
const REPEAT_MS = 10 * 60_000;

/**
 * The period in which an earlier request can be a double submit of one at `now`. Callers also compare every
 * stored field: a request that differs in one is a new request, or a correction.
 */
export function doubleSubmitWindow(now: Date): { gt: Date } {
  return { gt: new Date(now.getTime() - REPEAT_MS) };
}
