import { ARTICLE_DRAWINGS } from "@/lib/content/contract";
import { articleSchema, articles, findArticle, readNext } from "@/lib/content/pages/news";
import { dayCode } from "@/lib/dates";
import { brokenLinks } from "@/tests/support/texts/content-links";

const all = <K extends keyof (typeof articles)[number]>(field: K) =>
  articles.map((article) => article[field]);

it("has nine articles, newest first, none dated in the future", () => {
  expect(articles).toHaveLength(9);
  const dates = all("date");
  expect(dates).toEqual(dates.toSorted().toReversed());
  expect(dates.filter((date) => date > dayCode(new Date()))).toEqual([]);
});

it.each(["slug", "title", "description", "date", "picture", "figure"] as const)(
  "gives every article its own %s",
  (field) => {
    expect(new Set(all(field).map((value) => JSON.stringify(value))).size).toBe(articles.length);
  },
);

it.each(articles.map((article) => [article.slug, article] as const))(
  "%s has 500 to 900 words under unique headings",
  (_slug, { html, headings, title }) => {
    const words = html.replace(/<[^>]+>/g, " ").match(/[\p{L}\d][^\s]*/gu) ?? [];
    expect(words.length).toBeGreaterThanOrEqual(500);
    expect(words.length).toBeLessThanOrEqual(900);
    expect(headings.length).toBeGreaterThan(2);
    expect(headings.map(({ text }) => text)).not.toContain(title);
    expect(html).not.toMatch(/<h[13456]|!|—/);
  },
);

it("draws each of the figures once", () => {
  const drawn = all("figure").map((figure) => figure?.drawing);
  expect(drawn.toSorted()).toEqual([...ARTICLE_DRAWINGS]);
});

it("links only to existing pages and sections", () => {
  expect(brokenLinks(articles)).toEqual([]);
});

it("offers the next older articles and wraps to the newest", () => {
  const slugs = all("slug");
  expect(readNext(slugs[0] ?? "", 3).map(({ slug }) => slug)).toEqual(slugs.slice(1, 4));
  const last = readNext(slugs[8] ?? "", 3).map(({ slug }) => slug);
  expect(last).toEqual(slugs.slice(0, 3));
  expect(findArticle("no-such-article")).toBeUndefined();
});

it.each([
  ["an unknown picture", { picture: "no-such" }],
  ["an unknown drawing", { figure: { drawing: "no-such", caption: "Words" } }],
  ["an invalid date", { date: "2026-02-30" }],
  ["an update before the article", { updated: "2025-01-01" }],
  ["a title that is too long", { title: "x".repeat(61) }],
  ["an unknown field", { author: "somebody" }],
])("refuses %s", (_what, wrong) => {
  const description = "A description of at least fifty characters, so it is one.";
  const right = { title: "A title", description, date: "2026-01-01", picture: "scene-home" };
  expect(articleSchema.safeParse(right).success).toBe(true);
  expect(articleSchema.safeParse({ ...right, ...wrong }).success).toBe(false);
});
