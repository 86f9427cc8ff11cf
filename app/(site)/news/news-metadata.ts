import type { Metadata } from "next";
import { FEED_PATH, newsPage } from "@/lib/content/pages/news";
import { pageMetadata } from "@/lib/seo/metadata";
import { absolute } from "@/lib/seo/origin";

/** Like `pageMetadata`, with a link to the feed. */
export function newsMetadata(page: Parameters<typeof pageMetadata>[0]): Metadata {
  const metadata = pageMetadata(page);
  const feed = [{ url: absolute(FEED_PATH), title: newsPage.headline }];
  return {
    ...metadata,
    alternates: { ...metadata.alternates, types: { "application/rss+xml": feed } },
  };
}
