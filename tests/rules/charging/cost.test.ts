import { metredKwh, monthCost, petrolCost } from "@/lib/charging/cost";

type Tariff = Parameters<typeof monthCost>[1];

const flat = (paise: number, timeOfDay: Tariff["timeOfDay"] = []): Tariff => ({
  slabs: [{ upTo: null, paise }],
  timeOfDay,
});
const delhi: Tariff = {
  slabs: [
    { upTo: 200, paise: 300 },
    { upTo: 400, paise: 450 },
    { upTo: null, paise: 650 },
  ],
  timeOfDay: [],
};
const night = (paise: number) => ({ from: "22:00", to: "06:00", paise });

it.each<[string, number, number, number, Tariff, number]>([
  ["a flat rate", 180, 0, 3, flat(450), 81_000],
  ["nothing driven", 0, 250, 0, delhi, 0],
  ["units of an own meter from the first slab", 250, 0, 3, delhi, 82_500],
  ["units after the home's", 100, 250, 3, delhi, 45_000],
  ["units over a step", 100, 380, 3, delhi, 61_000],
  ["units of the last slab", 100, 900, 3, delhi, 65_000],
  ["a rebate for all of a short night", 100, 0, 4, flat(725, [night(-150)]), 57_500],
  ["a rebate until 6 am", 100, 0, 10, flat(725, [night(-150)]), 60_500],
  [
    "a window before the night",
    100,
    0,
    4,
    flat(600, [{ ...night(100), from: "18:00", to: "22:00" }]),
    60_000,
  ],
  [
    "a window that ends in the night",
    100,
    0,
    4,
    flat(600, [{ ...night(100), from: "18:00", to: "23:00" }]),
    62_500,
  ],
  ["a rebate above the rate", 100, 0, 4, flat(100, [night(-150)]), 0],
])("%s", (_, kwh, homeKwh, hours, tariff, paise) => {
  expect(monthCost({ kwh, homeKwh, hours }, tariff)).toBe(paise);
});

it("counts what the meter counts, and petrol by the litre", () => {
  expect(metredKwh({ kmAMonth: 1200, kwhPer100Km: 13.5 })).toBeCloseTo(180);
  expect(petrolCost(1200, 15, 9472)).toBe(757_760);
});
