import "server-only";
import { z } from "zod";
import { companyWords } from "@/lib/content/company";
import { PageWords, Words } from "@/lib/content/fields";
import { type Document, loadMarkdown } from "@/lib/content/load";
import { contentPage } from "@/lib/content/page";
import { pictureOf } from "@/lib/content/pictures";
import { shopWords } from "@/lib/content/shop-terms";

const legalSchema = z.strictObject({
  ...PageWords,
  /** The summary in two sentences, above the sections. */
  lead: Words,
  /** The day in India of the last change of substance, "2026-11-28". */
  updated: z.iso.date(),
});

const SLUGS = [
  "terms-conditions",
  "privacy-policy",
  "refund-and-cancellation",
  "shipping",
  "grievance",
] as const;
type Slug = (typeof SLUGS)[number];

export type LegalText = Document<z.output<typeof legalSchema>> & {
  slug: Slug;
  /** "/<slug>". */
  path: `/${Slug}`;
};

/** The texts that the law requires: `content/legal/<slug>.md`. */
export const legalTexts: readonly LegalText[] = SLUGS.map((slug) => ({
  ...loadMarkdown(`legal/${slug}.md`, legalSchema, { ...companyWords, ...shopWords }),
  slug,
  path: `/${slug}`,
}));

/** The text of one legal page. */
export function legalText(slug: Slug): LegalText {
  const text = legalTexts.find((entry) => entry.slug === slug);
  if (text) return text;
  throw new Error(`There is no content/legal/${slug}.md.`);
}

export const pages = legalTexts.map((text) =>
  contentPage(text.path, text, { picture: pictureOf("close-side"), modified: text.updated }),
);
