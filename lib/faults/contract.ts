import { z } from "zod";
import { call } from "@/lib/call/call";
import { Message, Time } from "@/lib/call/codecs";
import { pageEnds, paging } from "@/lib/call/paging";
import { FAULT_STATES } from "@/lib/faults/rules";

const State = z.enum(FAULT_STATES, { error: "Choose Reported, In work or Done." });

/** A fault report as the customer sees it. `reference` identifies it for both sides: "R-000125". */
export const Fault = z.object({
  id: z.string(),
  reference: z.string(),
  order_id: z.string(),
  order_number: z.string(),
  /** The charger's name at the time of purchase. */
  charger: z.string(),
  serial: z.string().nullable(),
  location: z.string(),
  issue: z.string(),
  state: State,
  created_at: Time,
  done_at: Time.nullable(),
});
export type Fault = z.output<typeof Fault>;

/** The same for administrators, with the reporter. */
export const CustomerFault = Fault.extend({
  user_id: z.string(),
  reported_by: z.string(),
  email: z.string(),
  phone_number: z.string().nullable(),
});
export type CustomerFault = z.output<typeof CustomerFault>;

/** Reports a fault of a charger from the caller's own order, shipped or delivered. */
export const reportFault = call({
  method: "POST",
  path: "/reports",
  access: "customer",
  input: z.object({
    order_id: z.string({ error: "Say which order." }),
    serial: z
      .string()
      .trim()
      .max(60, "A serial number has at most 60 characters.")
      .nullish()
      .transform((text) => text || null),
    location: z
      .string({ error: "Say where the charger is mounted." })
      .trim()
      .min(1, "Say where the charger is mounted.")
      .max(300, "The place has at most 300 characters."),
    issue: z
      .string({ error: "Say what is wrong." })
      .trim()
      .min(10, "Say what is wrong in at least 10 characters.")
      .max(2000, "The description has at most 2,000 characters.")
      .transform((text) => text.replace(/\r\n?/g, "\n")),
  }),
  output: Message.extend({ report: Fault }),
  errors: ["not_found", "conflict", "rate_limited"],
});

/** The customer's own reports, newest first. */
export const ownFaults = call({
  method: "GET",
  path: "/reports",
  access: "customer",
  input: z.object(paging),
  output: z.object({ reports: z.array(Fault), ...pageEnds }),
  errors: [],
});

/** All reports, newest first. `counts` are those of the search, whatever state is selected. */
export const customerFaults = call({
  method: "GET",
  path: "/admin/charger-reports",
  access: "admin",
  mayLag: true,
  input: z.object({
    state: State.optional(),
    /** Words of the report, its serial or reference, of the customer, or the end of the order number. */
    query: z.string().trim().max(100, "A search has at most 100 characters.").default(""),
    order_id: z.uuid().optional(),
    user_id: z.uuid().optional(),
    ...paging,
  }),
  output: z.object({
    reports: z.array(CustomerFault),
    counts: z.object({ open: z.int(), in_progress: z.int(), done: z.int() }),
    ...pageEnds,
  }),
  errors: [],
});
export type FaultPage = z.output<typeof customerFaults.output>;

/** Moves a report to any state, forward or back. The customer is mailed when it is done. */
export const moveFault = call({
  method: "PATCH",
  path: "/admin/charger-reports/{id}",
  access: "admin",
  right: "orders",
  input: z.object({
    id: z.string(),
    state: State,
    /** The state shown on the screen: a conflict if someone else has moved it. */
    from: State.optional(),
  }),
  output: Message.extend({ report: CustomerFault }),
  errors: ["not_found", "conflict"],
});
