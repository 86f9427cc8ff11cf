import { morningOf } from "@/lib/dates";

/** An entry of a feed: absolute URL, and the day of publication in India ("2026-11-24"). */
export type FeedItem = { title: string; description: string; url: string; date: string };

type Channel = {
  title: string;
  description: string;
  /** The page with the list. */
  url: string;
  /** The feed itself. */
  feedUrl: string;
  items: readonly FeedItem[];
};

/** An RSS 2.0 document of the items, in the given order (newest first). */
export function rss({ title, description, url, feedUrl, items }: Channel): string {
  const [newest] = items;
  const lines = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">',
    "<channel>",
    element("title", title),
    element("link", url),
    element("description", description),
    element("language", "en-in"),
    `<atom:link href="${xmlText(feedUrl)}" rel="self" type="application/rss+xml"/>`,
    ...(newest ? [element("lastBuildDate", rfc822(newest.date))] : []),
    ...items.map(itemElement),
    "</channel>",
    "</rss>",
  ];
  return `${lines.join("\n")}\n`;
}

function itemElement({ title, description, url, date }: FeedItem): string {
  const parts = [
    element("title", title),
    element("link", url),
    `<guid isPermaLink="true">${xmlText(url)}</guid>`,
    element("pubDate", rfc822(date)),
    element("description", description),
  ];
  return `<item>\n${parts.join("\n")}\n</item>`;
}

function element(name: string, text: string): string {
  return `<${name}>${xmlText(text)}</${name}>`;
}

const ENTITIES: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&apos;",
};

function xmlText(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}

/** Nine in the morning in India: "Tue, 24 Nov 2026 03:30:00 GMT". */
function rfc822(day: string): string {
  return new Date(morningOf(day)).toUTCString();
}
