import "server-only";
import { z } from "zod";
import { findPicture } from "@/lib/content/pictures";

/** Words that people read: never empty. */
export const Words = z.string().trim().min(1, "must not be empty");

/** A key of `content/pictures.yaml`, read as the picture. */
export const Shot = z.string().transform((key, context) => {
  const picture = findPicture(key);
  if (picture) return picture;
  context.addIssue(`"${key}" is no picture of content/pictures.yaml`);
  return z.NEVER;
});

/** A place on this site ("/contact"). */
export const SitePath = z
  .string()
  .regex(/^\/([a-z0-9-]+(\/[a-z0-9-]+)*)?(#[a-z0-9-]+)?$/, 'must be a path like "/contact"');

/** What one presses and where it leads. */
export const Action = z.strictObject({ label: Words, href: SitePath });

/** What search engines and shared links show: at most 60 and 160 characters are shown whole. */
export const PageWords = {
  title: Words.max(60),
  description: Words.min(50).max(160),
  /** How the footer names the page; without it the page stands there only if navigation.yaml says so. */
  footer: Words.max(30).optional(),
};

export const Question = z.strictObject({ question: Words, answer: Words });

/** A name and what there is to say of it. */
export const Term = z.strictObject({ title: Words, text: Words });

/** A heading over such entries. */
export const Terms = z.strictObject({ title: Words, items: z.array(Term).min(1) });

/** The first screen of a page that begins with a picture. */
export const PictureTop = z.strictObject({
  title: Words,
  lead: Words,
  picture: Shot,
  action: Action,
});

/** The last call of a page. */
export const LastCall = z.strictObject({ title: Words, action: Action });
