import { z } from "zod";
import { call } from "@/lib/call/call";
import { Day, Message, Rupees } from "@/lib/call/codecs";
import { FileAnswer } from "@/lib/call/file";
import { AnswerFile, Gstin, MOST_BODY, TakenAnswer } from "@/lib/portals/answer-file";

const EInvoiceLine = z.object({
  id: z.string(),
  number: z.string(),
  kind: z.enum(["tax_invoice", "credit_note"]),
  day: Day,
  buyer: z.string(),
  total: Rupees,
});

/** A document that waits for the portal. */
export const DueEInvoice = EInvoiceLine.extend({
  /** The last day on which the portal takes it; null for any. */
  report_by: Day.nullable(),
  /** Five days before the last it is urgent. */
  state: z.enum(["open", "urgent", "too late"]),
});
export type DueEInvoice = z.output<typeof DueEInvoice>;

/** A document that the portal has registered. */
export const RegisteredEInvoice = EInvoiceLine.extend({
  irn: z.string(),
  ack_number: z.string(),
  /** As the portal wrote it, Indian time. */
  ack_at: z.string(),
  state: z.enum(["registered", "canceled"]),
  /** An invoice, for 24 hours after its acknowledgement. */
  may_cancel: z.boolean(),
});
export type RegisteredEInvoice = z.output<typeof RegisteredEInvoice>;

/** The documents that wait for the e-invoice portal, oldest first, and the newest that it has registered. */
export const listEInvoices = call({
  method: "GET",
  path: "/admin/tax/einvoices",
  access: "admin",
  input: z.object({}),
  output: z.object({
    /** Whether documents go to the portal at all. */
    is_on: z.boolean(),
    /** Whether answers can be checked: the portal's key is entered. */
    has_key: z.boolean(),
    /** How many wait; the list holds the oldest 200. */
    due_count: z.int(),
    due: z.array(DueEInvoice),
    /** The next file of each registration, and how many documents it holds. */
    files: z.array(z.object({ gstin: z.string(), documents: z.int() })),
    registered: z.array(RegisteredEInvoice),
  }),
  errors: [],
});
export type EInvoices = z.output<typeof listEInvoices.output>;

/** The documents of a registration that wait, for the portal's bulk upload. */
export const getEInvoiceFile = call({
  method: "GET",
  path: "/admin/tax/einvoices/files/{gstin}",
  access: "admin",
  right: "orders",
  proof: true,
  answers: "file",
  input: z.object({ gstin: Gstin }),
  output: FileAnswer,
  errors: ["not_found"],
});

/** Takes the portal's answer: numbers and signed codes. */
export const takeEInvoiceAnswer = call({
  method: "POST",
  path: "/admin/tax/einvoices/answers",
  access: "admin",
  right: "orders",
  body: "multipart",
  maxBytes: MOST_BODY,
  input: z.object({ file: AnswerFile }),
  output: TakenAnswer,
  errors: ["conflict"],
});

/** The portal's reasons of a cancellation, by its codes. */
export const CANCEL_REASONS = { duplicate: 1, mistake: 2, order_canceled: 3, other: 4 } as const;

/** Records that an invoice was cancelled at the portal. What is still away is invoiced anew. */
export const cancelEInvoice = call({
  method: "POST",
  path: "/admin/tax/einvoices/{id}/cancellation",
  access: "admin",
  right: "orders",
  input: z.object({
    id: z.string(),
    reason: z.enum(["duplicate", "mistake", "order_canceled", "other"], {
      error: "Choose a reason.",
    }),
  }),
  output: Message,
  errors: ["not_found", "conflict"],
});
