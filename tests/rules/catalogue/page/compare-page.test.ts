import { readChargers } from "@/lib/catalogue/charging/charger-files";
import { askedChargers, compareAddress, pickedText } from "@/lib/catalogue/compare/compare-address";
import { compareAll } from "@/lib/catalogue/compare/compare-all";
import {
  chargesText,
  compareTitle,
  lineupOf,
  lossText,
  stepLead,
  stepTitle,
} from "@/lib/catalogue/compare/compare-words";
import { gainSteps } from "@/lib/catalogue/compare/gain-rules";
import type { Product } from "@/lib/catalogue/contract";
import { paiseFromRupees } from "@/lib/money";
import { productSample } from "@/tests/support/samples/product";

const range: Product[] = readChargers().map(({ ratedPowerW, price, ...file }) =>
  productSample({
    ...file,
    rated_power_w: ratedPowerW,
    price: paiseFromRupees(price),
    warranty_months: file.warrantyMonths,
  }),
);
const chargers = (...slugs: string[]) =>
  slugs.map((slug) => {
    const found = range.find((product) => product.slug === slug);
    if (!found) throw new Error(slug);
    return found;
  });

it.each<[string | string[] | undefined, string[], boolean]>([
  [undefined, [], false],
  ["", [], false],
  ["ac01w-3-3-kw", ["ac01w-3-3-kw"], false],
  [[" AC01W-3-3-KW", "", "ac03w-22-kw"], ["ac01w-3-3-kw", "ac03w-22-kw"], false],
  [["ac01w-3-3-kw", "ac01w-3-3-kw"], ["ac01w-3-3-kw"], true],
])("the address with %j asks for %j", (charger, slugs, isRepeated) => {
  expect(askedChargers({ charger })).toEqual({ slugs, isRepeated });
});

it("looks up no more than eight chargers of an address", () => {
  const charger = Array.from({ length: 500 }, (_, at) => `charger-${at}`);
  expect(askedChargers({ charger }).slugs).toHaveLength(8);
});

it("reads back the address that it writes", () => {
  const slugs = ["ac01w-3-3-kw", "ac03w-22-kw"];
  const address = compareAddress(slugs);
  expect(address).toBe("/products/compare?charger=ac01w-3-3-kw&charger=ac03w-22-kw");
  const charger = new URLSearchParams(address.split("?")[1]).getAll("charger");
  expect(askedChargers({ charger }).slugs).toEqual(slugs);
  expect(compareAddress([])).toBe("/products/compare");
});

describe("lineupOf", () => {
  const of = (...charger: string[]) => lineupOf(askedChargers({ charger }), range);
  const FIVE = ["ac01w-3-3-kw", "ac02p-3-7-kw", "ac02p-7-4-kw", "ac03w-7-4-kw", "ac03w-22-kw"];

  it.each<[string, string[], number, string[]]>([
    ["nothing", [], 0, []],
    ["one", ["ac01w-3-3-kw"], 1, ["Choose a second charger to compare with AC01W 3.3 kW."]],
    ["two", ["ac01w-3-3-kw", "ac03w-22-kw"], 2, []],
    [
      "one twice",
      ["ac01w-3-3-kw", "ac03w-22-kw", "ac01w-3-3-kw"],
      2,
      ["A charger that was picked twice is shown once."],
    ],
    [
      "five",
      FIVE,
      4,
      ["Four chargers fit side by side, so AC03W 22 kW is left out. Remove one to make room."],
    ],
    [
      "an unknown one",
      ["ac01w-3-3-kw", "ac05-11-kw", "ac03w-22-kw"],
      2,
      ["We have no charger “ac05-11-kw”, or have it no more. Choose another one below."],
    ],
    [
      "what can be none",
      ["<b>!"],
      0,
      ["One address of a charger is not one of ours. Choose a charger below."],
    ],
  ])("shows of %s what there is, and says the rest", (_, slugs, shown, notes) => {
    const lineup = of(...slugs);
    expect(lineup.shown).toHaveLength(shown);
    expect(lineup.notes).toEqual(notes);
  });

  it("gives no place to an unknown charger", () => {
    const { shown } = of("gone", ...FIVE.slice(0, 4));
    expect(shown.map(({ slug }) => slug)).toEqual(FIVE.slice(0, 4));
  });
});

it.each<[string[], string]>([
  [[], "Compare chargers"],
  [["ac01w-3-3-kw"], "Compare chargers"],
  [["ac01w-3-3-kw", "ac03w-22-kw"], "AC01W 3.3 kW and AC03W 22 kW"],
  [["ac01w-3-3-kw", "ac02p-3-7-kw", "ac03w-22-kw"], "AC01W 3.3 kW, AC02P 3.7 kW and AC03W 22 kW"],
])("the page of %j is called %s", (slugs, title) => {
  expect(compareTitle(chargers(...slugs), "Compare chargers")).toBe(title);
});

it.each([
  ["ac01w-3-3-kw", "Scooters, three-wheelers and cars"],
  ["ac03w-22-kw", "Cars and vans"],
  ["dc04g-60-kw", "Cars and vans"],
  ["dc04g-150-kw", "Cars, vans and buses"],
])("%s charges %s", (slug, text) => {
  expect(chargers(slug).map(chargesText)).toEqual([text]);
});

describe("what more money buys", () => {
  const words = (...products: Product[]) =>
    gainSteps(products).map((step) => [stepTitle(step), stepLead(step), lossText(step)]);

  it("names the power first, then all that is more, and what is given up", () => {
    const [cheap, middle, dear] = chargers("ac01w-3-3-kw", "ac02p-7-4-kw", "ac02wh-7-4-kw");
    expect(words(cheap as Product, middle as Product, dear as Product)).toEqual([
      [
        "₹11,000 more buys 7.4 kW instead of 3.3 kW",
        "AC02P 7.4 kW instead of AC01W 3.3 kW:",
        expect.stringContaining("What only AC01W 3.3 kW has: "),
      ],
      [
        "₹5,000 more buys AC02WH 7.4 kW instead of AC02P 7.4 kW",
        null,
        "What only AC02P 7.4 kW has: 5 m of cable; starts by Plug and charge or delayed start in the app; Bluetooth; IP65 protection.",
      ],
    ]);
  });

  it("says so when the price is the same, and when nothing is more", () => {
    const twin = productSample({ slug: "twin", name: "Twin" });
    expect(words(productSample(), twin)).toEqual([
      ["Twin costs the same as AC03W 7.4 kW", "The data sheet of Twin names nothing more.", null],
    ]);
  });

  it("says nothing of one charger", () => {
    expect(gainSteps([productSample()])).toEqual([]);
  });
});

describe("compareAll", () => {
  const rows = compareAll(chargers("ac01w-3-3-kw", "ac03w-7-4-kw"));

  it("has each row once, the deciding ones first, with a value for each charger", () => {
    const names = rows.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    expect(names.slice(0, 3)).toEqual(["Charges", "Power", "40 kWh battery"]);
    expect(names).toEqual(
      expect.arrayContaining(["Input Voltage", "Safety", "Colour", "Warranty"]),
    );
    expect(names).not.toContain("Rated Power");
    expect(rows.filter(({ values }) => values.length !== 2)).toEqual([]);
  });

  it("marks the rows that differ and no other", () => {
    const row = (name: string) => rows.find((one) => one.name === name);
    expect(row("Power")).toEqual({ name: "Power", values: ["3.3 kW", "7.4 kW"], differs: true });
    expect(row("Frequency")).toMatchObject({ differs: false });
  });
});

it.each([
  [0, "Pick two to four chargers to compare."],
  [1, "1 picked. Pick one more to compare."],
  [3, "3 picked"],
  [4, "4 picked, the most that fit side by side"],
])("the bar says of %i picked chargers: %s", (count, text) => {
  expect(pickedText(count)).toBe(text);
});
