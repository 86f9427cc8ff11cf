import "server-only";
import { z } from "zod";
import { Drawing } from "@/lib/content/drawings";
import { LastCall, PageWords, Term, Words } from "@/lib/content/fields";
import { contentNames, loadYaml } from "@/lib/content/load";
import { contentPage } from "@/lib/content/page";
import { support } from "@/lib/content/pages/support";
import { pictureOf } from "@/lib/content/pictures";
import { paiseFromRupees } from "@/lib/money";

const Plan = z.strictObject({
  name: Words,
  /** For a month: rupees in the file, paise here. A plan without a price is made to measure. */
  price: z.int().min(1).transform(paiseFromRupees).optional(),
  /** How many students or patients it carries; without it, any number. */
  heads: z.int().min(1).optional(),
  features: z.array(Words).min(1),
});

const schema = z.strictObject({
  ...PageWords,
  /** How the support page names it. */
  tile: z.strictObject({
    title: Words,
    subtitle: Words,
    icon: z.enum([
      ...(["users", "school", "hospital", "briefcase", "plug"] as const),
      ...(["store", "parking", "utensils", "handshake"] as const),
    ]),
  }),
  heading: Words,
  lead: Words,
  /** The demo that can be asked for on the page. */
  demo: z.enum(["hrms", "education", "health"]).optional(),
  drawing: Drawing,
  featuresTitle: Words,
  features: z.array(Term).min(4),
  pricing: z.strictObject({ title: Words, unit: Words, plans: z.array(Plan).min(1) }).optional(),
  ready: LastCall,
});

export type OtherSolution = z.output<typeof schema> & {
  /** File name and address: "hrms" is at "/hrms". */
  slug: string;
};

/**
 * Our software lines, one file of `content/other-solutions/` each, in the order of the support page.
 * @throws Error when that order names a file that is not there, or leaves one out.
 */
export const otherSolutions: readonly OtherSolution[] = inOrder(support.solutions.order).map(
  (slug) => ({ ...loadYaml(`other-solutions/${slug}.yaml`, schema), slug }),
);

/** The line at "/<slug>"; undefined where there is none. */
export function findOtherSolution(slug: string): OtherSolution | undefined {
  return otherSolutions.find((solution) => solution.slug === slug);
}

function inOrder(order: readonly string[]): readonly string[] {
  const files = contentNames("other-solutions", "yaml");
  if (order.toSorted().join() === files.join()) return order;
  throw new Error(
    `content/pages/support.yaml: solutions.order must name each of ${files.join(", ")} once.`,
  );
}

export const pages = otherSolutions.map((line) =>
  contentPage(`/${line.slug}`, line, {
    picture: pictureOf("close-display"),
    parent: "/industrialsupport",
  }),
);
