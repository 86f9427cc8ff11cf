import "server-only";
import type { Metadata } from "next";
import { company } from "@/lib/content/company";
import { CARD, cardPath } from "@/lib/seo/card";
import { absolute } from "@/lib/seo/origin";

type PageMetadata = {
  /** At most 60 characters, without the brand, which is added. */
  title: string;
  /** 50 to 160 characters. */
  description: string;
  /** "/news/what-7-4-kw-means". */
  path: string;
  /** The dates of an article (ISO). */
  article?: { published: string; modified: string };
  /** The preview image instead of the page's own card: a file under public/, its size in px. */
  picture?: { src: string; width: number; height: number; alt: string };
};

/** Title, description, canonical URL and link preview of one public page. */
export function pageMetadata(page: PageMetadata): Metadata {
  const { title, description, article } = page;
  const url = absolute(page.path);
  const images = [pictureOf(page)];
  const shared = { title, description, url, images, siteName: company.brand, locale: "en_IN" };
  return {
    title,
    description,
    alternates: { canonical: url },
    openGraph: article
      ? {
          ...shared,
          type: "article",
          publishedTime: article.published,
          modifiedTime: article.modified,
        }
      : { ...shared, type: "website" },
    twitter: { card: "summary_large_image", title, description, images },
  };
}

function pictureOf({ picture, path, title }: PageMetadata) {
  if (!picture) return { url: absolute(cardPath(path)), ...CARD, alt: title };
  const { src, ...size } = picture;
  return { url: absolute(src), ...size };
}
