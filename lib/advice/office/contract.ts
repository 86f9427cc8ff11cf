import { z } from "zod";
import { call } from "@/lib/call/call";
import { Rupees } from "@/lib/call/codecs";

/** The periods of the report, in days. */
export const ADVICE_PERIODS = [7, 28, 90] as const;

const Count = z.object({
  /** A model of our list, or "Not listed". */
  vehicle: z.string(),
  /** The charger that came first; null where none fitted. */
  charger: z.string().nullable(),
  count: z.int(),
});
export type AnswerCount = z.output<typeof Count>;

/** Which answers were asked for in the last days, the most frequent first. */
export const readAdvice = call({
  method: "GET",
  path: "/admin/advice",
  access: "admin",
  mayLag: true,
  input: z.object({
    days: z.coerce.number().pipe(z.literal(ADVICE_PERIODS, "Choose 7, 28 or 90 days.")).default(28),
  }),
  output: z.object({
    since: z.iso.date(),
    answers: z.array(Count),
    /** What is advised from now: the cheapest charger in stock of each kind and power. */
    chargers: z.array(z.object({ slug: z.string(), name: z.string(), price: Rupees })),
  }),
  errors: [],
});

/** Which of 200 fixed households would get other advice if a charger had another price. */
export const previewAdvice = call({
  method: "GET",
  path: "/admin/advice/preview",
  access: "admin",
  mayLag: true,
  input: z.object({
    slug: z.string({ error: "Choose a charger." }).min(1, "Choose a charger.").max(200),
    price: z.coerce.number({ error: "Enter a price." }).min(1, "Enter a price.").max(100_000_000),
  }),
  output: z.object({
    households: z.int(),
    changed: z.array(
      z.object({ household: z.string(), before: z.array(z.string()), after: z.array(z.string()) }),
    ),
  }),
  errors: [],
});
export type AdvicePreview = z.output<typeof previewAdvice.output>;
