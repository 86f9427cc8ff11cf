import "server-only";
import { z } from "zod";
import { PageWords, Shot, Terms, Words } from "@/lib/content/fields";
import { loadYaml } from "@/lib/content/load";
import { contentPage } from "@/lib/content/page";

const Role = z.strictObject({ title: Words, place: Words, kind: Words, text: Words });

/** `content/pages/careers.yaml`; `roles` may be empty. */
export const careers = loadYaml(
  "pages/careers.yaml",
  z.strictObject({
    ...PageWords,
    heading: Words,
    lead: Words,
    picture: Shot,
    roles: z.array(Role),
    open: z.strictObject({
      title: Words,
      none: Words,
      noneLead: Words,
      apply: Words,
      write: Words,
    }),
    kinds: Terms,
    hiring: Terms,
  }),
);

export const pages = [contentPage("/careers", careers, { picture: careers.picture })];
