import { kilowatts } from "@/lib/catalogue/kilowatts";
import { isSlug } from "@/lib/catalogue/products/slug";
import {
  familyOf,
  featureList,
  fullName,
  keyFigures,
  mainSpecRows,
  othersOf,
  pictureFile,
  specRows,
} from "@/lib/catalogue/rules";
import { stockState } from "@/lib/catalogue/stock/stock-words";
import { productSample } from "@/tests/support/samples/product";

test.each([
  [-1, "off", "Out of stock"],
  [0, "off", "Out of stock"],
  [1, "wait", "Only 1 left"],
  [5, "wait", "Only 5 left"],
  [6, "ok", "In stock"],
])("stock of %d is %s: %s", (quantity, tone, text) => {
  expect(stockState(quantity)).toEqual({ tone, text });
});

test.each([
  ["Model AC03W, 7.4 kW AC,Type 2", ["Model AC03W", "7.4 kW AC", "Type 2"]],
  [" , one,, ", ["one"]],
  ["RFID,app", ["RFID", "app"]],
  ["Output 200–1,000 V DC, CCS2", ["Output 200–1,000 V DC", "CCS2"]],
  ["Plugs (CCS2, Type 2), app\nRFID,\n7.4 kW", ["Plugs (CCS2, Type 2)", "app", "RFID", "7.4 kW"]],
  ["open (bracket, app", ["open (bracket", "app"]],
  ["from ₹1,89,999,IP54", ["from ₹1,89,999", "IP54"]],
  ["", []],
])("splits the features %j on commas outside numbers and brackets", (text, features) => {
  expect(featureList(text)).toEqual(features);
});

test.each([
  ["ac01w-3-3-kw", true],
  ["AC01W", false],
  ["ac01w--3", false],
  ["../etc", false],
  ["", false],
  ["a".repeat(81), false],
])("%j as a slug: %s", (text, is) => {
  expect(isSlug(text)).toBe(is);
});

test.each([
  [3_300, "3.3 kW"],
  [22_000, "22 kW"],
  [150_000, "150 kW"],
])("formats %d W as %s", (watts, text) => {
  expect(kilowatts(watts)).toBe(text);
});

test("uses the largest file of a picture", () => {
  expect(pictureFile({ base: "/media/x", widths: [640, 1200] })).toBe("/media/x-1200.webp");
});

test.each([
  ["portable", "AC03W 7.4 kW portable charger"],
  ["wall", "AC03W 7.4 kW wall charger"],
  ["dc", "AC03W 7.4 kW DC fast charger"],
] as const)("writes the full name of a %s charger", (kind, name) => {
  expect(fullName(productSample({ kind }))).toBe(name);
});

describe("specifications", () => {
  const details = { dimensions: "310 mm", ratedPower: "7.4 kW", current: null, cableLength: "5 m" };
  const product = productSample({ details });

  test("lists filled details in the data sheet's order", () => {
    expect(specRows(product.details)).toEqual([
      { name: "Rated Power", value: "7.4 kW" },
      { name: "Cable Length", value: "5 m" },
      { name: "Dimensions", value: "310 mm" },
    ]);
  });

  test("lists the main details in the popup, dimensions first", () => {
    expect(mainSpecRows(product.details)).toEqual([
      { name: "Dimensions", value: "310 mm" },
      { name: "Rated Power", value: "7.4 kW" },
    ]);
  });
});

describe("families", () => {
  const small = productSample();
  const large = productSample({ slug: "ac03w-22-kw", rated_power_w: 22_000 });
  const other = productSample({ slug: "dc04w-30-kw", model: "DC04W", rated_power_w: 30_000 });
  const weak = productSample({ slug: "ac01w-3-3-kw", model: "AC01W", rated_power_w: 3_300 });
  const catalogue = [large, other, small, weak];

  test("groups chargers of one model, weakest first", () => {
    expect(familyOf(large, catalogue)).toEqual([small, large]);
  });

  test("a model with one charger has no family", () => {
    expect(familyOf(other, catalogue)).toEqual([]);
  });

  test("lists the other chargers nearest in power first", () => {
    expect(othersOf(other, catalogue)).toEqual([large, small, weak]);
  });

  test("a charger without a power joins no family and sorts far from strong chargers", () => {
    const unnamed = productSample({ slug: "ac03w-new", rated_power_w: 0 });
    expect(familyOf(large, [...catalogue, unnamed])).toEqual([small, large]);
    expect(othersOf(other, [...catalogue, unnamed]).at(-1)).toEqual(unnamed);
    expect(keyFigures(unnamed).map(({ label }) => label)).not.toContain("Rated power");
  });
});

describe("key figures", () => {
  test("describes a single-phase charger", () => {
    const figures = keyFigures(
      productSample({ details: { phase: "Single phase", ingressProtection: "IP54" } }),
    );
    expect(figures).toEqual([
      { label: "Rated power", value: "7.4", unit: "kW" },
      { label: "Output current", value: "32", unit: "A" },
      { label: "Supply, single phase", value: "230", unit: "V" },
      { label: "Protection", value: "IP54", unit: "" },
    ]);
  });

  test.each([
    ["8–16 A, in four steps", "8–16", "A"],
    ["200 A per output", "200", "A"],
    ["16A", "16", "A"],
  ])("reads the current %j", (current, value, unit) => {
    const figures = keyFigures(productSample({ details: { current } }));
    expect(figures[1]).toEqual({ label: "Output current", value, unit });
  });

  test("describes three phases and two DC outputs", () => {
    const three = keyFigures(productSample({ details: { phase: "Three phase" } }));
    expect(three[2]).toEqual({ label: "Supply, three phase", value: "400", unit: "V" });
    const dc = keyFigures(productSample({ kind: "dc", details: { gunDetails: "2" } }));
    expect(dc[2]).toEqual({ label: "Outputs", value: "2", unit: "CCS2" });
  });

  test("omits figures missing from the data sheet", () => {
    const labels = keyFigures(productSample({ details: { current: null } })).map((f) => f.label);
    expect(labels).toEqual(["Rated power", "Supply, single phase"]);
  });
});
