import "server-only";
import type { Question } from "@/lib/content/contract";
import { morningOf } from "@/lib/dates";
import { absolute } from "@/lib/seo/origin";
import { companyNode } from "@/lib/seo/store";

/** The input of `<JsonLd>`: one schema.org object with absolute URLs. */
export type JsonLdData = { "@context": "https://schema.org"; "@type": string } & Record<
  string,
  unknown
>;

const CONTEXT = { "@context": "https://schema.org" } as const;

/** An entry of a breadcrumb trail; the last one is the page itself. */
export type Crumb = { label: string; href: string };

/** The breadcrumb trail of a page, starting with the home page. */
export function breadcrumbList(crumbs: readonly Crumb[]): JsonLdData {
  return {
    ...CONTEXT,
    "@type": "BreadcrumbList",
    itemListElement: crumbs.map(({ label, href }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: label,
      item: absolute(href),
    })),
  };
}

/** The questions answered on the page. */
export function faqPage(items: readonly Question[]): JsonLdData {
  return {
    ...CONTEXT,
    "@type": "FAQPage",
    mainEntity: items.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
  };
}

type ArticleFacts = {
  title: string;
  description: string;
  path: string;
  /** Days in India, "2026-11-24". */
  date: string;
  updated?: string;
  /** Paths of a file under public/ and of the article's own card. */
  images: readonly string[];
};

/** A news article, written and published by the company. */
export function newsArticle(article: ArticleFacts): JsonLdData {
  const { title, description, path, date, updated = date, images } = article;
  return {
    ...CONTEXT,
    "@type": "NewsArticle",
    headline: title,
    description,
    image: images.map(absolute),
    datePublished: morningOf(date),
    dateModified: morningOf(updated),
    author: companyNode(),
    publisher: companyNode(),
    mainEntityOfPage: absolute(path),
    inLanguage: "en-IN",
  };
}

/** A service at the customer's site: survey, installation, operation. */
export function service(facts: {
  name: string;
  description: string;
  path: string;
  /** Path of a file under public/. */
  image: string;
}): JsonLdData {
  return {
    ...CONTEXT,
    "@type": "Service",
    name: facts.name,
    serviceType: "Supply, installation and operation of EV chargers",
    description: facts.description,
    url: absolute(facts.path),
    image: absolute(facts.image),
    provider: companyNode(),
    areaServed: { "@type": "Country", name: "India" },
  };
}

/** A list of pages, in the order shown. */
export function itemList(entries: readonly { name: string; path: string }[]): JsonLdData {
  return {
    ...CONTEXT,
    "@type": "ItemList",
    itemListElement: entries.map(({ name, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      url: absolute(path),
    })),
  };
}
