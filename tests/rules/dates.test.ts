import {
  daysOfMonth,
  formatDateTime,
  formatLongDay,
  formatMonth,
  formatShortDateTime,
  monthsUntil,
  yearMonthCode,
} from "@/lib/dates";

const evening = new Date("2026-11-27T16:28:00Z");

it("formats Indian time with a medium date and a short 12-hour time", () => {
  expect(formatDateTime(evening)).toBe("27 Nov 2026, 9:58 pm");
  expect(formatShortDateTime(evening)).toBe("27 Nov, 9:58 pm");
});

it.each([
  ["2026-11-30T18:29:59Z", "2611"],
  ["2026-11-30T18:30:00Z", "2612"],
  ["2026-12-31T18:30:00Z", "2701"],
])("counts %s to the month %s of Indian time", (time, code) => {
  expect(yearMonthCode(new Date(time))).toBe(code);
});

it.each([
  ["2026-11-24", "24 November 2026"],
  ["2026-11-30T18:30:00Z", "1 December 2026"],
])("formats the Indian day of %s as %s", (time, words) => {
  expect(formatLongDay(new Date(time))).toBe(words);
});

it.each([
  ["2026-02", "2026-02-28", "February 2026"],
  ["2028-02", "2028-02-29", "February 2028"],
  ["2026-12", "2026-12-31", "December 2026"],
  ["2026-09", "2026-09-30", "September 2026"],
])("month %s ends on %s and is called %s", (code, to, words) => {
  expect(daysOfMonth(code)).toEqual({ from: `${code}-01`, to });
  expect(formatMonth(code)).toBe(words);
});

it.each([
  ["2026-12-31T18:29:59Z", ["2026-12", "2026-11", "2026-10"]],
  ["2026-12-31T18:30:00Z", ["2027-01", "2026-12", "2026-11"]],
  ["2026-03-31T06:00:00Z", ["2026-03", "2026-02", "2026-01"]],
])("at %s lists the last months in India as %p", (time, months) => {
  expect(monthsUntil(new Date(time), 3)).toEqual(months);
});
