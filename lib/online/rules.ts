import { formatPaise } from "@/lib/money";
import type { OnlineSettings } from "@/lib/online/contract";

/** Razorpay creates no order below ₹1: "The amount must be at least INR 1.00" (Orders API, `amount`). */
export const LEAST_ONLINE_PAISE = 1_00;

/**
 * Why this amount cannot be paid online, with a way out; null if it can. Without this check the provider
 * refuses the order and the customer only learns that it failed.
 */
export function onlineProblem(
  totalPaise: number,
  { max }: Pick<OnlineSettings, "max">,
): string | null {
  if (totalPaise < LEAST_ONLINE_PAISE) {
    return `Online payment is possible from ${formatPaise(LEAST_ONLINE_PAISE)}.`;
  }
  if (max === null || totalPaise <= max) return null;
  return `Online payment is possible up to ${formatPaise(max)}. ${BY_TRANSFER}`;
}

const BY_TRANSFER = "We take more by bank transfer: please write to us or call.";
