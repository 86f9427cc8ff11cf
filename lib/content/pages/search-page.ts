import "server-only";
import { z } from "zod";
import { Action, PageWords, Words } from "@/lib/content/fields";
import { loadYaml } from "@/lib/content/load";

const Suggestion = z
  .strictObject({
    label: Words,
    text: Words,
    query: Words,
    kind: z.enum(["portable", "wall", "dc"]),
  })
  .transform(({ query, ...words }) => ({
    ...words,
    href: `/search?q=${encodeURIComponent(query)}`,
  }));

/** `content/pages/search.yaml`. */
export const searchPage = loadYaml(
  "pages/search.yaml",
  z.strictObject({
    ...PageWords,
    heading: Words,
    lead: Words,
    label: Words,
    placeholder: Words,
    button: Words,
    none: Words,
    suggestions: z.array(Suggestion).min(1),
    ask: z.strictObject({ title: Words, text: Words, action: Action }),
  }),
);
