import "server-only";
import { z } from "zod";
import {
  Action,
  LastCall,
  PageWords,
  PictureTop,
  Shot,
  Term,
  Terms,
  Words,
} from "@/lib/content/fields";
import { loadYaml } from "@/lib/content/load";
import { contentPage } from "@/lib/content/page";

/** `content/pages/about.yaml`. */
export const about = loadYaml(
  "pages/about.yaml",
  z.strictObject({
    ...PageWords,
    hero: PictureTop,
    statement: z.strictObject({ title: Words, lead: Words, text: Words, action: Action }),
    work: Terms,
    rules: z.strictObject({
      title: Words,
      items: z.array(Term.extend({ picture: Shot })).min(1),
    }),
    offices: z.strictObject({ title: Words }),
    ready: LastCall,
  }),
);

export const pages = [contentPage("/about", about, { picture: about.hero.picture })];
