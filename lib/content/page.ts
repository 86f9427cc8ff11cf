import type { ContentPicture } from "@/lib/content/contract";

/** A page of the site, as the sitemap, its card and the footer know it. */
export type ContentPage = {
  path: string;
  title: string;
  /** What its card shows; the home page's picture without one. */
  picture?: ContentPicture | undefined;
  /** The page above it, where that is not the home page. */
  parent?: string;
  /** Whether shared links show its parent's card: a card for each of many equal pages would slow every build. */
  parentsCard?: boolean;
  /** The day of its last change, where the content tells: "2026-11-24". */
  modified?: string | undefined;
  /** How the footer names it; without this the page does not stand there. */
  footer?: string;
};

type Texts = { title: string; footer?: string | undefined };

/** A page at a path, with the texts of its file. */
export function contentPage(
  path: string,
  { title, footer }: Texts,
  more: Pick<ContentPage, "picture" | "parent" | "parentsCard" | "modified"> = {},
): ContentPage {
  return { path, title, ...(footer ? { footer } : {}), ...more };
}
