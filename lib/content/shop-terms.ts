import "server-only";
import { z } from "zod";
import { loadYaml } from "@/lib/content/load";

const Days = z
  .tuple([z.int().min(0), z.int().min(1)])
  .refine(([least, most]) => least <= most, "must be the least, then the most");

/** `content/shop.yaml`: days for handling, transit and returns. */
export const shopTerms = loadYaml(
  "shop.yaml",
  z.strictObject({ handlingDays: Days, transitDays: Days, returnDays: z.int().min(1) }),
);

/** The values of `{{name}}` placeholders in the legal texts, besides the company's. */
export const shopWords: Readonly<Record<string, string>> = {
  handlingDays: shopTerms.handlingDays.join(" to "),
  transitDays: shopTerms.transitDays.join(" to "),
  returnDays: String(shopTerms.returnDays),
};
