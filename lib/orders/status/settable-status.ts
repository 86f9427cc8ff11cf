import { z } from "zod";
import { isAway, statusLabel, TRANSITIONS } from "@/lib/orders/status/order-status";

/** The statuses that an administrator can set; null is Order Placed. */
export const SETTABLE_STATUSES = TRANSITIONS.set.to;
export type SettableStatus = (typeof SETTABLE_STATUSES)[number];

const [, ...settable] = SETTABLE_STATUSES;
const words = SETTABLE_STATUSES.map(statusLabel);
const [labels, last] = [words.slice(0, -1), words.at(-1)];

/** The input field. Older clients send "null" as text. */
export const SettableStatus = z.preprocess(
  (value) => (value === "null" ? null : value),
  z.enum(settable, { error: `Choose ${labels.join(", ")} or ${last}.` }).nullable(),
);

/** Whether an order of this status has left, so that it can have a tracking number. */
export function takesTracking(status: SettableStatus): boolean {
  return isAway(status);
}

export const TRACKING_TOO_EARLY =
  "Only an order that is Shipped or Delivered has a tracking number.";
