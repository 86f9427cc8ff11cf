import fs from "node:fs";
import path from "node:path";
import { adviseCharger } from "@/lib/advice/advise";
import { changedAdvice, changedByCar, GOLDEN } from "@/lib/advice/golden";
import type { Household, Unit } from "@/lib/advice/household";
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

it("names those that other figures of their car move, and no others", () => {
  expect(changedByCar("tata-nexon-ev", {}, RANGE)).toEqual([]);
  const moved = changedByCar("tata-nexon-ev", { kwhPer100Km: 80 }, RANGE);
  expect(moved.length).toBeGreaterThan(0);
  expect(moved.filter(({ name }) => !name.startsWith("Tata Nexon EV: "))).toEqual([]);
});

/** The advice of each household as it was last agreed to, one to a line. */
const AGREED = path.join(__dirname, "golden.txt");
const ARROW = " → ";
const answerOf = (household: Household) => {
  const { offers } = adviseCharger(household, RANGE);
  return offers.map(({ unit }) => unit.name).join(", ") || "none";
};
const toLines = (answers: ReadonlyMap<string, string>) =>
  [...answers].map((entry) => `${entry.join(ARROW)}\n`).join("");
const fromLines = (text: string) =>
  new Map(
    text
      .trimEnd()
      .split("\n")
      .map((line) => line.split(ARROW) as [string, string]),
  );

it("says which households a changed car or price gives other advice, before it goes live", () => {
  const now = new Map(GOLDEN.map(({ name, household }) => [name, answerOf(household)]));
  if (process.env.RENEW_GOLDEN === "1") fs.writeFileSync(AGREED, toLines(now));
  const agreed = fromLines(fs.readFileSync(AGREED, "utf8"));
  const moved = [...new Set([...agreed.keys(), ...now.keys()])]
    .filter((name) => agreed.get(name) !== now.get(name))
    .map((name) => `${name}: ${agreed.get(name) ?? "(new)"}${ARROW}${now.get(name) ?? "(gone)"}`);
  if (moved.length === 0) return;
  throw new Error(
    [
      `${moved.length} of ${GOLDEN.length} households get other advice than was agreed:`,
      ...moved.map((line) => `  ${line}`),
      "If that is right: RENEW_GOLDEN=1 npm test -- rules advice",
    ].join("\n"),
  );
});
