import { z } from "zod";

/** What an administrator can set; null is Order Placed. */
export const SETTABLE_STATUSES = [null, "Accepted", "Processing", "Shipped", "Delivered"] as const;
export type SettableStatus = (typeof SETTABLE_STATUSES)[number];

/** The field of it. Older clients send "null" as text. */
export const SettableStatus = z.preprocess(
  (value) => (value === "null" ? null : value),
  z
    .enum(["Accepted", "Processing", "Shipped", "Delivered"], {
      error: "Choose Order Placed, Accepted, Processing, Shipped or Delivered.",
    })
    .nullable(),
);

/** Whether an order of this status has left, so that it can have a tracking number. */
export function takesTracking(status: SettableStatus): boolean {
  return status === "Shipped" || status === "Delivered";
}

export const TRACKING_TOO_EARLY =
  "Only an order that is Shipped or Delivered has a tracking number.";
