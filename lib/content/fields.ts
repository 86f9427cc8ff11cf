import "server-only";
import { z } from "zod";
import { findPicture } from "@/lib/content/pictures";

/** Text for readers: never empty. */
export const Words = z.string().trim().min(1, "must not be empty");

/** A key of `content/pictures.yaml`, resolved to the picture. */
export const Shot = z.string().transform((key, context) => {
  const picture = findPicture(key);
  if (picture) return picture;
  context.addIssue(`"${key}" is no picture of content/pictures.yaml`);
  return z.NEVER;
});

/** A path on this site ("/contact"). */
export const SitePath = z
  .string()
  .regex(/^\/([a-z0-9-]+(\/[a-z0-9-]+)*)?(#[a-z0-9-]+)?$/, 'must be a path like "/contact"');

/** A link or button and its target. */
export const Action = z.strictObject({ label: Words, href: SitePath });

/** The texts for search engines and shared links: longer ones are cut after 60 and 160 characters. */
export const PageWords = {
  title: Words.max(60),
  description: Words.min(50).max(160),
  /** How the footer names the page; without it the page stands there only if navigation.yaml says so. */
  footer: Words.max(30).optional(),
};

export const Question = z.strictObject({ question: Words, answer: Words });

/** A term and its explanation. */
export const Term = z.strictObject({ title: Words, text: Words });

/** A heading over such terms. */
export const Terms = z.strictObject({ title: Words, items: z.array(Term).min(1) });

/** The first section of a page that starts with a picture. */
export const PictureTop = z.strictObject({
  title: Words,
  lead: Words,
  picture: Shot,
  action: Action,
});

/** The closing call to action of a page. */
export const LastCall = z.strictObject({ title: Words, action: Action });
