import "server-only";
import { z } from "zod";
import { Words } from "@/lib/content/fields";
import { loadYaml } from "@/lib/content/load";

const Phrases = z.array(Words).min(1);
const Kw = z.number().positive();

const Group = z
  .strictObject({
    kinds: z
      .array(z.enum(["portable", "wall", "dc"]))
      .min(1)
      .optional(),
    /** In kW, both included. */
    from: Kw.optional(),
    to: Kw.optional(),
    /** As in the data sheet, without spaces: "type2". */
    plug: z
      .string()
      .regex(/^[a-z0-9]+$/, "must be small letters and digits")
      .optional(),
    words: Phrases,
  })
  .refine(({ words: _, ...means }) => Object.keys(means).length > 0, {
    error: "must narrow the range: to kinds, to powers or to a plug",
  });

/** `content/search-synonyms.yaml`: search words, and the part of the range that they mean. */
export const searchSynonyms = loadYaml(
  "search-synonyms.yaml",
  z.strictObject({ ignored: Phrases, everything: Phrases, groups: z.array(Group).min(1) }),
);

export type SearchSynonyms = typeof searchSynonyms;
