import "server-only";
import { z } from "zod";
import { PageWords, Words } from "@/lib/content/fields";
import { loadYaml } from "@/lib/content/load";
import { contentPage } from "@/lib/content/page";
import { pictureOf } from "@/lib/content/pictures";

/** `content/pages/products.yaml`: the texts around the catalogue. */
export const productsPage = loadYaml(
  "pages/products.yaml",
  z.strictObject({ ...PageWords, heading: Words, lead: Words }),
);

export const pages = [contentPage("/products", productsPage, { picture: pictureOf("close-pair") })];
