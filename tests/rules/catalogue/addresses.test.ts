import { askedAt, slugMeant } from "@/lib/catalogue/pages/addresses";

const ID = "0190a000-0000-7000-8000-00000000000a";

it.each([
  ["/products/ac03w-22-kw", { page: "charger", id: "ac03w-22-kw" }],
  [`/products/${ID}`, { page: "charger", id: ID }],
  ["/social/products/ac03w-22-kw.jpg", { page: "card", id: "ac03w-22-kw" }],
  [`/products/after/${ID.toUpperCase()}`, { page: "after", id: ID }],
  ["/products/sitemap.xml", "file"],
])("%s depends on a charger", (path, asked) => {
  expect(askedAt(path)).toEqual(asked);
});

it.each([
  "/products/AC03W",
  "/products/Not+A+Slug!",
  "/products/a%20b",
  "/products/-",
  `/products/${"a".repeat(81)}`,
  "/products/type/dc",
  "/products/compare",
  "/products/after/x",
  `/products/after/${ID}/more`,
  `/products/${ID}/after`,
  "/products/ac03w-22-kw.rsc",
  "/social/products/ac03w-22-kw",
  "/social/products/a/b.jpg",
  "/social/products/",
])("%s can never be a page", (path) => {
  expect(askedAt(path)).toBeNull();
});

it.each([
  ["/products/AC03W-7-4-KW", "ac03w-7-4-kw"],
  ["/products/AC03W%207.4%20kW", "ac03w-7-4-kw"],
  ["/products/ac03w_7,4_kw", "ac03w-7-4-kw"],
  ["/products/AC03W%E2%80%937.4--kW-", "ac03w-7-4-kw"],
])("%s is a misspelt address of a charger", (path, slug) => {
  expect(slugMeant(path)).toBe(slug);
});

it.each([
  "/products/ac03w-7-4-kw",
  "/products/AC03W.rsc",
  "/products/Not+A+Slug!",
  "/products/Compare",
  "/products/%E0%A4%A",
  "/products/%2e%2e",
  "/products/%2Fadmin",
  "/products/-",
  `/products/${"A".repeat(300)}`,
  "/products/after/AC03W",
  "/social/products/AC03W.jpg",
])("%s is not a misspelt address", (path) => {
  expect(slugMeant(path)).toBeNull();
});
