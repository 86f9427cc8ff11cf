import "server-only";
import { pictureFile } from "@/lib/catalogue/rules";
import type { ContentPage } from "@/lib/content/page";
import { contentPages } from "@/lib/content/page-list";
import { pictureOf } from "@/lib/content/pictures";

/** A page for search engines and link previews. */
export type PublicPage = {
  path: string;
  title: string;
  /** Path of a file under public/, and its focal point as CSS object-position. */
  picture: string;
  position?: string;
  /** The parent page, if not the home page. */
  parent?: string;
  /** Whether shared links show its parent's card. */
  parentsCard?: boolean;
  /** The day of its last change, if known: "2026-11-24". */
  modified?: string;
};

/** Every page of `content/`. Each has a link-preview card and is in the sitemap. */
export const publicPages: readonly PublicPage[] = contentPages.map(publicPageOf);

/** The page of `content/` at a path. @throws Error if there is none. */
export function publicPage(path: string): PublicPage {
  const found = publicPages.find((entry) => entry.path === path);
  if (found) return found;
  throw new Error(`No file of lib/content/pages exports a page at ${path}.`);
}

/** The breadcrumb trail of a page of `content/`: home, its parent, itself. */
export function trailTo(path: string): { label: string; href: string }[] {
  const { title, parent } = publicPage(path);
  const above = parent ? [publicPage(parent)] : [];
  return [
    { label: "Home", href: "/" },
    ...above.map((entry) => ({ label: entry.title, href: entry.path })),
    { label: title, href: path },
  ];
}

function publicPageOf({
  path,
  title,
  picture = pictureOf("hero"),
  parent,
  parentsCard,
  modified,
}: ContentPage): PublicPage {
  return {
    ...{ path, title, picture: pictureFile(picture), position: picture.position },
    ...(parent ? { parent } : {}),
    ...(parentsCard ? { parentsCard } : {}),
    ...(modified ? { modified } : {}),
  };
}
