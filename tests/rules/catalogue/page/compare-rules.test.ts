import { readChargers } from "@/lib/catalogue/charging/charger-files";
import { compare, rangeAround } from "@/lib/catalogue/compare/compare-rules";
import { gainOf } from "@/lib/catalogue/compare/gain-rules";
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
const charger = (slug: string) => {
  const found = range.find((product) => product.slug === slug);
  if (!found) throw new Error(slug);
  return found;
};
const around = (slug: string) => rangeAround(charger(slug), range);

it.each([
  ["ac01w-3-3-kw", ["AC01W 3.3 kW", "AC02P 3.7 kW", "AC02WH 7.4 kW"]],
  ["ac02wh-7-4-kw", ["AC02P 7.4 kW", "AC02WH 7.4 kW", "AC03W 7.4 kW"]],
  ["ac03w-7-4-kw", ["AC02P 7.4 kW", "AC02WH 7.4 kW", "AC03W 7.4 kW"]],
  ["ac03w-22-kw", ["AC02WH 7.4 kW", "AC03W 7.4 kW", "AC03W 22 kW"]],
  ["dc04w-30-kw", ["DC04W 30 kW", "DC04G 60 kW", "DC04G 150 kW"]],
])("compares %s with its neighbours, cheapest first", (slug, names) => {
  expect(around(slug).map(({ name }) => name)).toEqual(names);
});

it("compares a charger that is alone with nothing", () => {
  expect(rangeAround(charger("dc04w-30-kw"), [charger("ac01w-3-3-kw")])).toHaveLength(1);
});

it("has a value for each charger in each row and marks what differs", () => {
  const rows = compare(around("ac03w-7-4-kw"));
  const row = (name: string) => rows.find((entry) => entry.name === name);
  expect(row("Supply")).toEqual({
    name: "Supply",
    values: ["Single phase", "Single phase", "Single phase"],
    differs: false,
  });
  expect(row("Protection")).toMatchObject({ values: ["IP65", "IP54", "IP54"], differs: true });
  expect(row("Warranty")?.values).toEqual(["2 years", "3 years", "3 years"]);
});

it("leaves a row out that no charger has, and keeps one that some have", () => {
  const bare = productSample({ details: { current: null }, warranty_months: null });
  const rows = compare([bare, { ...bare, warranty_months: 12 }]);
  expect(rows.map(({ name }) => name)).toEqual(["Power", "40 kWh battery", "Warranty"]);
  expect(rows.at(-1)?.values).toEqual(["", "1 year"]);
});

it.each([
  ["ac03w-7-4-kw", "₹8,000", ["5 m of cable", "LED ring and status line", "Mounts on a pedestal"]],
  [
    "ac02wh-7-4-kw",
    "₹5,000",
    [
      "Starts by RFID or QR",
      "Wi-Fi, 4G and OCPP 1.6J",
      "Mounts on a wall or pole",
      "3 years of warranty",
    ],
  ],
  ["ac03w-22-kw", "₹22,000", ["22 kW of power"]],
  ["dc04g-150-kw", "₹9,60,000", ["150 kW of power", "2 or 3 outputs"]],
])("says what the price of %s buys over the next cheaper one", (slug, price, gains) => {
  expect(gainOf(charger(slug), around(slug))).toMatchObject({ price, gains, to: { slug } });
});

it("says of the cheapest what the next one has more", () => {
  const gain = gainOf(charger("ac01w-3-3-kw"), around("ac01w-3-3-kw"));
  expect(gain).toMatchObject({ from: { slug: "ac01w-3-3-kw" }, to: { slug: "ac02p-3-7-kw" } });
});

it.each([
  ["at the same price", [productSample(), productSample({ slug: "twin" })]],
  ["alone", [productSample()]],
  ["with the same data", [productSample({ price: 1 }), productSample({ slug: "twin" })]],
])("says nothing of a charger %s", (_, products) => {
  expect(gainOf(products[0] as Product, products)).toBeNull();
});
