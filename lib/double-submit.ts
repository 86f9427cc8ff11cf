/** How long an equal request of one person is one press of a button that came twice. */
const REPEAT_MS = 10 * 60_000;

/**
 * The times at which an earlier request can have been the same press as one of `now`. Every field that is
 * stored is compared beside it: what differs in one of them is another wish, or a correction.
 */
export function doubleSubmitWindow(now: Date): { gt: Date } {
  return { gt: new Date(now.getTime() - REPEAT_MS) };
}
