import { company } from "@/lib/content/company";
import { rss } from "@/lib/content/feed";
import { articles, FEED_PATH, newsPage } from "@/lib/content/pages/news";
import { absolute } from "@/lib/seo/origin";

export const dynamic = "force-static";

export function GET(): Response {
  const feed = rss({
    title: `${company.brand}: ${newsPage.headline}`,
    description: newsPage.description,
    url: absolute("/news"),
    feedUrl: absolute(FEED_PATH),
    items: articles.map(({ path, ...article }) => ({ ...article, url: absolute(path) })),
  });
  return new Response(feed, { headers: { "content-type": "application/rss+xml; charset=utf-8" } });
}
