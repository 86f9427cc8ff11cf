import { readChargers } from "@/lib/catalogue/charging/charger-files";
import { warrantyTime } from "@/lib/catalogue/products/warranty";
import { boxItems, dispatchNote, promiseRows, siteNeeds } from "@/lib/catalogue/site/page-words";
import { filled, siteFigures, siteOf } from "@/lib/catalogue/site/site-rules";
import { shopTerms } from "@/lib/content/shop-terms";
import { productSample } from "@/tests/support/samples/product";

const range = readChargers().map((file) =>
  productSample({
    ...file,
    rated_power_w: file.ratedPowerW,
    warranty_months: file.warrantyMonths,
    warranty_covers: file.warrantyCovers,
    in_the_box: file.inTheBox,
  }),
);

it.each([
  ["ac01w-3-3-kw", "point16"],
  ["ac02p-3-7-kw", "socket16"],
  ["ac02p-7-4-kw", "socket32"],
  ["ac02wh-7-4-kw", "single"],
  ["ac03w-7-4-kw", "single"],
  ["ac03w-22-kw", "three"],
  ["dc04w-30-kw", "dc"],
])("the site of %s is %s", (slug, site) => {
  const charger = range.find((product) => product.slug === slug);
  expect(charger && siteOf(charger)).toBe(site);
});

it.each([
  ["portable", 0, null, "socket16"],
  ["wall", 0, null, "single"],
  ["wall", 11_000, "3 phase", "three"],
  ["wall", 2_300, "Three phase", "three"],
  ["dc", 0, null, "dc"],
] as const)("a %s charger of %d W with phase %j has the site %s", (kind, watts, phase, site) => {
  expect(siteOf(productSample({ kind, rated_power_w: watts, details: { phase } }))).toBe(site);
});

it.each([
  ["wall", 3_300, "Single phase", "4 kW", "20 A", "4 mm²"],
  ["wall", 7_400, "Single phase", "8 kW", "40 A", "6 to 10 mm²"],
  ["wall", 11_000, "Three phase", "11 kW", "20 A", "4 mm²"],
  ["wall", 22_000, "Three phase", "22 kW", "40 A", "6 to 10 mm²"],
  ["wall", 43_000, "Three phase", "43 kW", undefined, undefined],
  ["wall", 0, "Single phase", undefined, undefined, undefined],
] as const)("a %s charger of %d W, %s", (kind, rated_power_w, phase, load, breaker, cable) => {
  const figures = siteFigures(productSample({ kind, rated_power_w, details: { phase } }));
  expect(figures).toMatchObject({ load, breaker, cable });
});

it.each([
  [30_000, "34 kVA"],
  [60_000, "67 kVA"],
  [150_000, "168 kVA"],
])("a DC charger of %d W asks for %s, as the solution page says", (rated_power_w, kva) => {
  expect(siteFigures(productSample({ kind: "dc", rated_power_w })).kva).toBe(kva);
});

it.each(range.map((product) => [product.name, product] as const))(
  "%s has all its rows, lines and questions, each without a gap",
  (_, product) => {
    const needs = siteNeeds(product);
    expect(needs.lines).toHaveLength(5);
    expect(needs.questions).toHaveLength(5);
    expect(promiseRows(product).map(({ name }) => name)).toEqual([
      "Delivery",
      "Installation",
      "Warranty",
      "Returns",
    ]);
    expect(boxItems(product).length).toBeGreaterThan(2);
    expect(JSON.stringify([needs, promiseRows(product)])).not.toMatch(/\{\{|undefined|null/);
  },
);

it("leaves out what a bare charger's data sheet does not say", () => {
  const bare = productSample({
    rated_power_w: 0,
    warranty_months: null,
    in_the_box: "",
    details: { current: null },
  });
  const { lines, questions } = siteNeeds(bare);
  expect(lines.map(({ name }) => name)).toEqual(["Earthing", "Cable run", "Housing society"]);
  expect(questions.map(({ question }) => question)).toEqual([
    "Who fits it, and what does that cost?",
    "What happens in a power cut?",
  ]);
  expect(promiseRows(bare).map(({ name }) => name)).not.toContain("Warranty");
  expect(boxItems(bare)).toEqual([]);
});

it("promises the days of the shop, and a DC charger no change of mind", () => {
  const value = (kind: "wall" | "dc", name: string) =>
    promiseRows(productSample({ kind })).find((row) => row.name === name)?.value;
  expect(value("wall", "Returns")).toContain(`${shopTerms.returnDays} days`);
  const days = shopTerms.handlingDays.join(" to ");
  expect(dispatchNote(productSample({ handling_days: null }))).toBe(
    `Leaves the warehouse in ${days} working days`,
  );
  expect(value("dc", "Returns")).not.toMatch(/days/);
});

it.each([
  [0, "Leaves the warehouse on the same working day"],
  [1, "Leaves the warehouse in 1 working day"],
  [10, "Leaves the warehouse in 10 working days"],
])("a charger with %d days of its own before dispatch: %s", (handling_days, note) => {
  expect(dispatchNote(productSample({ handling_days }))).toBe(note);
});

it.each([
  [1, "1 month"],
  [12, "1 year"],
  [18, "18 months"],
  [36, "3 years"],
])("a warranty of %d months is %s", (months, words) => {
  expect(warrantyTime(months)).toBe(words);
});

it("fills a text only when all its figures are known", () => {
  expect(filled("{{a}} of {{b}}", { a: "1", b: "2" })).toBe("1 of 2");
  expect(filled("{{a}} of {{b}}", { a: "1" })).toBeUndefined();
});
