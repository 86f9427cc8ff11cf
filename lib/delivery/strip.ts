import { dayOfMonth, daysBetween, weekdayOf } from "@/lib/calendar";
import type { DeliveryWindow } from "@/lib/delivery/contract";

/** A day of the drawn window. */
export type StripDay = {
  day: string;
  /** Its number as printed: "3"; null where numbers would stand too close. */
  number: string | null;
  /** A Sunday or a holiday: nothing moves. */
  isOff: boolean;
  isArrival: boolean;
};

/** The drawn window: its days, and its stretches as columns from 1, the last one excluded as in CSS grids. */
export type Strip = {
  days: StripDay[];
  packing: [from: number, to: number];
  /** Null if it can arrive on the day after dispatch. */
  road: [from: number, to: number] | null;
  arrival: [from: number, to: number];
};

/** With more days than these, only some are numbered. */
const NUMBERED_DAYS = 18;

/** The days from the order to the last day of arrival. */
export function stripOf(window: DeliveryWindow): Strip {
  const { ordered_on: orderedOn, dispatch_by: dispatchBy, from, to } = window;
  const holidays = new Set(window.holidays.map(({ day }) => day));
  const all = daysBetween(orderedOn, to);
  const column = (day: string) => all.indexOf(day) + 1;
  const packed = column(dispatchBy) + 1;
  const isDense = all.length > NUMBERED_DAYS;
  return {
    days: all.map((day) => {
      const isOff = weekdayOf(day) === SUNDAY || holidays.has(day);
      const number = !isDense || isNumbered(day, window) ? String(dayOfMonth(day)) : null;
      return { day, number, isOff, isArrival: day >= from && !isOff };
    }),
    packing: [1, packed],
    road: packed < column(from) ? [packed, column(from)] : null,
    arrival: [column(from), all.length + 1],
  };
}

/** On a long strip: the Mondays, and the ends of the window with room beside them. */
function isNumbered(day: string, { from, to }: DeliveryWindow): boolean {
  if (day === from || day === to) return true;
  const isFree = [from, to].every((end) => Math.abs(daysApart(day, end)) > 2);
  return weekdayOf(day) === MONDAY && isFree;
}

function daysApart(one: string, other: string): number {
  return Math.max(daysBetween(one, other).length, daysBetween(other, one).length) - 1;
}

const SUNDAY = 0;
const MONDAY = 1;
