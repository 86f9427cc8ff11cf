import "server-only";
import { setTimeout as sleep } from "node:timers/promises";

/** Longest delay of a use above its limit, and how many may wait at the same time. A test shortens it. */
export const throttling = { longestMs: 2_000, mostWaiting: 200 };

const globalState = globalThis as { throttledUses?: { waiting: number } };

/** The delay of the nth use in ms: none up to the rate, then growing up to `longestMs` at twice the rate. */
export function throttleDelay(
  count: number,
  rate: number,
  longestMs = throttling.longestMs,
): number {
  const over = count - rate;
  return over <= 0 ? 0 : Math.min(longestMs, Math.ceil((longestMs * over) / rate));
}

/** Waits; false if too many are waiting already, so that throttled requests cannot fill the memory. */
export async function throttle(ms: number): Promise<boolean> {
  globalState.throttledUses ??= { waiting: 0 };
  const uses = globalState.throttledUses;
  if (uses.waiting >= throttling.mostWaiting) return false;
  uses.waiting += 1;
  await sleep(ms).finally(() => {
    uses.waiting -= 1;
  });
  return true;
}
