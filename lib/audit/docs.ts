import type * as contract from "@/lib/audit/contract";
import type { Chapter } from "@/lib/call/chapters";
import type { ContractDocs } from "@/lib/call/docs";
import * as sample from "@/lib/call/docs-samples";

const shipped = {
  id: "01a1e2cc-8fab-77dd-a251-bbda9c41bb36",
  at: "2026-11-16T05:20:19.371Z",
  by: "admin" as const,
  by_id: sample.ADMIN_ID,
  by_name: sample.ADMIN_NAME,
  action: "order.status-changed",
  subject: sample.ORDER_ID,
  subject_kind: "order" as const,
  subject_name: sample.ORDER_NUMBER,
  detail: { before: "Accepted", after: "Shipped" },
};

export const chapter: Chapter = "Audit log";

export const docs: ContractDocs<typeof contract> = {
  auditLog: {
    summary: "Read what was changed, when and by whom",
    description:
      "Newest first. `action` is one action, order.status-changed, or all of a noun, order; `subject` the id of a user, order or product; `from` and `to` are days in India, both included. `detail` mostly holds `before` and `after`, and never a password, code or whole email address; names are those of today, null where the person or thing is gone. Ask on with `after` set to `next`; an `after` that is no entry begins at the newest.",
    input: { action: "order", subject: sample.ORDER_ID, from: "2026-11-16", limit: 20 },
    output: { entries: [shipped], next: null, previous: null },
  },
  auditChoices: {
    summary: "List what the audit log can be narrowed to",
    description:
      "Every action that was ever recorded, by name, and today's administrators for `by_id`. Customers may be given as `by_id` too.",
    input: {},
    output: {
      actions: ["account.created", "address.added", "order.status-changed", "session.opened"],
      administrators: [{ id: sample.ADMIN_ID, name: sample.ADMIN_NAME }],
    },
  },
};
