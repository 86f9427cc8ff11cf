import {
  countText,
  filtersFromQuery,
  NO_FILTERS,
  narrow,
  originChoices,
  POWER_CHOICES,
  queryWithFilters,
} from "@/lib/catalogue/pages/filter-rules";
import { productSample } from "@/tests/support/samples/product";

const make = (slug: string, kind: "portable" | "wall" | "dc", rated_power_w: number, from = "IN") =>
  productSample({ slug, kind, rated_power_w, country_of_origin: from });
const range = [
  make("ac01w-3-3-kw", "wall", 3_300),
  make("ac02p-3-7-kw", "portable", 3_700),
  make("ac02p-7-4-kw", "portable", 7_400),
  make("ac03w-22-kw", "wall", 22_000),
  make("dc04w-30-kw", "dc", 30_000, "DE"),
  make("dc04g-60-kw", "dc", 60_000, "AT"),
];

test.each([
  ["", NO_FILTERS],
  ["?kind=wall&power=7", { ...NO_FILTERS, kind: "wall", power: "7" }],
  ["?kind=boat&power=max", { ...NO_FILTERS, power: "max" }],
  ["?origin=DE&sort=origin", { ...NO_FILTERS, origin: "DE", sort: "origin" }],
  ["?origin=Atlantis&sort=price", NO_FILTERS],
])("reads the query %j", (query, filters) => {
  expect(filtersFromQuery(query)).toEqual(filters);
});

test.each([
  ["", { kind: "wall", power: "" }, "?kind=wall"],
  ["?kind=dc&ref=mail", { kind: "", power: "3" }, "?ref=mail&power=3"],
  ["?kind=dc", NO_FILTERS, ""],
])("writes filters into the query %j", (query, filters, expected) => {
  expect(queryWithFilters(query, { ...NO_FILTERS, ...filters })).toBe(expected);
});

test.each([
  [{ kind: "", power: "" }, 6],
  [{ kind: "portable", power: "" }, 2],
  [{ kind: "", power: "3" }, 2],
  [{ kind: "", power: "7" }, 1],
  [{ kind: "", power: "30" }, 2],
  [{ kind: "dc", power: "max" }, 1],
  [{ kind: "portable", power: "max" }, 0],
  [{ origin: "DE" }, 1],
  [{ origin: "DE", kind: "wall" }, 0],
])("the filters %j leave %d chargers", (filters, count) => {
  expect(narrow(range, { ...NO_FILTERS, ...filters })).toHaveLength(count);
});

test("sorts by the country's name, and keeps our order within a country", () => {
  const sorted = narrow(range, { ...NO_FILTERS, sort: "origin" }).map(({ slug }) => slug);
  expect(sorted).toEqual([
    ...["dc04g-60-kw", "dc04w-30-kw", "ac01w-3-3-kw", "ac02p-3-7-kw", "ac02p-7-4-kw"],
    "ac03w-22-kw",
  ]);
  expect(originChoices(range).map(({ label }) => label)).toEqual([
    ...["All", "Austria", "Germany", "India"],
  ]);
});

test("every power belongs to exactly one band", () => {
  const bands = POWER_CHOICES.filter(({ value }) => value !== "");
  for (const watts of [1, 3_300, 3_701, 7_400, 11_000, 30_000, 30_001, 240_000]) {
    const product = make("x", "wall", watts);
    const hits = bands.filter(
      ({ value: power }) => narrow([product], { ...NO_FILTERS, power }).length,
    );
    expect(hits).toHaveLength(1);
  }
});

test.each([
  [0, "0 chargers"],
  [1, "1 charger"],
  [9, "9 chargers"],
])("describes a count of %d", (count, text) => {
  expect(countText(count)).toBe(text);
});
