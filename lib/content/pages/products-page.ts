import "server-only";
import { z } from "zod";
import { Action, PageWords, Words } from "@/lib/content/fields";
import { loadYaml } from "@/lib/content/load";
import { contentPage } from "@/lib/content/page";
import { pictureOf } from "@/lib/content/pictures";

const Choice = z.strictObject({ heading: Words, submit: Words });
const Tile = z.strictObject({ title: Words, text: Words, action: Action });
const Help = z.strictObject({ title: Words, lead: Words, action: Action });

/** `content/pages/products.yaml`: the texts around the catalogue and the comparison. */
export const productsPage = loadYaml(
  "pages/products.yaml",
  z.strictObject({
    ...PageWords,
    heading: Words,
    lead: Words,
    ask: Tile,
    compare: z.strictObject({
      ...{ title: Words, heading: Words, lead: Words, steps: Words, full: Words },
      ...{ choose: Choice, add: Choice, advice: Help },
    }),
  }),
);

export const pages = [contentPage("/products", productsPage, { picture: pictureOf("close-pair") })];
