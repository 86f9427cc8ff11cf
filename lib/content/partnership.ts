import "server-only";
import { z } from "zod";
import { Action, PageWords, Shot, Words } from "@/lib/content/fields";
import { loadYaml } from "@/lib/content/load";

const Line = z.strictObject({ title: Words, text: Words });

/** `content/pages/partnership.yaml`. The names of the six steps are those of how-we-work.yaml. */
export const partnership = loadYaml(
  "pages/partnership.yaml",
  z.strictObject({
    ...PageWords,
    hero: z.strictObject({ title: Words, lead: Words, picture: Shot, action: Action }),
    who: z.strictObject({ title: Words, lead: Words, text: Words, action: Action }),
    slider: z.strictObject({
      title: Words,
      slides: z.array(Line.extend({ picture: Shot })).length(3),
    }),
    selector: z.strictObject({ title: Words, texts: z.array(Line).length(3) }),
    journey: z.strictObject({ title: Words, action: Action, texts: z.array(Words).length(6) }),
    terms: z.strictObject({
      title: Words,
      lead: Words,
      columns: z.tuple([Words, Words, Words]),
      rows: z.array(z.strictObject({ about: Words, you: Words, we: Words })).min(1),
    }),
    chargers: z.strictObject({
      title: Words,
      lead: Words,
      more: Action,
      /** Names of files in content/chargers/. */
      slugs: z.array(Words).min(1),
    }),
    ready: z.strictObject({ title: Words, action: Action }),
  }),
);
