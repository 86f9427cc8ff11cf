import { addDays, weekdayOf } from "@/lib/calendar";

/** Holidays by day, with their names; Sundays are not among them. */
export type Holidays = ReadonlyMap<string, string>;

const SUNDAY = 0;

export function isWorkingDay(day: string, holidays: Holidays): boolean {
  return weekdayOf(day) !== SUNDAY && !holidays.has(day);
}

/** This day, or the first working day after it. */
export function workingDayFrom(day: string, holidays: Holidays): string {
  let found = day;
  while (!isWorkingDay(found, holidays)) found = addDays(found, 1);
  return found;
}

/** The working day that is `count` of them after a day; for 0 as `workingDayFrom`. */
export function addWorkingDays(day: string, count: number, holidays: Holidays): string {
  if (count === 0) return workingDayFrom(day, holidays);
  let found = day;
  for (let left = count; left > 0; left--) found = workingDayFrom(addDays(found, 1), holidays);
  return found;
}
