import type { z } from "zod";
import { Tag } from "@/components/ui/facts/tag";
import { TextLink } from "@/components/ui/facts/text-link";
import type { getUserWritten } from "@/lib/accounts/admin/contract";
import { SOLUTIONS } from "@/lib/contact/rules";
import { formatDateTime } from "@/lib/dates";
import type { CustomerFault } from "@/lib/faults/contract";
import { faultLabel, faultTone } from "@/lib/faults/rules";

/** Messages and demo requests from the user's email address, newest first. */
export function UserWritten(written: z.output<typeof getUserWritten.output>) {
  const { messages, demo_requests } = written;
  if (messages.length + demo_requests.length === 0) {
    return <p className="mute">Nobody has written to us from this address.</p>;
  }
  return (
    <ul className="user-written">
      {messages.map(({ id, reference, topic, message, sent_at, answers }) => (
        <li key={reference}>
          <p className="flex-row flex-row--close">
            <TextLink className="numeric" href={`/admin/messages/${id}`}>
              {reference}
            </TextLink>
            {topic === "grievance" && <Tag tone="wait">Complaint</Tag>}
            <span className="mute numeric small">{formatDateTime(sent_at)}</span>
          </p>
          <p className="inbox-text">{message}</p>
          {answers.map((answer) => (
            <div key={answer.sent_at.toISOString()} className="inbox-answer">
              <p className="mute numeric small">Answered {formatDateTime(answer.sent_at)}</p>
              <p className="inbox-text">{answer.text}</p>
            </div>
          ))}
        </li>
      ))}
      {demo_requests.map(({ reference, solution, need, sent_at }) => (
        <li key={reference}>
          <p className="flex-row flex-row--close">
            <b className="numeric">{reference}</b>
            <span>Demo of {SOLUTIONS[solution].title}</span>
            <span className="mute numeric small">{formatDateTime(sent_at)}</span>
          </p>
          {need && <p className="inbox-text">{need}</p>}
        </li>
      ))}
    </ul>
  );
}

/** Faults that the user has reported, newest first. */
export function UserFaults({ reports }: { reports: readonly CustomerFault[] }) {
  if (reports.length === 0) return <p className="mute">No fault reported.</p>;
  return (
    <ul className="user-written">
      {reports.map(({ id, reference, charger, order_id, state, issue, created_at }) => (
        <li key={id}>
          <p className="flex-row flex-row--close">
            <TextLink
              className="numeric"
              href={`/admin/report?order_id=${order_id}#charger-reports`}
            >
              {reference}
            </TextLink>
            <Tag tone={faultTone(state)}>{faultLabel(state)}</Tag>
            <span className="mute numeric small">{formatDateTime(created_at)}</span>
          </p>
          <p className="inbox-text">
            {charger}: {issue}
          </p>
        </li>
      ))}
    </ul>
  );
}
