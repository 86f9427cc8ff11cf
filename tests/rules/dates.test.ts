import { formatDateTime, formatLongDay, formatShortDateTime, yearMonthCode } from "@/lib/dates";

const evening = new Date("2026-11-27T16:28:00Z");

it("shows Indian time, medium date, short 12-hour time", () => {
  expect(formatDateTime(evening)).toBe("27 Nov 2026, 9:58 pm");
  expect(formatShortDateTime(evening)).toBe("27 Nov, 9:58 pm");
});

it.each([
  ["2026-11-30T18:29:59Z", "2611"],
  ["2026-11-30T18:30:00Z", "2612"],
  ["2026-12-31T18:30:00Z", "2701"],
])("the month of %s is %s, because midnight is India's", (time, code) => {
  expect(yearMonthCode(new Date(time))).toBe(code);
});

it.each([
  ["2026-11-24", "24 November 2026"],
  ["2026-11-30T18:30:00Z", "1 December 2026"],
])("writes the day of %s in India out as %s", (time, words) => {
  expect(formatLongDay(new Date(time))).toBe(words);
});
