import { z } from "zod";
import { call } from "@/lib/call/call";
import { Day, Message, Rupees } from "@/lib/call/codecs";
import { plainLine } from "@/lib/call/plain-text";
import { cleanGstin, gstinFault } from "@/lib/tax/gstin";

const line = (what: string, min: number, max: number) =>
  z
    .string({ error: `Enter ${what}.` })
    .trim()
    .overwrite(plainLine)
    .min(min, `Enter ${what}, at least ${min} characters.`)
    .max(max, `At most ${max} characters.`)
    // The portal of e-invoices refuses a document with either of them.
    .regex(/^[^"\\]*$/, 'Leave out " and \\.');

/** A GSTIN with a right check character, in capitals. */
export const Gstin = z
  .string({ error: "Enter the GSTIN." })
  .overwrite(cleanGstin)
  .superRefine((text, context) => {
    const fault = gstinFault(text);
    if (fault) context.addIssue(fault.replace("your GSTIN", "the GSTIN"));
  });

const LastDay = z.preprocess((value) => (value === "" ? null : value), Day.nullable());

/** A registration of the company under GST. The lengths are those of the e-invoice. */
const registrationFields = {
  gstin: Gstin,
  legal_name: line("the legal name", 3, 100),
  trade_name: line("the trade name", 3, 100),
  address: line("the street address", 3, 100),
  city: line("the place", 3, 50),
  pin: z
    .string()
    .trim()
    .regex(/^[1-9]\d{5}$/, "A PIN code has six digits."),
  /** Begins the numbers of its documents. */
  prefix: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^[A-Z][A-Z0-9]?$/, "Enter one or two letters or digits, a letter first."),
  /** Days in India: the first on which it issues documents, and the last or null. */
  valid_from: Day,
  valid_to: LastDay,
};

export const Registration = z.object({
  id: z.string(),
  ...registrationFields,
  valid_to: Day.nullable(),
  state: z.string(),
  /** Whether it has issued documents: then GSTIN and prefix stay. */
  has_issued: z.boolean(),
});
export type Registration = z.output<typeof Registration>;

/** The rate of a HSN or SAC from a day on. */
const rateFields = {
  code: z
    .string()
    .trim()
    .regex(/^\d{4}(\d{2}){0,2}$/, "An HSN or SAC has four, six or eight digits."),
  description: line("what it is for", 3, 100),
  /** Percent. */
  rate: z.coerce
    .number({ error: "Enter the rate in percent." })
    .min(0, "A rate is at least 0 %.")
    .max(40, "A rate is at most 40 %.")
    .refine((rate) => Number.isInteger(rate * 100), "A rate has at most two decimals."),
  valid_from: Day,
  valid_to: LastDay,
  notification: z.string().trim().max(100, "At most 100 characters.").default(""),
};

export const Rate = z.object({
  id: z.string(),
  ...rateFields,
  rate: z.number(),
  valid_to: Day.nullable(),
  notification: z.string(),
});
export type Rate = z.output<typeof Rate>;

const inOrder = (dates: { valid_from: string; valid_to: string | null }) =>
  dates.valid_to === null || dates.valid_from <= dates.valid_to;
const ORDER = { error: "The last day is before the first.", path: ["valid_to"] };
const Id = z.uuid({ error: "Give it an id of your own, a UUID." });

/** Who sells, and the dated rates of GST, newest first. */
export const getTaxSetup = call({
  method: "GET",
  path: "/admin/tax/setup",
  access: "admin",
  input: z.object({}),
  output: z.object({
    registrations: z.array(Registration),
    rates: z.array(Rate),
    /** A purchase above this total needs the buyer's PAN; null never asks. */
    pan_above: Rupees.nullable(),
  }),
  errors: [],
});

/** Adds the registration with this id, or changes it. */
export const saveRegistration = call({
  method: "PUT",
  path: "/admin/tax/registrations/{id}",
  access: "admin",
  input: z.object({ id: Id, ...registrationFields }).refine(inOrder, ORDER),
  output: Message.extend({ registration: Registration }),
  errors: ["conflict"],
});

/** Adds the rate with this id, or changes it. */
export const saveRate = call({
  method: "PUT",
  path: "/admin/tax/rates/{id}",
  access: "admin",
  input: z.object({ id: Id, ...rateFields }).refine(inOrder, ORDER),
  output: Message.extend({ rate: Rate }),
  errors: ["conflict"],
});

/** Sets the total above which a purchase needs the buyer's PAN; null never asks. */
export const savePanLimit = call({
  method: "PUT",
  path: "/admin/tax/pan-limit",
  access: "admin",
  input: z.object({
    pan_above: Rupees.refine((paise) => paise >= 0, "Enter an amount of at least ₹0.").nullable(),
  }),
  output: Message.extend({ pan_above: Rupees.nullable() }),
  errors: [],
});
