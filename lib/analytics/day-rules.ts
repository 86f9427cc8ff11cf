import { wholeRupees } from "@/lib/money";

/** Sales and refunds of a day, "2026-11-27". Amounts in paise. */
export type DayFigures = {
  day: string;
  total_orders: number;
  total_units: number;
  total_sales: number;
  total_refunded: number;
  net_sales: number;
};

const NOTHING = {
  ...{ total_orders: 0, total_units: 0 },
  ...{ total_sales: 0, total_refunded: 0, net_sales: 0 },
};

/** The `count` days up to `today`, oldest first; days missing in `known` are zeros. */
export function filledDays(
  known: readonly DayFigures[],
  today: string,
  count: number,
): DayFigures[] {
  const byDay = new Map(known.map((figures) => [figures.day, figures]));
  return Array.from({ length: count }, (_, index) => {
    const day = dayBefore(today, count - 1 - index);
    return byDay.get(day) ?? { day, ...NOTHING };
  });
}

/** The day that many days earlier: calendar days have no zone, so UTC arithmetic is fine. */
export function dayBefore(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() - days);
  return date.toISOString().slice(0, 10);
}

/** The sums of a period; the daily average is in whole rupees. */
export function periodSums(days: readonly DayFigures[]) {
  const sum = (of: (figures: DayFigures) => number) =>
    days.reduce((total, figures) => total + of(figures), 0);
  const total_sales = sum((figures) => figures.total_sales);
  return {
    total_orders: sum((figures) => figures.total_orders),
    total_units: sum((figures) => figures.total_units),
    total_sales,
    total_refunded: sum((figures) => figures.total_refunded),
    net_sales: sum((figures) => figures.net_sales),
    average_sales: days.length === 0 ? 0 : wholeRupees(total_sales / days.length),
  };
}

const dayAndMonth = new Intl.DateTimeFormat("en-IN", {
  day: "numeric",
  month: "short",
  timeZone: "UTC",
});
const monthAndYear = new Intl.DateTimeFormat("en-IN", {
  month: "short",
  year: "numeric",
  timeZone: "UTC",
});
const whole = new Intl.DateTimeFormat("en-IN", { dateStyle: "medium", timeZone: "UTC" });

/** "27 Nov 2026" for "2026-11-27". */
export function wholeDay(day: string): string {
  return whole.format(new Date(day));
}

const MONTHS_FROM = 100;

/**
 * The labelled days of an axis, at most `most`, evenly spaced up to the last: "27 Nov"; for a long period
 * the months, "Nov 2026", at their first day.
 */
export function dayTicks(
  days: readonly string[],
  most: number,
): { days: string[]; label: (day: string) => string } {
  const isLong = days.length > MONTHS_FROM;
  const candidates = isLong ? days.filter((day) => day.endsWith("-01")) : days;
  const step = Math.max(Math.ceil(candidates.length / Math.max(most, 1)), 1);
  const format = isLong ? monthAndYear : dayAndMonth;
  return {
    days: candidates.filter((_, index) => (candidates.length - 1 - index) % step === 0),
    label: (day) => format.format(new Date(day)),
  };
}
