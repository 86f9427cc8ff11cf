import "server-only";
import type { Rate } from "@/lib/call/limit-table";

/** The result of one use: its number within the window, and the milliseconds until that ends. */
export type Counted = { count: number; msLeft: number };

type Slot = { count: number; endsAt: number };

/** More keys than a busy hour brings; the oldest are dropped, so that new keys cannot fill the memory. */
const MOST_SLOTS = 50_000;

// Next bundles the handlers separately; all must share the counters.
const globalState = globalThis as { processCounters?: Map<string, Map<string, Slot>> };

/** Counts one use of `key` in this process, in a window that starts with its first use. */
export function countHere(
  name: string,
  key: string,
  [, seconds]: Rate,
  now = performance.now(),
): Counted {
  const slots = slotsOf(name);
  const known = slots.get(key);
  const slot = known && known.endsAt > now ? known : { count: 0, endsAt: now + seconds * 1000 };
  slot.count += 1;
  if (slot !== known) {
    // Re-inserted at the end, so that the map is ordered by end of window.
    slots.delete(key);
    slots.set(key, slot);
    dropEnded(slots, now);
  }
  return { count: slot.count, msLeft: slot.endsAt - now };
}

/** How many keys a counter holds, for tests. */
export function slotsHeld(name: string): number {
  return slotsOf(name).size;
}

function slotsOf(name: string): Map<string, Slot> {
  globalState.processCounters ??= new Map();
  const known = globalState.processCounters.get(name);
  if (known) return known;
  const made = new Map<string, Slot>();
  globalState.processCounters.set(name, made);
  return made;
}

function dropEnded(slots: Map<string, Slot>, now: number): void {
  for (const [key, { endsAt }] of slots) {
    if (endsAt > now && slots.size <= MOST_SLOTS) return;
    slots.delete(key);
  }
}
