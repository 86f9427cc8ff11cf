import {
  areNearest,
  askedOf,
  foundText,
  nearestFirst,
  placesOf,
  shownOf,
} from "@/lib/catalogue/search/search-page-rules";
import { productSearch } from "@/lib/catalogue/search/search-rules";
import { vocabularyOf } from "@/lib/catalogue/search/search-vocabulary";
import { searchPage } from "@/lib/content/pages/search-page";
import { searchSynonyms } from "@/lib/content/search-synonyms";
import { productSample } from "@/tests/support/samples/product";

const product = productSample();
const search = (query: string) => productSearch(query, vocabularyOf(searchSynonyms));

it.each([
  [{}, "", 1],
  [{ q: "  " }, "", 1],
  [{ q: " wall\u00a0box\u200b " }, "wall box", 1],
  [{ q: ["7 kW", "22 kW"] }, "7 kW", 1],
  [{ q: "a\0b" }, "ab", 1],
  [{ q: "x".repeat(101) }, "x".repeat(100), 1],
  [{ q: "a", page: "3" }, "a", 3],
  [{ q: "a", page: "0" }, "a", 1],
  [{ q: "a", page: "-2" }, "a", 1],
  [{ q: "a", page: "9999" }, "a", 1000],
  [{ q: "a", page: "99999" }, "a", 1],
])("reads %j as query %j, page %i", (given, query, page) => {
  expect(askedOf(given)).toEqual({ query, page });
});

it("shows a page and links to the next", () => {
  expect([placesOf(1), placesOf(2)]).toEqual(["1-25", "25-49"]);
  const found = Array.from({ length: 25 }, () => product);
  const asked = { query: "7 kW & more", page: 1 };
  expect(shownOf(found, asked)).toEqual({
    products: found.slice(0, 24),
    next: "/search?q=7+kW+%26+more&page=2",
  });
  expect(shownOf(found.slice(1), asked).next).toBeNull();
});

it.each([
  [0, 1, false, "No charger found for “wallbox”"],
  [1, 1, false, "1 charger for “wallbox”"],
  [4, 1, false, "4 chargers for “wallbox”"],
  [24, 1, true, "Chargers for “wallbox”"],
  [3, 2, false, "Chargers for “wallbox”, page 2"],
])("%i on page %i: %s", (count, page, isMore, text) => {
  expect(foundText(count, { query: "wallbox", page }, isMore)).toBe(text);
});

it("notices when no charger has the requested power", () => {
  const chargers = [7400, 22_000].map((rated_power_w) => ({ ...product, rated_power_w }));
  expect(areNearest(chargers, search("11 kW"))).toBe(true);
  expect(areNearest(chargers, search("7 kW"))).toBe(false);
  expect(areNearest(chargers, search("wallbox"))).toBe(false);
  expect(areNearest([], search("11 kW"))).toBe(false);
});

it("suggests the requested kind first", () => {
  const first = (query: string) => nearestFirst(searchPage.suggestions, search(query))[0]?.kind;
  expect(["fast charger 7kw", "portable 900 kw", "hydrogen"].map(first)).toEqual([
    "dc",
    "portable",
    "wall",
  ]);
});
