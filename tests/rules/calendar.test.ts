import { addDays, daysBetween, formatDays, formatShortDays, weekdayOf } from "@/lib/calendar";

it.each([
  ["2026-12-03", "2026-12-08", "Thu 3 to Tue 8 December", "Thu 3 to Tue 8 Dec"],
  ["2026-11-30", "2026-12-03", "Mon 30 November to Thu 3 December", "Mon 30 Nov to Thu 3 Dec"],
  ["2026-12-30", "2027-01-04", "Wed 30 December to Mon 4 January", "Wed 30 Dec to Mon 4 Jan"],
  ["2026-12-03", "2026-12-03", "Thu 3 December", "Thu 3 Dec"],
  ["2026-12-03", "2027-12-08", "Thu 3 December to Wed 8 December", "Thu 3 Dec to Wed 8 Dec"],
])("words %s to %s", (from, to, long, short) => {
  expect(formatDays(from, to)).toBe(long);
  expect(formatShortDays(from, to)).toBe(short);
});

it.each([
  ["2026-12-31", 1, "2027-01-01"],
  ["2027-03-01", -1, "2027-02-28"],
  ["2028-02-28", 1, "2028-02-29"],
])("adds to %s %i days", (day, count, later) => {
  expect(addDays(day, count)).toBe(later);
});

it("knows the days from one to another, and their weekdays", () => {
  expect(daysBetween("2026-12-30", "2027-01-01")).toEqual([
    "2026-12-30",
    "2026-12-31",
    "2027-01-01",
  ]);
  expect(daysBetween("2027-01-01", "2026-12-30")).toEqual([]);
  expect([weekdayOf("2026-11-29"), weekdayOf("2026-12-05")]).toEqual([0, 6]);
});
