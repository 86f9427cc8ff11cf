import "server-only";
import { z } from "zod";
import { Action, PageWords, Shot, Words } from "@/lib/content/fields";
import { contentNames, loadYaml } from "@/lib/content/load";
import { contentPage } from "@/lib/content/page";
import { HowItWorks, Sharing, Stays } from "@/lib/content/pages/solution-figures";
import { keepUnits } from "@/lib/content/rules";

const Text = Words.transform(keepUnits);

const chargers = new Set(contentNames("chargers", "yaml"));
const Charger = z.string().refine((slug) => chargers.has(slug), {
  error: ({ input }) => `"${input}" is no file of content/chargers/`,
});

const Question = z.strictObject({ question: Text, answer: Text });
const Offer = z.strictObject({ title: Text, text: Text });
const Row = Offer.extend({ picture: Shot });
const exactly = <S extends z.ZodType>(count: number, entry: S) =>
  z.array(entry).length(count, `must have ${count} entries`);

/** The schema common to all four pages. The specification fixes how many chargers and questions each has. */
const page = (counts: { chargers: number; questions: number }) =>
  z.strictObject({
    ...PageWords,
    hero: z.strictObject({
      title: Text,
      lead: Text,
      picture: Shot,
      /** False for a picture that is dark enough already. */
      shade: z.boolean().default(true),
    }),
    tagline: z.strictObject({ title: Text, picture: Shot }),
    intro: z.strictObject({ lead: Text, text: Text, action: Action }),
    benefits: z.strictObject({ title: Text, rows: exactly(3, Row) }),
    chargers: z.strictObject({
      title: Text,
      lead: Text,
      slugs: exactly(counts.chargers, Charger),
    }),
    unsure: z.strictObject({ lead: Text, action: Action }),
    questions: z.strictObject({ title: Text, items: exactly(counts.questions, Question) }),
  });

const Offers = z.strictObject({ title: Text, rows: exactly(5, Offer) });

/** The schema of each file under `content/solutions/`, by slug. */
export const solutionSchemas = {
  "home-and-housing-societies": page({ chargers: 3, questions: 5 }).extend({
    offers: Offers,
    sharing: Sharing,
  }),
  "office-and-workplace": page({ chargers: 6, questions: 6 }).extend({ sharing: Sharing }),
  "public-places": page({ chargers: 5, questions: 7 }).extend({ stays: Stays }),
  "fleet-organization": page({ chargers: 3, questions: 9 }).extend({ how: HowItWorks }),
};

export type SolutionSlug = keyof typeof solutionSchemas;
export type Solution = z.output<ReturnType<typeof page>> & {
  offers?: z.output<typeof Offers>;
  how?: z.output<typeof HowItWorks>;
  sharing?: z.output<typeof Sharing>;
  stays?: z.output<typeof Stays>;
};

/** The four use cases, in the order of the menu. */
export const solutionSlugs = Object.keys(solutionSchemas) as SolutionSlug[];

const read = (slug: SolutionSlug): [string, Solution] => [
  slug,
  loadYaml(`solutions/${slug}.yaml`, solutionSchemas[slug]),
];

/** The four solution pages by slug. */
export const solutions: ReadonlyMap<string, Solution> = new Map(solutionSlugs.map(read));

/** The picker of `/solution`, and the texts that the four pages share. */
export const solutionPage = loadYaml(
  "pages/solution.yaml",
  z.strictObject({
    ...PageWords,
    heading: Text,
    lead: Text,
    tiles: exactly(
      4,
      z.strictObject({ slug: z.enum(solutionSlugs), label: Text, text: Text, picture: Shot }),
    ),
    choice: z.strictObject({
      title: Text,
      lead: Text,
      /** The energy charged in those hours. */
      kwh: z.number().positive(),
      columns: z.strictObject({ place: Text, hours: Text, power: Text, chargers: Text }),
      rows: z
        .array(
          z.strictObject({
            place: Text,
            hours: z.number().positive(),
            chargers: Text,
            /** The one that the row links to. */
            charger: Charger,
          }),
        )
        .min(2),
    }),
    ask: z.strictObject({ title: Text, lead: Text, action: Action }),
    shared: z.strictObject({
      parent: Action,
      contact: Action,
      unsure: z.literal("Not sure about the best solution for you?"),
      ready: z.literal("Ready to get Started?"),
      readyAction: Action,
      allChargers: Action,
    }),
  }),
);

export const pages = [
  contentPage("/solution", solutionPage, { picture: solutionPage.tiles[0]?.picture }),
  ...[...solutions].map(([slug, solution]) =>
    contentPage(`/solutions/${slug}`, solution, {
      picture: solution.hero.picture,
      parent: "/solution",
    }),
  ),
];
