import { changedAdvice, GOLDEN } from "@/lib/advice/golden";
import type { Unit } from "@/lib/advice/household";
import { readChargers } from "@/lib/catalogue/charging/charger-files";

const RANGE: Unit[] = readChargers().map(({ slug, name, kind, ratedPowerW, price }) => ({
  ...{ slug, name, kind, ratedKw: ratedPowerW / 1000, pricePaise: price * 100 },
}));
const withPrice = (slug: string, rupees: number) =>
  RANGE.map((unit) => (unit.slug === slug ? { ...unit, pricePaise: rupees * 100 } : unit));

it("has 200 households, each once", () => {
  expect(new Set(GOLDEN.map(({ name }) => name)).size).toBe(200);
});

it("no household gets other advice when nothing changes", () => {
  expect(changedAdvice(RANGE, [...RANGE].reverse())).toEqual([]);
});

it("names those that another price moves to another charger", () => {
  const changed = changedAdvice(RANGE, withPrice("ac01w-3-3-kw", 25_000));
  expect(changed).toContainEqual({
    name: "Tata Nexon EV: flat, 8 kW",
    before: ["AC01W 3.3 kW", "AC02P 7.4 kW"],
    after: ["AC02P 3.7 kW", "AC02P 7.4 kW"],
  });
  expect(changed.map(({ name }) => name)).not.toContain("Tata Nexon EV: house, 5 kW");
});
