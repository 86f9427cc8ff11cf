import { z } from "zod";
import { call } from "@/lib/call/call";
import { Day, Time } from "@/lib/call/codecs";
import { pageEnds, paging } from "@/lib/call/paging";

const By = z.enum(["customer", "admin", "system"], { error: "There is no such kind of actor." });

/** One audited change. */
export const AuditEntry = z.object({
  id: z.string(),
  at: Time,
  by: By,
  by_id: z.string().nullable(),
  /** The name of the person who did it, if still known. */
  by_name: z.string().nullable(),
  action: z.string(),
  /** What was changed: the id of a user, order or product, or the name of a singleton. */
  subject: z.string(),
  subject_kind: z.enum(["user", "order", "product"]).nullable(),
  /** A person's or product's name, an order's number. */
  subject_name: z.string().nullable(),
  /** Usually `before` and `after`; see lib/audit/rules.ts for how it is read. */
  detail: z.record(z.string(), z.unknown()),
});
export type AuditEntry = z.output<typeof AuditEntry>;

/** The filters of the log. Days are days in India, both included. */
export const auditFilters = {
  by: By.optional(),
  by_id: z.uuid("That is no user.").optional(),
  /** One action, "order.status-changed", or all of a noun, "order". */
  action: z
    .string()
    .regex(/^[a-z_]{1,40}(\.[a-z_-]{1,40})?$/, "There is no such action.")
    .optional(),
  subject: z.string().min(1).max(100).optional(),
  from: Day.optional(),
  to: Day.optional(),
};

/** A page of the log, newest first. */
export const auditLog = call({
  method: "GET",
  path: "/admin/audit-log",
  access: "admin",
  mayLag: true,
  input: z.object({ ...auditFilters, ...paging }),
  output: z.object({ entries: z.array(AuditEntry), ...pageEnds }),
  errors: [],
});

/** The choices for the filters: all recorded actions, and the administrators. */
export const auditChoices = call({
  method: "GET",
  path: "/admin/audit-log/choices",
  access: "admin",
  mayLag: true,
  input: z.object({}),
  output: z.object({
    actions: z.array(z.string()),
    administrators: z.array(z.object({ id: z.string(), name: z.string() })),
  }),
  errors: [],
});
