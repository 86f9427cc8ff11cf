import { formatDateTime, formatTime } from "@/lib/dates";

/**
 * "held until 10:42 am" in Indian time, with the day where it is held for more than one; without a time once
 * nothing is held any more.
 */
export function heldUntil(reservedUntil: Date | null, days = false): string {
  if (!reservedUntil) return "held for a few minutes";
  return `held until ${days ? formatDateTime(reservedUntil) : formatTime(reservedUntil)}`;
}
