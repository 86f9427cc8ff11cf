import { addDays } from "@/lib/calendar";
import { nationalHolidays, stateHolidays } from "@/lib/content/holidays";
import { shopTerms } from "@/lib/content/shop-terms";
import { dayCode } from "@/lib/dates";
import { STATE_NAMES } from "@/lib/states";

const lists = { everywhere: nationalHolidays.days, ...stateHolidays.states };
const WARN_DAYS = 60;

it.each([
  ["national", nationalHolidays.until],
  ["states", stateHolidays.until],
])("content/holidays/%s.yaml goes on for another 60 days: add the next year", (_file, until) => {
  expect(until >= addDays(dayCode(new Date()), WARN_DAYS)).toBe(true);
});

it.each(Object.entries(lists))("holds the days of %s in order, each once", (_where, list) => {
  const days = list.map(({ day }) => day);
  expect(days).toEqual([...new Set(days)].toSorted());
  expect(days.every((day) => day <= nationalHolidays.until)).toBe(true);
});

it("repeats no national day in a state", () => {
  const national = new Set(nationalHolidays.days.map(({ day }) => day));
  const again = Object.values(stateHolidays.states)
    .flat()
    .filter(({ day }) => national.has(day));
  expect(again).toEqual([]);
});

it.each([
  ["holidays", Object.keys(stateHolidays.states)],
  ["far states", shopTerms.far],
  ["the warehouse", [shopTerms.warehouse.state]],
])("names the states of %s as everywhere", (_what, names) => {
  expect(names.filter((name) => !STATE_NAMES.includes(name))).toEqual([]);
});

it("has the three national holidays of each whole year", () => {
  const days = nationalHolidays.days.map(({ day }) => day);
  expect(days).toEqual(expect.arrayContaining(["2027-01-26", "2027-08-15", "2027-10-02"]));
});
