import type { OrderStatus } from "@/lib/orders/contract";
import { isAway } from "@/lib/orders/status/order-status";

/** The states of a fault report; `faultLabel` has their labels. */
export const FAULT_STATES = ["open", "in_progress", "done"] as const;
export type FaultState = (typeof FAULT_STATES)[number];

/** Most open reports per order: more about the same charger belongs in one of them. */
export const MAX_OPEN_FAULTS = 3;

/** The query for the cards of the order history: the newest hundred reports of a customer. */
export const OWN_FAULTS = { limit: 100 };

/** A fault can be reported once the charger was shipped or delivered. */
export function mayReportFault(status: OrderStatus): boolean {
  return isAway(status);
}

/** The label of a state. */
export function faultLabel(state: FaultState): string {
  return LABELS[state];
}

/** The tone of a state, as `Tag` takes it. */
export function faultTone(state: FaultState): "wait" | "move" | "ok" {
  return TONES[state];
}

const LABELS = { open: "Reported", in_progress: "In work", done: "Done" } as const;
const TONES = { open: "wait", in_progress: "move", done: "ok" } as const;
