import "server-only";
import { z } from "zod";
import { PageWords, Terms, Words } from "@/lib/content/fields";
import { loadYaml } from "@/lib/content/load";
import { contentPage } from "@/lib/content/page";
import { pictureOf } from "@/lib/content/pictures";

/** `content/pages/contact.yaml`. */
export const contactPage = loadYaml(
  "pages/contact.yaml",
  z.strictObject({
    ...PageWords,
    heading: Words,
    lead: Words,
    form: z.strictObject({ title: Words }),
    ways: z.strictObject({ title: Words, phone: Words, email: Words, hours: Words }),
    offices: z.strictObject({ title: Words }),
    helps: Terms.extend({ lead: Words, photos: z.tuple([Words, Words, Words]) }),
  }),
);

export const pages = [contentPage("/contact", contactPage, { picture: pictureOf("close-ring") })];
