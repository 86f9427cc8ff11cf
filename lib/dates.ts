const zone = "Asia/Kolkata";
const dateTime = new Intl.DateTimeFormat("en-IN", {
  dateStyle: "medium",
  timeStyle: "short",
  hour12: true,
  timeZone: zone,
});
const shortDateTime = new Intl.DateTimeFormat("en-IN", {
  day: "numeric",
  month: "short",
  hour: "numeric",
  minute: "2-digit",
  hour12: true,
  timeZone: zone,
});
const yearMonth = new Intl.DateTimeFormat("en-GB", {
  year: "2-digit",
  month: "2-digit",
  timeZone: zone,
});

const time = new Intl.DateTimeFormat("en-IN", {
  timeStyle: "short",
  hour12: true,
  timeZone: zone,
});
const longDay = new Intl.DateTimeFormat("en-IN", { dateStyle: "long", timeZone: zone });
const month = new Intl.DateTimeFormat("en-IN", { month: "long", year: "numeric", timeZone: zone });
const day = new Intl.DateTimeFormat("en-CA", { dateStyle: "short", timeZone: zone });
const minute = new Intl.DateTimeFormat("en-GB", { timeStyle: "short", timeZone: zone });

/** "27 Nov 2026, 9:58 pm" in Indian time: the spec's en-IN medium date with short 12-hour time. */
export function formatDateTime(date: Date): string {
  return dateTime.format(date);
}

/** "27 Nov, 9:58 pm" in Indian time. */
export function formatShortDateTime(date: Date): string {
  return shortDateTime.format(date);
}

/** "9:58 pm" in Indian time. */
export function formatTime(date: Date): string {
  return time.format(date);
}

/** "27 November 2026" in Indian time. */
export function formatLongDay(date: Date): string {
  return longDay.format(date);
}

/** "2026-11-27" in Indian time. */
export function dayCode(date: Date): string {
  return day.format(date);
}

/** "14:05" in Indian time. */
export function minuteCode(date: Date): string {
  return minute.format(date);
}

/** The day in a date column as the database client returns it: midnight UTC. */
export function dayOf(column: Date): string {
  return column.toISOString().slice(0, 10);
}

/** A day for a date column. */
export function dayColumn(day: string): Date {
  return new Date(`${day}T00:00:00Z`);
}

/** "2611" for November 2026 in Indian time, for order numbers. */
export function yearMonthCode(date: Date): string {
  const [month = "", year = ""] = yearMonth.format(date).split("/");
  return `${year}${month}`;
}

/**
 * Nine in the morning in India, for feeds and structured data: a day without a time would be read as UTC.
 * "2026-11-24" → "2026-11-24T09:00:00+05:30".
 */
export function morningOf(day: string): string {
  return `${day}T09:00:00+05:30`;
}

/** "November 2026" for "2026-11". */
export function formatMonth(code: string): string {
  return month.format(boundsOf(`${code}-01`).start);
}

/** This month in India and the months before it, latest first: "2026-11", "2026-10". */
export function monthsUntil(now: Date, count: number): string[] {
  const [year, last] = dayCode(now).split("-").map(Number) as [number, number];
  return Array.from({ length: count }, (_, back) =>
    new Date(Date.UTC(year, last - 1 - back, 1)).toISOString().slice(0, 7),
  );
}

/** The first and the last day of a month: "2026-02" → "2026-02-01" to "2026-02-28". */
export function daysOfMonth(code: string): { from: string; to: string } {
  const [year, number] = code.split("-").map(Number) as [number, number];
  const last = new Date(Date.UTC(year, number, 0));
  return { from: `${code}-01`, to: last.toISOString().slice(0, 10) };
}

/** A day, in milliseconds. */
export const DAY_MS = 24 * 60 * 60 * 1000;

/** When a day begins and ends in India: from midnight to the next midnight. */
export function boundsOf(day: string): { start: Date; end: Date } {
  const start = new Date(`${day}T00:00:00+05:30`);
  return { start, end: new Date(start.getTime() + DAY_MS) };
}
