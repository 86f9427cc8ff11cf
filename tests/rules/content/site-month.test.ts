import { siteMonth } from "@/lib/content/pages/site-month";

const site = {
  ...{ bays: 8, sessionsPerBay: 2, kwhPerSession: 15, days: 30 },
  ...{ tariff: 16, cost: 9, loss: 10 },
};
const figures = (changes: Partial<typeof site>) =>
  siteMonth({ ...site, ...changes }).map(([, figure]) => figure);

it.each([
  [{}, ["480", "7,200 kWh", "₹1,15,200", "₹71,280", "₹43,920"]],
  [{ bays: 1, days: 1, loss: 0 }, ["2", "30 kWh", "₹480", "₹270", "₹210"]],
  [{ bays: 40 }, ["2,400", "36,000 kWh", "₹5,76,000", "₹3,56,400", "₹2,19,600"]],
])("with %j comes to %j", (changes, expected) => {
  expect(figures(changes)).toEqual(expected);
});

it("says how each figure comes about", () => {
  expect(siteMonth(site).map(([, , how]) => how)).toEqual([
    "8 bays, 2 cars each a day, 30 days",
    "15 kWh a session, about 100 km",
    "₹16 a unit, which you set",
    "₹9 a unit, with 10 % for losses",
    "For the chargers, their service and you",
  ]);
});
