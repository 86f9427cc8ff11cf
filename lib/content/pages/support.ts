import "server-only";
import { z } from "zod";
import { LastCall, PageWords, PictureTop, Question, Words } from "@/lib/content/fields";
import { loadYaml } from "@/lib/content/load";
import { contentPage } from "@/lib/content/page";

/** `content/pages/support.yaml`; `solutions.order` names the files of `content/other-solutions/`. */
export const support = loadYaml(
  "pages/support.yaml",
  z.strictObject({
    ...PageWords,
    hero: PictureTop,
    solutions: z.strictObject({ title: Words, lead: Words, order: z.array(Words).min(1) }),
    questions: z.strictObject({ title: Words, items: z.array(Question).min(1) }),
    ready: LastCall,
  }),
);

export const pages = [
  contentPage("/industrialsupport", support, { picture: support.hero.picture }),
];
