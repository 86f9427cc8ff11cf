import fs from "node:fs";
import path from "node:path";
import robots from "@/app/robots";
import sitemap from "@/app/sitemap";
import { company } from "@/lib/content/company";
import { articles } from "@/lib/content/pages/news";
import { cardPath, pageOfCard } from "@/lib/seo/card";
import { pageMetadata } from "@/lib/seo/metadata";
import { publicPages, trailTo } from "@/lib/seo/pages";

const ORIGIN = "http://localhost:3000";

/** The site's page files and patterns of their addresses: "[slug]" matches one part. */
const sitePages = fs
  .readdirSync("app/(site)", { recursive: true, encoding: "utf8" })
  .filter((file) => path.basename(file) === "page.tsx")
  .map((file): [string, RegExp] => {
    const address = path.posix.dirname(file).replace(/^\.$/, "");
    const pattern = address.replace(/\[\w+\]/g, "[^/]+");
    return [`app/(site)/${file}`, new RegExp(`^/${pattern}$`)];
  });

/** Pages of `content/` outside app/(site). */
const OTHER_PAGES = [/^\/products$/];

describe("pageMetadata", () => {
  const page = { title: "Contact", description: "Write to us.", path: "/contact" };

  it("has the page's absolute URL and its own card", () => {
    const { alternates, openGraph, twitter } = pageMetadata(page);
    const images = [
      { url: `${ORIGIN}/social/contact.jpg`, width: 1200, height: 630, alt: "Contact" },
    ];
    expect(alternates).toEqual({ canonical: `${ORIGIN}/contact` });
    expect(openGraph).toMatchObject({
      url: `${ORIGIN}/contact`,
      locale: "en_IN",
      siteName: company.brand,
      images,
    });
    expect(twitter).toMatchObject({ card: "summary_large_image", images });
  });

  it("dates an article", () => {
    const article = { published: "2026-11-24", modified: "2026-11-28" };
    expect(pageMetadata({ ...page, article }).openGraph).toMatchObject({
      type: "article",
      publishedTime: "2026-11-24",
      modifiedTime: "2026-11-28",
    });
  });
});

it.each([
  ["/", "/social/home.jpg"],
  ["/news/a", "/social/news/a.jpg"],
])("maps %s to its card %s and back", (page, card) => {
  expect(cardPath(page)).toBe(card);
  expect(pageOfCard(card.split("/").slice(2))).toBe(page);
});

it.each([[["contact"]], [["contact.png"]], [[".jpg"]]])(
  "%j is not the address of a card",
  (segments) => {
    expect(pageOfCard(segments)).toBeUndefined();
  },
);

describe("publicPages", () => {
  it("lists every page once, with an existing picture", () => {
    const paths = publicPages.map((page) => page.path);
    expect(new Set(paths).size).toBe(paths.length);
    const lost = publicPages.filter(({ picture }) => !fs.existsSync(path.join("public", picture)));
    expect(lost).toEqual([]);
  });

  it.each(sitePages)("lists %s", (file, path) => {
    const listed = publicPages.filter((page) => path.test(page.path));
    if (listed.length > 0) return;
    throw new Error(
      `${file} is on no list: export its page as "pages" where lib/content/pages loads its texts, for its card and the sitemap.`,
    );
  });

  it.each(publicPages.map(({ path }) => [path]))("finds the page.tsx of %s", (address) => {
    if (OTHER_PAGES.some((pattern) => pattern.test(address))) return;
    const found = sitePages.filter(([, pattern]) => pattern.test(address));
    expect(found.map(([file]) => file)).not.toEqual([]);
  });

  it.each(sitePages)("has the address of its folder in %s", (file, pattern) => {
    const named = fs.readFileSync(file, "utf8").matchAll(/\bpath(?:=|: )"([^"]*)"/g);
    for (const [, address = ""] of named) expect(address).toMatch(pattern);
  });

  it("links each page from home", () => {
    for (const page of publicPages) {
      const [first, ...rest] = trailTo(page.path);
      expect(first).toEqual({ label: "Home", href: "/" });
      expect(rest.at(-1)?.href ?? "/").toBe(page.path);
    }
    expect(trailTo("/solutions/public-places").map(({ href }) => href)).toEqual([
      "/",
      "/solution",
      "/solutions/public-places",
    ]);
  });
});

describe("the sitemap", () => {
  it("lists pages with their pictures and articles with the day of their last change", () => {
    const entries = new Map(sitemap().map((entry) => [entry.url, entry]));
    expect(entries.size).toBe(publicPages.length);
    for (const { path: page, date, updated } of articles) {
      expect(entries.get(`${ORIGIN}${page}`)?.lastModified).toBe(updated ?? date);
    }
    const images = [...entries.values()].flatMap((entry) => entry.images ?? []);
    expect(images).toHaveLength(entries.size);
    expect(images.filter((image) => !image.startsWith(`${ORIGIN}/media/`))).toEqual([]);
  });
});

it("robots.txt excludes personal pages and the API and names the sitemaps", () => {
  const { rules, sitemap: addresses } = robots();
  expect(addresses).toEqual([`${ORIGIN}/sitemap.xml`, `${ORIGIN}/products/sitemap.xml`]);
  expect(rules).toMatchObject({
    disallow: expect.arrayContaining(["/api/", "/admin", "/checkout", "/order", "/dashboard"]),
  });
  // These must stay crawlable: only then is their "noindex" seen.
  expect(rules).not.toMatchObject({ disallow: expect.arrayContaining(["/login"]) });
});
