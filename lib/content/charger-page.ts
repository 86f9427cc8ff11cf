import "server-only";
import { z } from "zod";
import { Action, Question, Words } from "@/lib/content/fields";
import { loadYaml } from "@/lib/content/load";

/** What a charger must have for a line or question to stand on its page. */
const Only = z.enum(["type2", "ccs2", "access", "steps"]);

const Site = z.strictObject({
  title: Words,
  lead: Words,
  lines: z.array(z.strictObject({ name: Words, value: Words })).length(5),
  action: Action,
  questions: z.array(Question.extend({ only: Only.optional() })).length(5),
});
export type SiteWords = z.output<typeof Site>;

const Promises = z.strictObject({
  dispatch: Words,
  sameDay: Words,
  delivery: Words,
  returns: Words,
});

/** `content/charger-page.yaml`: the second half of a charger's page, by where it is used. */
export const chargerPage = loadYaml(
  "charger-page.yaml",
  z.strictObject({
    cars: Action,
    rows: z.strictObject({
      ac: Promises,
      dc: Promises,
      installation: z.strictObject({ fitted: Words, portable: Words }),
    }),
    sites: z.strictObject({
      socket16: Site,
      socket32: Site,
      point16: Site,
      single: Site,
      three: Site,
      dc: Site,
    }),
  }),
);
