"use client";

import type { ReactNode } from "react";
import { TextLink } from "@/components/ui/facts/text-link";
import type { ContactReply } from "@/lib/contact/reply-contract";
import { formatDateTime } from "@/lib/dates";

/** The answers, oldest first, and whether each was sent. */
export function MessageReplies({ replies }: { replies: readonly ContactReply[] }) {
  if (replies.length === 0) return <p className="mute">No answer from here yet.</p>;
  return (
    <ol className="message-replies" aria-label="Answers, oldest first">
      {replies.map(({ id, text, by, at, mail }) => (
        <li key={id}>
          <p className="mute small numeric">
            {by}, <time dateTime={at.toISOString()}>{formatDateTime(at)}</time>
          </p>
          <p className="inbox-text">{text}</p>
          <p className="mute small numeric" data-failed={mail.state === "failed" || undefined}>
            {whereabouts(mail)}
          </p>
        </li>
      ))}
    </ol>
  );
}

function whereabouts({ state, sent_at, problem }: ContactReply["mail"]): ReactNode {
  if (state === "sent") return sent_at && `Emailed ${formatDateTime(sent_at)}`;
  if (state === "removed") return "Its email is no longer kept.";
  if (state === "failed") {
    return (
      <>
        <span>The email could not be sent. </span>
        <TextLink href="/admin/mails">Unsent emails</TextLink>
      </>
    );
  }
  return problem ? `Not emailed yet, trying again: ${problem}` : "On its way.";
}
