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
    /** The models of our list. */
    cars: z.array(z.object({ slug: z.string(), name: z.string() })),
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

/** A figure that is left out stays as it is. */
const figure = (what: string, max: number) =>
  z.coerce
    .number({ error: `Enter ${what}.` })
    .positive(`Enter ${what}.`)
    .max(max, `At most ${max}.`)
    .optional();

/** Which of the 200 would get other advice if a model had other figures, in kWh and kW at its inlet. */
export const previewCar = call({
  method: "GET",
  path: "/admin/advice/preview/car",
  access: "admin",
  mayLag: true,
  input: z.object({
    car: z.string({ error: "Choose a car." }).min(1, "Choose a car.").max(200),
    battery_kwh: figure("the battery in kWh", 1_000),
    ac_1ph_kw: figure("the power on one phase in kW", 7.4),
    ac_3ph_kw: figure("the power on three phases in kW", 43),
    kwh_per_100km: figure("the kWh for 100 km", 500),
  }),
  output: previewAdvice.output,
  errors: ["not_found"],
});
