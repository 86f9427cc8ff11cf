/** How long an edit may have been open, in ms: it may have seen any stock of that time. */
export const SEEN_MS = 24 * 60 * 60_000;

/** The part of a movement needed to compute earlier stock. */
type Moved = { delta: number; reason: string; byId: string | null };

/**
 * The earlier stock counts, newest first, before customers or other administrators moved it; empty if nobody
 * else has moved it. `movements` are newest first.
 */
export function olderCounts(now: number, movements: readonly Moved[], actorId: string): number[] {
  const isOthers = ({ reason, byId }: Moved) =>
    CUSTOMERS.has(reason) || (byId !== null && byId !== actorId);
  const first = movements.findLastIndex(isOthers);
  let count = now;
  return movements.slice(0, first + 1).map(({ delta }) => {
    count -= delta;
    return count;
  });
}

/** The reasons of movements by purchases. */
export const CUSTOMERS = new Set(["reserved", "released", "restocked"]);

type Count = {
  /** The edit's number, and the number that its author saw, if sent. */
  sent: number | null | undefined;
  seen: number | undefined;
  now: number;
  older: readonly number[];
  /** Whether the edit changes anything else. */
  saysMore: boolean;
};

/**
 * The effect of a quantity in an edit on the stock: a movement by that many units, or none, because the edit
 * repeats an older count ("stays") or may do so ("unclear"). A number alone does not know what was sold
 * since it was read, and sold units must never be put back.
 */
export function stockMove({
  sent,
  seen,
  now,
  older,
  saysMore,
}: Count): number | "stays" | "unclear" {
  if (sent === undefined || sent === null) return 0;
  if (seen !== undefined) return sent - seen;
  if (sent === now) return 0;
  if (older.length === 0) return sent - now;
  return older.includes(sent) && saysMore ? "stays" : "unclear";
}
