import { addDays } from "@/lib/calendar";

/** Figures that were compared with their source longer ago than this, in days, are to be compared again. */
const CHECK_AGAIN_DAYS = 180;

/** Whether a figure was checked, but too long ago on this day. What was never checked is not old: pages say so. */
export function isOld(verifiedOn: string | undefined, today: string): boolean {
  return verifiedOn !== undefined && addDays(verifiedOn, CHECK_AGAIN_DAYS) < today;
}
