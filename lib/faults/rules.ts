import type { OrderStatus } from "@/lib/orders/contract";
import { isAway } from "@/lib/orders/status/order-status";

/** How far a fault report is; the word that customers and administrators read is `faultLabel`'s. */
export const FAULT_STATES = ["open", "in_progress", "done"] as const;
export type FaultState = (typeof FAULT_STATES)[number];

/** So many reports of one order may wait at once: more about the same charger belongs into one of them. */
export const MAX_OPEN_FAULTS = 3;

/** What is asked for the cards of the order history: the newest hundred of a customer's reports. */
export const OWN_FAULTS = { limit: 100 };

/** A charger has a fault once somebody has it: shipped or delivered, never an order that is still with us. */
export function mayReportFault(status: OrderStatus): boolean {
  return isAway(status);
}

/** The word shown for a state. */
export function faultLabel(state: FaultState): string {
  return LABELS[state];
}

/** How a state is drawn, in the tones of `Tag`. */
export function faultTone(state: FaultState): "wait" | "move" | "ok" {
  return TONES[state];
}

const LABELS = { open: "Reported", in_progress: "In work", done: "Done" } as const;
const TONES = { open: "wait", in_progress: "move", done: "ok" } as const;
