/** So long an edit may have lain open, in ms: what the stock was within that time is what it may have seen. */
export const SEEN_MS = 24 * 60 * 60_000;

/** A movement as far as it tells what the stock was before it. */
type Moved = { delta: number; reason: string; byId: string | null };

/**
 * The numbers that the stock was, newest first, until customers or other administrators moved it to what it
 * is now; none where nobody else has moved it. `movements` are the newest first.
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

/** The reasons for which purchases move stock. */
export const CUSTOMERS = new Set(["reserved", "released", "restocked"]);

type Count = {
  /** The number that an edit says, and the one that it was written upon where it tells. */
  sent: number | null | undefined;
  seen: number | undefined;
  now: number;
  older: readonly number[];
  /** Whether the edit says anything else about the product. */
  saysMore: boolean;
};

/**
 * What a number of units in an edit does to the stock: it moves it by so many, or leaves it because the edit
 * only repeats an older count, or cannot be told from one. A number alone says nothing of what was sold since
 * it was read, and what is sold is never put back.
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
