import { formatDateTime, formatTime } from "@/lib/dates";

/**
 * "held until 10:42 am" in Indian time. `days` adds the date, for holds longer than a day. Without
 * `reservedUntil` no time is named.
 */
export function heldUntil(reservedUntil: Date | null, days = false): string {
  if (!reservedUntil) return "held for a few minutes";
  return `held until ${days ? formatDateTime(reservedUntil) : formatTime(reservedUntil)}`;
}
