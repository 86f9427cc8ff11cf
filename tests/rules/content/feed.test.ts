import { rss } from "@/lib/content/feed";

const channel = {
  title: "Arklane: News",
  description: "Notes",
  url: "https://shop.example/news",
  feedUrl: "https://shop.example/news/feed.xml",
};

it("is RSS 2.0 with its own address, newest first", () => {
  const items = [
    { title: "B", description: "b", url: "https://shop.example/news/b", date: "2026-11-24" },
    { title: "A", description: "a", url: "https://shop.example/news/a", date: "2025-12-01" },
  ];
  const feed = rss({ ...channel, items });
  expect(feed).toContain(
    '<atom:link href="https://shop.example/news/feed.xml" rel="self" type="application/rss+xml"/>',
  );
  expect(feed).toContain("<lastBuildDate>Tue, 24 Nov 2026 03:30:00 GMT</lastBuildDate>");
  expect(feed.match(/<pubDate>.*<\/pubDate>/g)).toEqual([
    "<pubDate>Tue, 24 Nov 2026 03:30:00 GMT</pubDate>",
    "<pubDate>Mon, 01 Dec 2025 03:30:00 GMT</pubDate>",
  ]);
  expect(feed).toContain('<guid isPermaLink="true">https://shop.example/news/b</guid>');
});

it("escapes markup in texts", () => {
  const item = { title: "A & B <b>", description: `"it's"`, url: "/?a=1&b=2", date: "2026-01-01" };
  const feed = rss({ ...channel, items: [item] });
  expect(feed).toContain("<title>A &amp; B &lt;b&gt;</title>");
  expect(feed).toContain("<description>&quot;it&apos;s&quot;</description>");
  expect(feed).toContain("<link>/?a=1&amp;b=2</link>");
});

it("is valid without articles", () => {
  expect(rss({ ...channel, items: [] })).not.toContain("lastBuildDate");
});
