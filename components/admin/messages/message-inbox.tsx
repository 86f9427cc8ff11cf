"use client";

import { MessageCard, refusal } from "@/components/admin/messages/message-card";
import { MessageDue } from "@/components/admin/messages/message-due";
import { MESSAGES_FAILURE } from "@/components/admin/messages/message-failures";
import { MessageList, type MessageRow } from "@/components/admin/messages/message-list";
import { MessagePhotos } from "@/components/admin/messages/message-photos";
import { useMay } from "@/components/admin/users/role";
import { ButtonLink } from "@/components/ui/button";
import { Tag } from "@/components/ui/facts/tag";
import type { ContactEntry } from "@/lib/contact/contract";
import { useContacts, useMarkMessage } from "@/lib/contact/hooks";
import type { FirstEntries } from "@/lib/http/browser/list-hooks";

type MessageInboxProps = { first: FirstEntries<ContactEntry>; unread?: boolean };

/** Messages from the contact form, newest first. */
export function MessageInbox({ first, unread = false }: MessageInboxProps) {
  const pages = useContacts(first, unread);
  return (
    <MessageList
      label="Messages, newest first"
      empty={unread ? "No unread messages." : "No messages yet."}
      failure={MESSAGES_FAILURE}
      pages={pages}
    >
      {(entry, row) => <Message key={entry.id} entry={entry} row={row} now={first.loadedAt} />}
    </MessageList>
  );
}

/** `now` is when the page was rendered (ms), so that server and browser agree on what is overdue. */
function Message({ entry, row, now }: { entry: ContactEntry; row: MessageRow; now: number }) {
  const { reference, handled_at, message } = entry;
  const { mutate, isPending } = useMarkMessage(entry.id);
  const mayAnswer = useMay("orders");
  const isComplaint = entry.topic === "grievance";
  return (
    <MessageCard
      entry={entry}
      row={row}
      name={`${entry.firstname} ${entry.lastname}`}
      text={message}
      telephone={entry.telephone}
      tags={
        <>
          {isComplaint && <Tag tone="wait">Grievance</Tag>}
          {entry.answered_at && <Tag tone="ok">Answered</Tag>}
        </>
      }
      answer={
        <ButtonLink
          variant="line"
          size="s"
          href={`/admin/messages/${entry.id}`}
          aria-label={mayAnswer ? `Answer ${reference}` : `Open ${reference}`}
        >
          {mayAnswer ? "Answer" : "Open"}
        </ButtonLink>
      }
      due={isComplaint && !handled_at && <MessageDue entry={entry} now={now} />}
      busy={isPending}
      onMark={(marks) => mutate(marks, { onError: refusal(reference) })}
    >
      <p className="inbox-text">{message}</p>
      <MessagePhotos contact={entry} />
    </MessageCard>
  );
}
