import "server-only";
import { z } from "zod";
import { PageWords, Words } from "@/lib/content/fields";
import { loadYaml } from "@/lib/content/load";

/** `content/pages/products.yaml`: the words around the catalogue. */
export const productsPage = loadYaml(
  "pages/products.yaml",
  z.strictObject({ ...PageWords, heading: Words, lead: Words }),
);
