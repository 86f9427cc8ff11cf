import { z } from "zod";
import { call } from "@/lib/call/call";
import { Day, Rupees } from "@/lib/call/codecs";
import { FileAnswer } from "@/lib/call/file";
import { AnswerFile, Gstin, MOST_BODY, TakenAnswer } from "@/lib/portals/answer-file";

/** An invoice whose e-way bill has no number yet. */
export const OpenEway = z.object({
  id: z.string(),
  number: z.string(),
  day: Day,
  buyer: z.string(),
  total: Rupees,
  order: z.object({ id: z.string(), number: z.string() }),
  /** Whether it is known how it travels: only then a file holds it. */
  has_transport: z.boolean(),
  /** Whether the e-invoice portal makes it, with the e-invoice. */
  by_einvoice: z.boolean(),
});
export type OpenEway = z.output<typeof OpenEway>;

/** E-way bills to be made, oldest first. */
export const listEwayBills = call({
  method: "GET",
  path: "/admin/tax/eway-bills",
  access: "admin",
  input: z.object({}),
  output: z.object({
    is_on: z.boolean(),
    /** At most 200. */
    open: z.array(OpenEway),
    /** The next file of each registration, and how many bills it holds. */
    files: z.array(z.object({ gstin: z.string(), documents: z.int() })),
  }),
  errors: [],
});
export type EwayBills = z.output<typeof listEwayBills.output>;

/** The bills of a registration, for the portal's bulk upload. */
export const getEwayFile = call({
  method: "GET",
  path: "/admin/tax/eway-bills/files/{gstin}",
  access: "admin",
  right: "orders",
  proof: true,
  answers: "file",
  input: z.object({ gstin: Gstin }),
  output: FileAnswer,
  errors: ["not_found"],
});

/** Takes the numbers that the portal gave. */
export const takeEwayAnswer = call({
  method: "POST",
  path: "/admin/tax/eway-bills/answers",
  access: "admin",
  right: "orders",
  body: "multipart",
  maxBytes: MOST_BODY,
  input: z.object({ file: AnswerFile }),
  output: TakenAnswer,
  errors: [],
});
