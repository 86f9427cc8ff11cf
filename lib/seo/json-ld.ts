import "server-only";
import type { Question } from "@/lib/content/contract";
import { morningOf } from "@/lib/dates";
import { absolute } from "@/lib/seo/origin";
import { companyNode } from "@/lib/seo/store";

/** What `<JsonLd>` takes: one schema.org object, addresses absolute. */
export type JsonLdData = { "@context": "https://schema.org"; "@type": string } & Record<
  string,
  unknown
>;

const CONTEXT = { "@context": "https://schema.org" } as const;

/** A step of the way to a page; the last one is the page itself. */
export type Crumb = { label: string; href: string };

/** The way from the home page to a page, home included. */
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

/** Questions that are answered on the page itself. */
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
  /** Path of a file under public/, and the article's own card. */
  images: readonly string[];
};

/** An article of ours: written and published by the company. */
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

/** What the company does at somebody's place: survey, installation, operation. */
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

/** A list whose entries have pages of their own, in the order that is shown. */
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
