import "server-only";
import { setTimeout as sleep } from "node:timers/promises";

/** How long one use beyond its rate waits at most, and how many wait at once. A test shortens it. */
export const slowing = { longestMs: 2_000, mostWaiting: 200 };

const kept = globalThis as { slowedUses?: { waiting: number } };

/** Milliseconds that the nth use waits: none within the rate, then longer with each, up to `longestMs` at twice the rate. */
export function delayOf(count: number, rate: number, longestMs = slowing.longestMs): number {
  const over = count - rate;
  return over <= 0 ? 0 : Math.min(longestMs, Math.ceil((longestMs * over) / rate));
}

/** Waits; false where too many wait already, because those who are held back must not fill the memory. */
export async function slowDown(ms: number): Promise<boolean> {
  kept.slowedUses ??= { waiting: 0 };
  const uses = kept.slowedUses;
  if (uses.waiting >= slowing.mostWaiting) return false;
  uses.waiting += 1;
  await sleep(ms).finally(() => {
    uses.waiting -= 1;
  });
  return true;
}
