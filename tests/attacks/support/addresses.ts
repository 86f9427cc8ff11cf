import fc from "fast-check";

/** An address, and the headers with which it is requested. */
export type Asked = { path: string; headers: Record<string, string> };

/** Folders with pages, files or calls, and Next's own. */
const FOLDERS = [
  ...["/", "/products/", "/products/type/", "/products/after/", "/news/", "/solutions/"],
  ...["/social/", "/social/products/", "/admin/", "/admin/orders/", "/checkout/", "/pictures/"],
  ...["/api/", "/api/products/", "/api/admin/users/", "/api/auth/", "/API/", "/media/", "/fonts/"],
  ...["/_next/", "/_next/static/", "/_next/static/chunks/", "/_next/image", "/_next/data/"],
];
/** Existing pages, files and a call. */
export const PAGES = [
  ...["/", "/about", "/products", "/news", "/login", "/cart", "/admin", "/api/docs", "/api/health"],
  ...["/sitemap.xml", "/robots.txt", "/favicon.ico", "/news/feed.xml", "/social/home.jpg"],
];

/** Text with a meaning to a router, a file system, a proxy or a decoder. */
const SIGNS = [
  ...["/", "//", "\\", ".", "..", "/../", "/./", ";", "?", "&", "=", "@", ":", "~", "+", "*", "|"],
  ...[
    "%",
    "%%",
    "%zz",
    "%2e%2e%2f",
    "%2F",
    "%5c",
    "%00",
    "%0d%0a",
    "%20",
    "%23",
    "%3f",
    "%25",
    "%7F",
  ],
  ...["%E0%A4", "%ff", "%C0%AF", "%ED%A0%80", "[slug]", "[[...view]]", "(shop)", "$1", "{id}"],
  ...["a", "0", "index", "page", ".rsc", ".txt", ".json", ".html", ".php", ".env", ".git", "null"],
  ...['"', "<script>", "'", "`", "^", "_rsc=x", "?_rsc", "%E2%80%AE", "-"],
];

const escaped = (unit: "binary" | "grapheme") =>
  fc.string({ unit, maxLength: 40 }).map((text) => encodeURIComponent(text.toWellFormed()));
const tail = fc.oneof(
  { weight: 4, arbitrary: fc.array(fc.constantFrom(...SIGNS), { maxLength: 8 }).map(joined) },
  { weight: 2, arbitrary: escaped("grapheme") },
  { weight: 1, arbitrary: escaped("binary") },
  { weight: 1, arbitrary: fc.string({ unit: plain(), maxLength: 60 }) },
  {
    weight: 1,
    arbitrary: fc.tuple(fc.constantFrom(...SIGNS), fc.integer({ min: 1, max: 900 })).map(long),
  },
);

/** Headers of Next's router. */
const NAVIGATION = { rsc: "1", "next-router-prefetch": "1", "next-url": "/products" };

/** Any address up to 4 kB, with known or random beginnings and tails of every kind. */
export const anAddress: fc.Arbitrary<Asked> = fc.record({
  path: fc
    .tuple(fc.constantFrom(...FOLDERS, ...PAGES), tail)
    .map(([start, end]) => `${start}${end}`.slice(0, 4_000)),
  headers: fc.constantFrom<Record<string, string>>({}, {}, {}, { rsc: "1" }, NAVIGATION),
});

function joined(signs: string[]): string {
  return signs.join("");
}

function long([sign, times]: [string, number]): string {
  return sign.repeat(times);
}

/** Every character of a request line except "#", which is never sent; Node refuses others. */
function plain() {
  const codes = Array.from({ length: 0x7f - 0x21 }, (_, n) => String.fromCharCode(0x21 + n));
  return fc.constantFrom(...codes.filter((sign) => sign !== "#"));
}
