import "server-only";
import { pictureFile } from "@/lib/catalogue/rules";
import type { ContentPicture } from "@/lib/content/contract";
import { about } from "@/lib/content/pages/about";
import { careers } from "@/lib/content/pages/careers";
import { contactPage } from "@/lib/content/pages/contact";
import { home } from "@/lib/content/pages/home";
import { howWeWork } from "@/lib/content/pages/how-we-work";
import { legalTexts } from "@/lib/content/pages/legal";
import { articles, newsPage } from "@/lib/content/pages/news";
import { otherSolutions } from "@/lib/content/pages/other-solutions";
import { partnership } from "@/lib/content/pages/partnership";
import { productsPage } from "@/lib/content/pages/products-page";
import { solutionPage, solutions } from "@/lib/content/pages/solutions";
import { support } from "@/lib/content/pages/support";
import { pictureOf } from "@/lib/content/pictures";

/** A page as search engines and shared links know it. */
export type PublicPage = {
  path: string;
  title: string;
  /** Path of a file under public/, and CSS object-position of its middle. */
  picture: string;
  position?: string;
  /** The page above it, where that is not the home page. */
  parent?: string;
  /** The day of its last change, where the content tells: "2026-11-24". */
  modified?: string;
};

/** Every page that is made of `content/`. A page that is not here has no card and is in no sitemap; tests/rules/seo looks. */
export const publicPages: readonly PublicPage[] = [
  page("/", home, home.hero.picture),
  page("/solution", solutionPage, solutionPage.tiles[0]?.picture),
  ...[...solutions].map(([slug, solution]) =>
    page(`/solutions/${slug}`, solution, solution.hero.picture, { parent: "/solution" }),
  ),
  page("/products", productsPage, pictureOf("close-pair")),
  page("/how-we-work", howWeWork, howWeWork.hero.picture),
  page("/partnership", partnership, partnership.hero.picture),
  page("/about", about, about.hero.picture),
  page("/careers", careers, careers.picture),
  page("/contact", contactPage, pictureOf("close-ring")),
  page("/news", newsPage, articles[0]?.picture, { modified: articles[0]?.date }),
  ...articles.map(({ path, picture, date, updated = date, ...words }) =>
    page(path, words, picture, { parent: "/news", modified: updated }),
  ),
  page("/industrialsupport", support, support.hero.picture),
  ...otherSolutions.map((line) =>
    page(`/${line.slug}`, line, pictureOf("close-display"), { parent: "/industrialsupport" }),
  ),
  ...legalTexts.map((text) =>
    page(text.path, text, pictureOf("close-side"), { modified: text.updated }),
  ),
];

/** The page of `content/` at a path. @throws Error where there is none. */
export function publicPage(path: string): PublicPage {
  const found = publicPages.find((entry) => entry.path === path);
  if (found) return found;
  throw new Error(`lib/seo/pages.ts lists no page at ${path}.`);
}

/** The way to a page of `content/`: home, the page above it, itself. */
export function trailTo(path: string): { label: string; href: string }[] {
  const { title, parent } = publicPage(path);
  const above = parent ? [publicPage(parent)] : [];
  return [
    { label: "Home", href: "/" },
    ...above.map((entry) => ({ label: entry.title, href: entry.path })),
    { label: title, href: path },
  ];
}

function page(
  path: string,
  { title }: { title: string },
  picture: ContentPicture = pictureOf("hero"),
  more: Pick<PublicPage, "parent" | "modified"> = {},
): PublicPage {
  return { path, title, picture: pictureFile(picture), position: picture.position, ...more };
}
