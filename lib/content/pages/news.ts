import "server-only";
import { z } from "zod";
import { companyWords } from "@/lib/content/company";
import { ARTICLE_DRAWINGS } from "@/lib/content/contract";
import { PageWords, Shot, Words } from "@/lib/content/fields";
import { contentNames, type Document, loadMarkdown, loadYaml } from "@/lib/content/load";
import { contentPage } from "@/lib/content/page";
import { readingMinutes } from "@/lib/content/rules";

/** `content/pages/news.yaml`: the texts of the list of articles. */
export const newsPage = loadYaml(
  "pages/news.yaml",
  z.strictObject({ ...PageWords, headline: Words, lead: Words, next: Words }),
);

/** The path of the RSS feed. */
export const FEED_PATH = "/news/feed.xml";

/** The fields of an article in `content/news/<slug>.md`. */
export const articleSchema = z
  .strictObject({
    ...PageWords,
    /** Days in India, "2026-11-24". */
    date: z.iso.date(),
    updated: z.iso.date().optional(),
    /** On cards and for search engines; at the head of the article where it has no figure. */
    picture: Shot,
    figure: z.strictObject({ drawing: z.enum(ARTICLE_DRAWINGS), caption: Words }).optional(),
  })
  .refine(({ date, updated }) => !updated || updated >= date, {
    error: "lies before the date of the article",
    path: ["updated"],
  });

export type Article = Document<z.output<typeof articleSchema>> & {
  slug: string;
  /** "/news/<slug>". */
  path: string;
  readingMinutes: number;
};

/** All articles, newest first. */
export const articles: readonly Article[] = contentNames("news", "md")
  .map(readArticle)
  .toSorted((one, other) => other.date.localeCompare(one.date));

/** The article with this slug; undefined if there is none. */
export function findArticle(slug: string): Article | undefined {
  return articles.find((article) => article.slug === slug);
}

/** The articles suggested after one: the next older ones, then from the newest. */
export function readNext(slug: string, count: number): Article[] {
  const at = articles.findIndex((article) => article.slug === slug);
  return [...articles.slice(at + 1), ...articles.slice(0, at)].slice(0, count);
}

function readArticle(slug: string): Article {
  const article = loadMarkdown(`news/${slug}.md`, articleSchema, companyWords);
  return {
    ...article,
    slug,
    path: `/news/${slug}`,
    readingMinutes: readingMinutes(article.html),
  };
}

export const pages = [
  contentPage("/news", newsPage, { picture: articles[0]?.picture, modified: articles[0]?.date }),
  ...articles.map(({ path, picture, date, updated = date, ...texts }) =>
    contentPage(path, texts, { picture, parent: "/news", modified: updated }),
  ),
];
