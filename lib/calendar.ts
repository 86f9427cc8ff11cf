/** Days of the calendar as "2026-12-03", without time or zone. */

const DAY_MS = 24 * 60 * 60 * 1000;
const parts = (style: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat("en-IN", { ...style, timeZone: "UTC" });
const weekdayName = parts({ weekday: "short" });
const monthName = parts({ month: "long" });
const shortMonthName = parts({ month: "short" });

/** The day `count` days later. */
export function addDays(day: string, count: number): string {
  return new Date(at(day).getTime() + count * DAY_MS).toISOString().slice(0, 10);
}

/** The days from one to another, both included; none if the second is before the first. */
export function daysBetween(from: string, to: string): string[] {
  const count = (at(to).getTime() - at(from).getTime()) / DAY_MS + 1;
  return Array.from({ length: Math.max(0, count) }, (_, index) => addDays(from, index));
}

/** 0 for Sunday to 6 for Saturday. */
export function weekdayOf(day: string): number {
  return at(day).getUTCDay();
}

/** "Thu 3 December". */
export function formatDay(day: string): string {
  return `${weekday(day)} ${dayOfMonth(day)} ${monthName.format(at(day))}`;
}

/** "Thu 3 Dec". */
export function formatShortDay(day: string): string {
  return `${weekday(day)} ${dayOfMonth(day)} ${shortMonthName.format(at(day))}`;
}

/** "Thu 3 to Tue 8 December", "Mon 30 November to Thu 3 December", or one day. */
export function formatDays(from: string, to: string): string {
  return range(from, to, formatDay, (day) => `${weekday(day)} ${dayOfMonth(day)}`);
}

/** The same in short, for cards and tables: "Thu 3 to Tue 8 Dec". */
export function formatShortDays(from: string, to: string): string {
  return range(from, to, formatShortDay, (day) => `${weekday(day)} ${dayOfMonth(day)}`);
}

/** 1 to 31. */
export function dayOfMonth(day: string): number {
  return at(day).getUTCDate();
}

type Format = (day: string) => string;

function range(from: string, to: string, whole: Format, bare: Format): string {
  if (from === to) return whole(to);
  const isOneMonth = from.slice(0, 7) === to.slice(0, 7);
  return `${isOneMonth ? bare(from) : whole(from)} to ${whole(to)}`;
}

function weekday(day: string): string {
  return weekdayName.format(at(day));
}

function at(day: string): Date {
  return new Date(`${day}T00:00:00Z`);
}
