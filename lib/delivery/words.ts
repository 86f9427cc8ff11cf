import { formatDay, formatDays, formatShortDays } from "@/lib/calendar";
import type { DeliveryWindow } from "@/lib/delivery/contract";

type Span = Pick<DeliveryWindow, "from" | "to">;

/** "Arrives Thu 3 to Tue 8 December". */
export function arrivalWords({ from, to }: Span): string {
  return `Arrives ${formatDays(from, to)}`;
}

/** "Arrives Thu 3 to Tue 8 Dec", for cards and lines. */
export function shortArrivalWords({ from, to }: Span): string {
  return `Arrives ${formatShortDays(from, to)}`;
}

/** "Leaves our warehouse by Wed 2 December". */
export function dispatchWords({ dispatch_by }: Pick<DeliveryWindow, "dispatch_by">): string {
  return `Leaves our warehouse by ${formatDay(dispatch_by)}`;
}

/** How a DC charger comes. */
export const BY_TRUCK = "By truck: we will call you to agree on the day";

/** "No dispatch or delivery on Fri 25 December, Christmas."; null without a holiday. */
export function holidayWords({ holidays }: Pick<DeliveryWindow, "holidays">): string | null {
  if (holidays.length === 0) return null;
  const days = holidays.map(({ day, name }) => `${formatDay(day)} (${name})`);
  return `No dispatch or delivery on ${LIST.format(days)}.`;
}

const LIST = new Intl.ListFormat("en-IN", { type: "conjunction" });
