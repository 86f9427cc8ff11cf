"use client";

import type { ReactNode } from "react";
import { TextLink } from "@/components/ui/facts/text-link";
import type { ContactReply } from "@/lib/contact/reply-contract";
import { formatDateTime } from "@/lib/dates";

/** The answers, oldest first, and whether each was sent. */
export function MessageReplies({ replies }: { replies: readonly ContactReply[] }) {
  if (replies.length === 0) return <p className="mute">Nobody has answered from here yet.</p>;
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
  if (state === "sent") return sent_at && `Mailed ${formatDateTime(sent_at)}`;
  if (state === "removed") return "Its mail is not kept any more.";
  if (state === "failed") {
    return (
      <>
        <span>The mail could not be sent. </span>
        <TextLink href="/admin/mails">Unsent mails</TextLink>
      </>
    );
  }
  return problem ? `Not mailed yet, tried again by itself: ${problem}` : "On its way.";
}
