import { dayBefore, dayTicks, filledDays, periodSums, wholeDay } from "@/lib/analytics/day-rules";

const sold = (day: string, total_sales: number) => ({
  ...{ day, total_orders: 1, total_units: 2, total_sales },
  ...{ total_refunded: 1, net_sales: total_sales - 1 },
});

describe("dayBefore", () => {
  it.each([
    ["2026-11-28", 0, "2026-11-28"],
    ["2026-11-28", 28, "2026-10-31"],
    ["2026-03-01", 1, "2026-02-28"],
    ["2028-03-01", 1, "2028-02-29"],
    ["2026-01-01", 364, "2025-01-02"],
  ])("subtracts from %s %d days: %s", (day, days, before) => {
    expect(dayBefore(day, days)).toBe(before);
  });
});

describe("filledDays", () => {
  it("lists every day up to today, oldest first, with zeros on days without sales", () => {
    const days = filledDays([sold("2026-03-01", 500), sold("2026-02-27", 900)], "2026-03-02", 5);
    expect(
      days.map(({ day, total_orders, total_sales }) => [day, total_orders, total_sales]),
    ).toEqual([
      ["2026-02-26", 0, 0],
      ["2026-02-27", 1, 900],
      ["2026-02-28", 0, 0],
      ["2026-03-01", 1, 500],
      ["2026-03-02", 0, 0],
    ]);
  });

  it("drops days that are older or in the future", () => {
    const days = filledDays([sold("2026-02-01", 1), sold("2026-03-03", 1)], "2026-03-02", 3);
    expect(periodSums(days).total_orders).toBe(0);
  });

  it.each([30, 90, 365])("lists %d different days", (count) => {
    const days = filledDays([], "2026-11-28", count).map(({ day }) => day);
    expect(new Set(days).size).toBe(count);
    expect(days).toEqual(days.toSorted());
  });
});

describe("periodSums", () => {
  it("sums the period and averages it per day in whole rupees", () => {
    const days = filledDays([sold("2026-03-01", 1_000_00), sold("2026-03-02", 1)], "2026-03-02", 3);
    expect(periodSums(days)).toEqual({
      total_orders: 2,
      total_units: 4,
      total_sales: 1_000_01,
      total_refunded: 2,
      net_sales: 999_99,
      average_sales: 333_00,
    });
  });

  it("is zero without days", () => {
    expect(periodSums([]).average_sales).toBe(0);
  });
});

describe("dayTicks", () => {
  const days = (count: number) => filledDays([], "2026-11-28", count).map(({ day }) => day);

  it("labels days in even steps, ending with the last day", () => {
    const { days: named, label } = dayTicks(days(30), 6);
    expect(named.map(label)).toEqual(["3 Nov", "8 Nov", "13 Nov", "18 Nov", "23 Nov", "28 Nov"]);
  });

  it("labels a long period by month, at the first day of each", () => {
    const { days: named, label } = dayTicks(days(365), 4);
    expect(named).toEqual(["2026-02-01", "2026-05-01", "2026-08-01", "2026-11-01"]);
    expect(named.map(label)).toEqual(["Feb 2026", "May 2026", "Aug 2026", "Nov 2026"]);
  });

  it.each([1, 2, 5, 9, 40])("places at most %d labels and at least one", (most) => {
    for (const count of [30, 90, 365]) {
      const { length } = dayTicks(days(count), most).days;
      expect(length).toBeGreaterThan(0);
      expect(length).toBeLessThanOrEqual(most);
    }
  });

  it("places one label where there is no room", () => {
    expect(dayTicks(days(30), 0).days).toEqual(["2026-11-28"]);
  });
});

it("formats a day", () => {
  expect(wholeDay("2026-11-01")).toBe("1 Nov 2026");
});
