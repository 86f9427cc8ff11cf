import "server-only";
import { z } from "zod";
import { Action, PageWords, Shot, Words } from "@/lib/content/fields";
import { loadYaml } from "@/lib/content/load";

const Item = z.strictObject({ title: Words, text: Words });

/** `content/pages/about.yaml`. */
export const about = loadYaml(
  "pages/about.yaml",
  z.strictObject({
    ...PageWords,
    hero: z.strictObject({ title: Words, lead: Words, picture: Shot, action: Action }),
    statement: z.strictObject({ title: Words, lead: Words, text: Words, action: Action }),
    work: z.strictObject({ title: Words, items: z.array(Item).min(1) }),
    rules: z.strictObject({
      title: Words,
      items: z.array(Item.extend({ picture: Shot })).min(1),
    }),
    offices: z.strictObject({ title: Words }),
    ready: z.strictObject({ title: Words, action: Action }),
  }),
);
