import "server-only";
import type { Rate } from "@/lib/call/limit-table";

/** What one use came to: the how-manieth it is in its window, and the milliseconds until that ends. */
export type Counted = { count: number; msLeft: number };

type Slot = { count: number; endsAt: number };

/** More names at once than a busy hour brings; the oldest go, so that nobody fills the memory with new ones. */
const MOST_SLOTS = 50_000;

// Next bundles the handlers apart; all of them must count together.
const kept = globalThis as { processCounters?: Map<string, Map<string, Slot>> };

/** Counts one use of `key` in this process, in a window that begins with its first use. */
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
    // Anew at the end of the order: what stands first is what ends first.
    slots.delete(key);
    slots.set(key, slot);
    dropEnded(slots, now);
  }
  return { count: slot.count, msLeft: slot.endsAt - now };
}

/** How many keys a counter holds now, for tests. */
export function slotsHeld(name: string): number {
  return slotsOf(name).size;
}

function slotsOf(name: string): Map<string, Slot> {
  kept.processCounters ??= new Map();
  const known = kept.processCounters.get(name);
  if (known) return known;
  const made = new Map<string, Slot>();
  kept.processCounters.set(name, made);
  return made;
}

function dropEnded(slots: Map<string, Slot>, now: number): void {
  for (const [key, { endsAt }] of slots) {
    if (endsAt > now && slots.size <= MOST_SLOTS) return;
    slots.delete(key);
  }
}
