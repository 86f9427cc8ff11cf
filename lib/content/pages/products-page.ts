import "server-only";
import { z } from "zod";
import { Action, PageWords, Words } from "@/lib/content/fields";
import { loadYaml } from "@/lib/content/load";
import { contentPage } from "@/lib/content/page";
import { pictureOf } from "@/lib/content/pictures";

/** `content/pages/products.yaml`: the texts around the catalogue. */
export const productsPage = loadYaml(
  "pages/products.yaml",
  z.strictObject({
    ...PageWords,
    heading: Words,
    lead: Words,
    ask: z.strictObject({ title: Words, text: Words, action: Action }),
  }),
);

export const pages = [contentPage("/products", productsPage, { picture: pictureOf("close-pair") })];
