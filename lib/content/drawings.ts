import "server-only";
import { z } from "zod";
import { Words } from "@/lib/content/fields";
import { isWholePaise, paiseFromRupees } from "@/lib/money";

const Count = z.int().min(1);
/** Editors write rupees; the code uses paise. */
const Rupees = z
  .number()
  .min(0)
  .refine(isWholePaise, "An amount has at most two decimals.")
  .transform(paiseFromRupees);
/** "8:00" or "20:31:05". */
const Clock = z.string().regex(/^\d{1,2}:\d{2}(:\d{2})?$/, 'must be a time like "8:00"');

const caption = { caption: Words };

const Payslip = z.strictObject({
  kind: z.literal("payslip"),
  ...caption,
  title: Words,
  days: Words,
  earnings: z.array(z.strictObject({ name: Words, amount: Rupees, note: Words })).min(1),
  deductions: z.array(z.strictObject({ name: Words, amount: Rupees, note: Words })),
});

const Lesson = z.strictObject({
  from: Clock,
  to: Clock,
  pause: Words.optional(),
  /** One for each day; empty once school is over. */
  subjects: z.array(z.string()).optional(),
  /** The lesson with a substitute teacher; day 1 is the first. */
  cover: z.strictObject({ day: Count, by: Words }).optional(),
});

const Timetable = z
  .strictObject({
    kind: z.literal("timetable"),
    ...caption,
    title: Words,
    days: z.array(Words).min(1),
    rows: z.array(Lesson).min(1),
  })
  .refine(
    ({ days, rows }) => rows.every((row) => row.pause || row.subjects?.length === days.length),
    "each row needs a pause, or a subject for each day",
  );

const Wards = z.strictObject({
  kind: z.literal("wards"),
  ...caption,
  states: z.array(z.strictObject({ key: z.string().length(1), label: Words })).min(2),
  wards: z.array(z.strictObject({ name: Words, prefix: Words, beds: Words })).min(1),
});

const Classifieds = z.strictObject({
  kind: z.literal("classifieds"),
  ...caption,
  title: Words,
  /** The circled advert, counted from 0. */
  circled: z.int().min(0),
  ads: z.array(z.strictObject({ lead: Words, text: Words })).min(1),
  record: z.strictObject({
    title: Words,
    steps: z.array(z.strictObject({ when: Words, what: Words })).min(1),
  }),
});

const OcppMessage = z.strictObject({
  at: Clock,
  from: z.enum(["charger", "platform"]),
  name: Words,
  text: Words,
});

const Session = z.strictObject({
  kind: z.literal("session"),
  ...caption,
  sides: z.tuple([Words, Words]),
  before: z.array(OcppMessage).min(1),
  every: z.strictObject({ minutes: Count, count: Count, name: Words, text: Words }),
  after: z.array(OcppMessage).min(1),
  /** kWh, and the price of one. */
  bill: z.strictObject({ units: z.number(), rate: Rupees }),
});

const Label = z.strictObject({
  kind: z.literal("label"),
  ...caption,
  service: Words,
  number: z.string().regex(/^(\d\d)+$/, "must be an even number of digits"),
  /** What the courier collects. */
  collect: Rupees,
  to: z.array(Words).min(1),
  from: z.array(Words).min(1),
  invoice: Words.max(16),
  goods: z.array(z.strictObject({ name: Words, count: Count, price: Rupees })).min(1),
  keys: z.array(z.strictObject({ title: Words, text: Words })).length(5),
});

const Parking = z.strictObject({
  kind: z.literal("parking"),
  ...caption,
  title: Words,
  words: z.strictObject({ free: Words, charging: Words }),
  rows: z.array(z.string().regex(/^[x.e+r]+$/, "may hold x . e + r")).length(4),
});

const Tickets = z.strictObject({
  kind: z.literal("tickets"),
  ...caption,
  now: Clock,
  tickets: z
    .array(
      z.strictObject({
        number: Count,
        place: Words,
        at: Clock,
        items: z
          .array(z.strictObject({ count: Count, name: Words, note: z.string().optional() }))
          .min(1),
      }),
    )
    .min(1),
});

const Gaps = z.strictObject({
  kind: z.literal("gaps"),
  ...caption,
  days: Count,
  /** Days of silence after which a gap is marked. */
  quietAfter: Count,
  customers: z
    .array(
      z.strictObject({
        name: Words,
        state: z.enum(["Won", "Open", "Lost"]),
        events: z.array(z.strictObject({ day: Count, what: Words })).min(1),
      }),
    )
    .min(1),
});

/** The sample drawing on a page of `content/other-solutions/`. */
export const Drawing = z.discriminatedUnion("kind", [
  Payslip,
  Timetable,
  Wards,
  Classifieds,
  Session,
  Label,
  Parking,
  Tickets,
  Gaps,
]);
