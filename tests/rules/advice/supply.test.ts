import { bodyFor, paramsOf, supplyAt } from "@/lib/advice/product/own-car";
import { type Supply, supplyOfOrder, supplyText, type Wanted } from "@/lib/advice/product/supply";

const home: Supply = { phases: 1, sanctionedKw: 5, peakKw: 3 };
const one = (ratedKw: number, units = 1): Wanted => ({ ratedKw, units });

it.each<[string, Supply, Wanted[], boolean, string[]]>([
  [
    "an extension",
    home,
    [one(7.4)],
    false,
    ["This 7.4 kW charger needs a sanctioned load of 11 kW first, 6 kW more than now."],
  ],
  [
    "a night",
    home,
    [one(3.3)],
    true,
    ["This 3.3 kW charger is above the 2 kW to spare at peak: it fits after 10 pm."],
  ],
  [
    "room to spare, without a known peak",
    { phases: 3, sanctionedKw: 20, peakKw: null },
    [one(7.4)],
    true,
    ["This 7.4 kW charger fits into the 8 kW to spare."],
  ],
  [
    "the sum of several chargers",
    { ...home, sanctionedKw: 12 },
    [one(3.3, 2), one(7.4)],
    false,
    [
      "These 3 chargers draw 14 kW together. That needs a sanctioned load of 17 kW first, 5 kW more than now.",
    ],
  ],
  [
    "three phases",
    { ...home, sanctionedKw: 40 },
    [one(22)],
    false,
    [
      "This 22 kW charger fits into the 37 kW to spare.",
      "A three-phase connection has to come first.",
    ],
  ],
  ["a charger without a known power", home, [one(0, 4)], true, []],
  ["no charger", home, [], true, []],
])("says what a supply means: %s", (_what, supply, wanted, isReady, words) => {
  expect(supplyOfOrder(supply, wanted)).toEqual({ isReady, words });
});

it("says a supply as it was given", () => {
  expect(supplyText({ ...home, sanctionedKw: 5.25 })).toBe(
    "Single phase, 5.25 kW sanctioned, 3 kW usual peak",
  );
  expect(supplyText({ phases: 3, sanctionedKw: 15, peakKw: null })).toBe(
    "Three phases, 15 kW sanctioned",
  );
});

it("reads the supply of what a device remembers, which only an own load makes one", () => {
  const text = "car=tata-nexon-ev+45+kWh&km=40&phases=1";
  expect(supplyAt(text)).toBeUndefined();
  expect(supplyAt(`${text}&load=5`)).toEqual({ phases: 1, sanctioned_kw: 5, peak_kw: null });
  expect(supplyAt(`${text}&load=5&peak=3`)).toMatchObject({ peak_kw: 3 });
  expect(paramsOf(text)).toMatchObject({ car: "tata-nexon-ev 45 kWh" });
  expect(JSON.parse(bodyFor(text, "ac"))).toEqual({
    ...{ car: "tata-nexon-ev", variant: "45 kWh", charger: "ac", phases: 1, km_a_day: 40 },
  });
});
