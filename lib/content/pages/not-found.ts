import "server-only";
import { z } from "zod";
import { Action, Words } from "@/lib/content/fields";
import { loadYaml } from "@/lib/content/load";

/** `content/pages/not-found.yaml`. */
export const notFoundPage = loadYaml(
  "pages/not-found.yaml",
  z.strictObject({
    title: Words,
    heading: Words,
    lead: Words,
    links: z.array(Action.extend({ text: Words })).min(1),
  }),
);
