import type { DeliveryWindow } from "@/lib/delivery/contract";
import { stripOf } from "@/lib/delivery/strip";
import { arrivalWords, dispatchWords, holidayWords, shortArrivalWords } from "@/lib/delivery/words";

const window: DeliveryWindow = {
  ordered_on: "2026-12-21",
  dispatch_by: "2026-12-23",
  from: "2026-12-26",
  to: "2026-12-29",
  holidays: [{ day: "2026-12-25", name: "Christmas" }],
};

it("draws the days from the order to the last day of arrival", () => {
  const strip = stripOf(window);
  expect(strip.days.map(({ day }) => day.slice(-2)).join(" ")).toBe("21 22 23 24 25 26 27 28 29");
  expect(strip.packing).toEqual([1, 4]);
  expect(strip.road).toEqual([4, 6]);
  expect(strip.arrival).toEqual([6, 10]);
  const off = strip.days.filter(({ isOff }) => isOff).map(({ day }) => day);
  expect(off).toEqual(["2026-12-25", "2026-12-27"]);
  const open = strip.days.filter(({ isArrival }) => isArrival).map(({ day }) => day);
  expect(open).toEqual(["2026-12-26", "2026-12-28", "2026-12-29"]);
});

it("draws no road where it can arrive the day after, or before the last day of dispatch", () => {
  expect(stripOf({ ...window, from: "2026-12-24" }).road).toBeNull();
  expect(stripOf({ ...window, from: "2026-12-22" }).road).toBeNull();
});

it("numbers all days of a fortnight, and the Mondays of a long strip", () => {
  expect(stripOf(window).days.every(({ number }) => number !== null)).toBe(true);
  const long = stripOf({
    ...window,
    dispatch_by: "2027-01-09",
    from: "2027-01-13",
    to: "2027-01-18",
  });
  const numbers = long.days.flatMap(({ number }) => number ?? []);
  expect(numbers).toEqual(["21", "28", "4", "13", "18"]);
});

it("says the window in words", () => {
  expect(arrivalWords(window)).toBe("Arrives Sat 26 to Tue 29 December");
  expect(shortArrivalWords(window)).toBe("Arrives Sat 26 to Tue 29 Dec");
  expect(dispatchWords(window)).toBe("Leaves our warehouse by Wed 23 December");
  expect(holidayWords(window)).toBe("No dispatch or delivery on Fri 25 December (Christmas).");
  expect(holidayWords({ holidays: [] })).toBeNull();
});
