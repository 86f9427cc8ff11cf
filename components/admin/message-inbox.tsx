"use client";

import { MessageCard, refusal } from "@/components/admin/message-card";
import { MESSAGES_FAILURE } from "@/components/admin/message-failures";
import { MessageList } from "@/components/admin/message-list";
import { Button } from "@/components/ui/button";
import { Tag } from "@/components/ui/tag";
import type { ContactEntry } from "@/lib/contact/contract";
import { useContacts, useMarkMessage } from "@/lib/contact/hooks";
import { grievanceDue } from "@/lib/contact/rules";
import { formatDateTime } from "@/lib/dates";
import type { FirstEntries } from "@/lib/http/list-hooks";

/** What people wrote by the contact form, newest first. */
export function MessageInbox({ first }: { first: FirstEntries<ContactEntry> }) {
  const pages = useContacts(first);
  return (
    <MessageList
      label="Messages, newest first"
      empty="No messages yet."
      failure={MESSAGES_FAILURE}
      pages={pages}
    >
      {(entry) => <Message key={entry.id} entry={entry} now={first.loadedAt} />}
    </MessageList>
  );
}

/** `now` is when the page was made (ms), so that server and browser agree on what is late. */
function Message({ entry, now }: { entry: ContactEntry; now: number }) {
  const { reference, topic, closed_at } = entry;
  const { mutate, isPending } = useMarkMessage(entry.id);
  const mark = (marks: { read?: boolean; closed?: boolean }) =>
    mutate(marks, { onError: refusal(reference) });
  const isClosed = closed_at !== null;
  return (
    <MessageCard
      entry={entry}
      name={`${entry.firstname} ${entry.lastname}`}
      telephone={entry.telephone}
      tags={
        <>
          {topic === "grievance" && <Tag tone="wait">Grievance</Tag>}
          {isClosed && <Tag tone="ok">Closed</Tag>}
        </>
      }
      busy={isPending}
      onRead={(read) => mark({ read })}
      actions={
        <Button
          size="s"
          variant="line"
          busy={isPending}
          aria-label={`${isClosed ? "Reopen" : "Close"} ${reference}`}
          onClick={() => mark({ read: true, closed: !isClosed })}
        >
          {isClosed ? "Reopen" : "Close"}
        </Button>
      }
    >
      {topic === "grievance" && !isClosed && <Due entry={entry} now={now} />}
      <p className="inbox-text">{entry.message}</p>
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
          {by.getTime() < now && ": overdue"}
        </li>
      ))}
    </ul>
  );
}
