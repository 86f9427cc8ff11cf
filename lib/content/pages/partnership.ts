import "server-only";
import { z } from "zod";
import { Action, LastCall, PageWords, PictureTop, Shot, Term, Words } from "@/lib/content/fields";
import { loadYaml } from "@/lib/content/load";
import { contentPage } from "@/lib/content/page";

const Positive = z.number().positive();

/** `content/pages/partnership.yaml`. The names of the six steps come from how-we-work.yaml. */
export const partnership = loadYaml(
  "pages/partnership.yaml",
  z.strictObject({
    ...PageWords,
    hero: PictureTop,
    who: z.strictObject({ title: Words, lead: Words, text: Words, action: Action }),
    slider: z.strictObject({
      title: Words,
      slides: z.array(Term.extend({ picture: Shot })).length(3),
    }),
    selector: z.strictObject({ title: Words, texts: z.array(Term).length(3) }),
    journey: z.strictObject({ title: Words, action: Action, texts: z.array(Words).length(6) }),
    terms: z.strictObject({
      title: Words,
      lead: Words,
      columns: z.tuple([Words, Words, Words]),
      rows: z.array(z.strictObject({ about: Words, you: Words, we: Words })).min(1),
    }),
    example: z.strictObject({
      title: Words,
      lead: Words,
      columns: z.tuple([Words, Words, Words]),
      site: z.strictObject({
        bays: Positive,
        sessionsPerBay: Positive,
        kwhPerSession: Positive,
        days: Positive,
        tariff: Positive,
        cost: Positive,
        loss: z.number().min(0),
      }),
    }),
    chargers: z.strictObject({
      title: Words,
      lead: Words,
      more: Action,
      /** File names in content/chargers/. */
      slugs: z.array(Words).min(1),
    }),
    ready: LastCall,
  }),
);

export const pages = [
  contentPage("/partnership", partnership, { picture: partnership.hero.picture }),
];
