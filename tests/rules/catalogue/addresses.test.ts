import { askedAt } from "@/lib/catalogue/addresses";

const ID = "0190a000-0000-7000-8000-00000000000a";

it.each([
  ["/products/ac03w-22-kw", { page: "charger", id: "ac03w-22-kw" }],
  [`/products/${ID}`, { page: "charger", id: ID }],
  ["/social/products/ac03w-22-kw.jpg", { page: "card", id: "ac03w-22-kw" }],
  [`/products/after/${ID.toUpperCase()}`, { page: "after", id: ID }],
  ["/products/sitemap.xml", "file"],
])("%s hangs on a charger", (path, asked) => {
  expect(askedAt(path)).toEqual(asked);
});

it.each([
  "/products/AC03W",
  "/products/Not+A+Slug!",
  "/products/a%20b",
  "/products/-",
  `/products/${"a".repeat(81)}`,
  "/products/type/dc",
  "/products/after/x",
  `/products/after/${ID}/more`,
  `/products/${ID}/after`,
  "/products/ac03w-22-kw.rsc",
  "/social/products/ac03w-22-kw",
  "/social/products/a/b.jpg",
  "/social/products/",
])("no page is ever made at %s", (path) => {
  expect(askedAt(path)).toBeNull();
});
