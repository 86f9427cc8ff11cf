import type { Page } from "@playwright/test";

/** Facts of a page's HTML before any script runs. */
export type PageFacts = {
  lang: string;
  title: string;
  description: string;
  canonical: string;
  robots: string;
  ogImage: string;
  h1: number;
  /** `href` of every link, as written. */
  links: string[];
  ids: string[];
  jsonLd: string[];
  /** Sources of pictures without alt, width or height. */
  unsizedPictures: string[];
  /** Visible breadcrumbs in order. */
  crumbs: string[];
  text: string;
};

/** Parses fetched HTML with the browser without loading or running any of it. */
export async function readPage(page: Page, html: string): Promise<PageFacts> {
  return page.evaluate((source) => {
    const parsed = new DOMParser().parseFromString(source, "text/html");
    const all = (selector: string) => [...parsed.querySelectorAll(selector)];
    const attribute = (selector: string, name: string) =>
      parsed.querySelector(selector)?.getAttribute(name) ?? "";
    const isWhole = (picture: Element) =>
      ["alt", "width", "height"].every((name) => picture.hasAttribute(name));
    return {
      lang: parsed.documentElement.lang,
      title: parsed.title,
      description: attribute('meta[name="description"]', "content"),
      canonical: attribute('link[rel="canonical"]', "href"),
      robots: attribute('meta[name="robots"]', "content"),
      ogImage: attribute('meta[property="og:image"]', "content"),
      h1: all("h1").length,
      links: all("a[href]").map((link) => link.getAttribute("href") ?? ""),
      ids: all("[id]").map((element) => element.id),
      jsonLd: all('script[type="application/ld+json"]').map((script) => script.textContent),
      unsizedPictures: all("img")
        .filter((picture) => !isWhole(picture))
        .map((picture) => picture.getAttribute("src") ?? picture.outerHTML),
      crumbs: all('nav[aria-label="Breadcrumb"] :is(a, [aria-current])').map(
        (crumb) => crumb.textContent,
      ),
      text: parsed.body.textContent,
    };
  }, html);
}
