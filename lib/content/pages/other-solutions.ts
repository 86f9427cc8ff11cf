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
  /** Per month: rupees in the file, paise here. A plan without a price is priced on request. */
  price: z.int().min(1).transform(paiseFromRupees).optional(),
  /** The number of students or patients included; without it, any number. */
  heads: z.int().min(1).optional(),
  features: z.array(Words).min(1),
});

const schema = z.strictObject({
  ...PageWords,
  /** The solution's name on the support page. */
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
  /** The demo offered on the page. */
  demo: z.enum(["hrms", "education", "health"]).optional(),
  drawing: Drawing,
  featuresTitle: Words,
  features: z.array(Term).min(4),
  pricing: z.strictObject({ title: Words, unit: Words, plans: z.array(Plan).min(1) }).optional(),
  ready: LastCall,
});

export type OtherSolution = z.output<typeof schema> & {
  /** File name and path: "hrms" is at "/hrms". */
  slug: string;
};

/**
 * Our software products, one file of `content/other-solutions/` each, in the order of the support page.
 * @throws Error if that order names an unknown file or leaves one out.
 */
export const otherSolutions: readonly OtherSolution[] = inOrder(support.solutions.order).map(
  (slug) => ({ ...loadYaml(`other-solutions/${slug}.yaml`, schema), slug }),
);

/** The product at "/<slug>"; undefined if there is none. */
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
    picture: pictureOf("scene-panel"),
    parent: "/industrialsupport",
  }),
);
