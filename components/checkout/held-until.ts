import { formatTime } from "@/lib/dates";

/** "held until 10:42 am" in Indian time; without a time once nothing is held any more. */
export function heldUntil(reservedUntil: Date | null): string {
  return reservedUntil ? `held until ${formatTime(reservedUntil)}` : "held for a few minutes";
}
