import "server-only";
import { setTimeout as sleep } from "node:timers/promises";

/** How long one use beyond its rate waits at most, and how many wait at once. A test shortens it. */
export const throttling = { longestMs: 2_000, mostWaiting: 200 };

const kept = globalThis as { throttledUses?: { waiting: number } };

/** Milliseconds that the nth use waits: none within the rate, then longer with each, up to `longestMs` at twice the rate. */
export function throttleDelay(
  count: number,
  rate: number,
  longestMs = throttling.longestMs,
): number {
  const over = count - rate;
  return over <= 0 ? 0 : Math.min(longestMs, Math.ceil((longestMs * over) / rate));
}

/** Waits; false where too many wait already, because those who are held back must not fill the memory. */
export async function throttle(ms: number): Promise<boolean> {
  kept.throttledUses ??= { waiting: 0 };
  const uses = kept.throttledUses;
  if (uses.waiting >= throttling.mostWaiting) return false;
  uses.waiting += 1;
  await sleep(ms).finally(() => {
    uses.waiting -= 1;
  });
  return true;
}
