import { Day } from "@/lib/call/codecs";

it.each(["2026-11-28", "2000-01-01", "2096-02-29"])("accepts the day %s", (day) => {
  expect(Day.parse(day)).toBe(day);
});

// A day of the year 1 in India begins in the year 0, which PostgreSQL does not have.
it.each(["0001-01-01", "0000-01-01", "1999-12-31", "9999-12-31", "2026-02-30", "28.11.2026", ""])(
  "refuses %p with a message",
  (day) => {
    const { error } = Day.safeParse(day);
    expect([...new Set(error?.issues.map(({ message }) => message))]).toEqual([
      "Write a day as 2026-11-28.",
    ]);
  },
);
