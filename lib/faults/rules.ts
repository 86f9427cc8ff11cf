import type { OrderStatus } from "@/lib/orders/contract";

/** How far a fault report is; the word that customers and administrators read is `reportLabel`'s. */
export const REPORT_STATES = ["open", "in_progress", "done"] as const;
export type ReportState = (typeof REPORT_STATES)[number];

/** So many reports of one order may wait at once: more about the same charger belongs into one of them. */
export const MAX_OPEN_REPORTS = 3;

/** What is asked for the cards of the order history: the newest hundred of a customer's reports. */
export const OWN_REPORTS = { limit: 100 };

/** A charger has a fault once somebody has it: shipped or delivered, never an order that is still with us. */
export function mayReport(status: OrderStatus): boolean {
  return status === "Shipped" || status === "Delivered";
}

/** The word shown for a state. */
export function reportLabel(state: ReportState): string {
  return LABELS[state];
}

/** How a state is drawn, in the tones of `Tag`. */
export function reportTone(state: ReportState): "wait" | "move" | "ok" {
  return TONES[state];
}

const LABELS = { open: "Reported", in_progress: "In work", done: "Done" } as const;
const TONES = { open: "wait", in_progress: "move", done: "ok" } as const;
