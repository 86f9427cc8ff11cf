import "server-only";
import { z } from "zod";
import { LastCall, PageWords, PictureTop, Shot, Terms, Words } from "@/lib/content/fields";
import { loadYaml } from "@/lib/content/load";
import { contentPage } from "@/lib/content/page";

const Step = z.strictObject({
  title: Words,
  short: Words,
  /** First and last week on the drawing; without it the step comes after hand-over. */
  weeks: z
    .tuple([z.number().min(0), z.number().max(8)])
    .refine(([from, to]) => from < to, "must end after it begins")
    .optional(),
  when: Words,
  text: Words,
  gets: z.array(Words).min(1),
  needs: z.array(Words).min(1),
  who: Words,
});

const Duty = z.strictObject({
  task: Words,
  you: Words.optional(),
  we: Words.optional(),
  discom: Words.optional(),
});

/** `content/pages/how-we-work.yaml`: the six steps, also shown on the home and partnership pages. */
export const howWeWork = loadYaml(
  "pages/how-we-work.yaml",
  z.strictObject({
    ...PageWords,
    hero: PictureTop,
    plan: z.strictObject({ title: Words, lead: Words }),
    /** The labels of each step's lists, and the picture below them. */
    details: z.strictObject({
      ...{ title: Words, gets: Words, needs: Words, who: Words, more: Words },
      picture: Shot,
    }),
    steps: z.array(Step).length(6),
    report: z.strictObject({
      title: Words,
      lead: Words,
      columns: z.tuple([Words, Words]),
      rows: z.array(z.strictObject({ measured: Words, limit: Words })).min(1),
    }),
    duties: z.strictObject({
      title: Words,
      columns: z.tuple([Words, Words, Words, Words]),
      rows: z.array(Duty).min(1),
    }),
    delays: Terms,
    ready: LastCall,
  }),
);

export const pages = [contentPage("/how-we-work", howWeWork, { picture: howWeWork.hero.picture })];
