import { z } from "zod";
import { call } from "@/lib/call/call";
import { Day, Message, Rupees } from "@/lib/call/codecs";
import { plainLine } from "@/lib/call/plain-text";
import { stateCodeOf } from "@/lib/tax/place";

const OptionalDay = z.preprocess((value) => (value === "" ? null : value), Day.nullable());

const termFields = {
  /** The first day, in India, whose documents go to the e-invoice portal; null while the law does not ask for it. */
  einvoice_from: OptionalDay,
  /** Days in which the portal takes a document; null for any number. */
  einvoice_days: z.int().min(1).max(365).nullable(),
  /** PEM of the portal's public key or certificate; null until it is entered. */
  einvoice_key: z.preprocess(
    (value) => (value === "" ? null : value),
    z.string().trim().max(10_000, "A key has at most 10,000 characters.").nullable(),
  ),
  /** From this day on a delivery elsewhere names its GSTIN; null while that rule is on hold. */
  ship_to_from: OptionalDay,
  /** Whether a consignment above its state's limit needs an e-way bill to leave. */
  asks_eway: z.boolean(),
};

const limitFields = {
  /** By its name, as addresses have it. */
  state: z
    .string({ error: "Choose a state." })
    .refine((name) => stateCodeOf(name) !== undefined, "Choose a state."),
  valid_from: Day,
  /** A consignment within the state that is worth more needs an e-way bill. */
  limit: Rupees.refine((paise) => paise > 0, "Enter an amount above ₹0."),
  source: z
    .string()
    .trim()
    .overwrite(plainLine)
    .min(3, "Say where the limit is written.")
    .max(100, "At most 100 characters."),
};

export const EwayLimitView = z.object({
  id: z.string(),
  ...limitFields,
  state: z.string(),
  source: z.string(),
});
export type EwayLimitView = z.output<typeof EwayLimitView>;

export const PortalTermsView = z.object({
  ...termFields,
  einvoice_from: Day.nullable(),
  einvoice_key: z.string().nullable(),
  ship_to_from: Day.nullable(),
  /** The limits of states, newest first; where none stands ₹50,000 counts. */
  limits: z.array(EwayLimitView),
});
export type PortalTermsView = z.output<typeof PortalTermsView>;

/** What the shop tells the e-invoice and the e-way portal. */
export const getPortalTerms = call({
  method: "GET",
  path: "/admin/tax/portals/terms",
  access: "admin",
  input: z.object({}),
  output: PortalTermsView,
  errors: [],
});

export const savePortalTerms = call({
  method: "PUT",
  path: "/admin/tax/portals/terms",
  access: "admin",
  input: z.object(termFields),
  output: Message,
  errors: [],
});

/** Adds the limit with this id, or changes it. */
export const saveEwayLimit = call({
  method: "PUT",
  path: "/admin/tax/eway-limits/{id}",
  access: "admin",
  input: z.object({ id: z.uuid({ error: "Give it an id of your own, a UUID." }), ...limitFields }),
  output: Message.extend({ limit: EwayLimitView }),
  errors: ["conflict"],
});
