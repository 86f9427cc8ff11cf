"use client";

import { MessageCard, refusal } from "@/components/admin/message-card";
import { MESSAGES_FAILURE } from "@/components/admin/message-failures";
import { MessageList } from "@/components/admin/message-list";
import { Tag } from "@/components/ui/tag";
import type { ContactEntry } from "@/lib/contact/contract";
import { useContacts, useMarkMessage } from "@/lib/contact/hooks";
import { grievanceDue } from "@/lib/contact/rules";
import { formatDateTime } from "@/lib/dates";
import type { FirstEntries } from "@/lib/http/list-hooks";

type MessageInboxProps = { first: FirstEntries<ContactEntry>; unread?: boolean };

/** What people wrote by the contact form, newest first. */
export function MessageInbox({ first, unread = false }: MessageInboxProps) {
  const pages = useContacts(first, unread);
  return (
    <MessageList
      label="Messages, newest first"
      empty={unread ? "No unread messages." : "No messages yet."}
      failure={MESSAGES_FAILURE}
      pages={pages}
    >
      {(entry) => <Message key={entry.id} entry={entry} now={first.loadedAt} />}
    </MessageList>
  );
}

/** `now` is when the page was made (ms), so that server and browser agree on what is late. */
function Message({ entry, now }: { entry: ContactEntry; now: number }) {
  const { reference, handled_at, message } = entry;
  const { mutate, isPending } = useMarkMessage(entry.id);
  const isComplaint = entry.topic === "grievance";
  return (
    <MessageCard
      entry={entry}
      name={`${entry.firstname} ${entry.lastname}`}
      telephone={entry.telephone}
      tags={isComplaint && <Tag tone="wait">Grievance</Tag>}
      about={isComplaint ? "Your complaint" : "Your message"}
      text={message}
      busy={isPending}
      onMark={(marks) => mutate(marks, { onError: refusal(reference) })}
    >
      {isComplaint && !handled_at && <Due entry={entry} now={now} />}
      <p className="inbox-text">{message}</p>
    </MessageCard>
  );
}

/** Until when the law wants a complaint to be acknowledged, which reading it stands for, and resolved. */
function Due({ entry, now }: { entry: ContactEntry; now: number }) {
  const { acknowledge, resolve } = grievanceDue(entry.created_at);
  const steps = [
    ...(entry.read_at ? [] : [{ what: "Acknowledge", by: acknowledge }]),
    { what: "Resolve", by: resolve },
  ];
  return (
    <ul className="row small num inbox-due">
      {steps.map(({ what, by }) => (
        <li key={what} data-late={by.getTime() < now || undefined}>
          {what} by <time dateTime={by.toISOString()}>{formatDateTime(by)}</time>
          {by.getTime() < now && <span>: overdue</span>}
        </li>
      ))}
    </ul>
  );
}
