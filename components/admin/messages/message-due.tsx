"use client";

import type { ContactEntry } from "@/lib/contact/contract";
import { grievanceDue } from "@/lib/contact/rules";
import { formatDateTime } from "@/lib/dates";

/** Legal deadlines to acknowledge and resolve a grievance. Marking it read counts as the acknowledgement. */
export function MessageDue({ entry, now }: { entry: ContactEntry; now: number }) {
  const { acknowledge, resolve } = grievanceDue(entry.created_at);
  const steps = [
    ...(entry.read_at ? [] : [{ what: "Acknowledge", by: acknowledge }]),
    { what: "Resolve", by: resolve },
  ];
  return (
    <ul className="flex-row small numeric inbox-due">
      {steps.map(({ what, by }) => (
        <li key={what} data-late={by.getTime() < now || undefined}>
          {what} by <time dateTime={by.toISOString()}>{formatDateTime(by)}</time>
          {by.getTime() < now && <span>: overdue</span>}
        </li>
      ))}
    </ul>
  );
}
