"use client";

import type { ReactNode } from "react";
import { type MessageRow, messageHeadingId } from "@/components/admin/messages/message-list";
import { useMay } from "@/components/admin/users/role";
import { signInAgain } from "@/components/forms/go-to";
import { EmailText } from "@/components/ui/facts/email-text";
import { Tag } from "@/components/ui/facts/tag";
import { TextButton, TextLink } from "@/components/ui/facts/text-link";
import { toast } from "@/components/ui/toast/toast";
import { formatPhone } from "@/lib/accounts/rules";
import type { Marks } from "@/lib/contact/hooks";
import { formatDateTime } from "@/lib/dates";
import { failureText } from "@/lib/http/browser/client";

type Entry = {
  id: string;
  reference: string;
  email: string;
  created_at: Date;
  read_at: Date | null;
  handled_at: Date | null;
};

type MessageCardProps = {
  entry: Entry;
  row: MessageRow;
  name: string;
  /** Its beginning is shown in the line. */
  text: string;
  /** Additional tags beside the name. */
  tags?: ReactNode;
  /** What must be seen without opening the entry. */
  due?: ReactNode;
  telephone?: string | null;
  /** Link to answer the message. */
  answer: ReactNode;
  onMark: (marks: Marks) => void;
  busy: boolean;
  children: ReactNode;
};

/** One entry of an inbox: a line with sender, beginning and date, which opens the text and its actions. */
export function MessageCard(props: MessageCardProps) {
  const { entry, row, name, text, tags, due } = props;
  const { id, reference, created_at } = entry;
  const isRead = entry.read_at !== null;
  return (
    <li data-unread={!isRead || undefined} data-open={row.open || undefined}>
      <div className="inbox-line">
        <div className="flex-row inbox-from">
          <h3 id={messageHeadingId(id)} tabIndex={-1}>
            <button
              type="button"
              className="inbox-open"
              aria-expanded={row.open}
              onClick={row.onOpen}
            >
              {name}
            </button>
          </h3>
          {!isRead && <Tag tone="move">Unread</Tag>}
          {tags}
          {entry.handled_at && <Tag tone="ok">Handled</Tag>}
        </div>
        <p className="mute inbox-start">{text.slice(0, START)}</p>
        <p className="mute numeric small">
          {reference}, <time dateTime={created_at.toISOString()}>{formatDateTime(created_at)}</time>
        </p>
        {due}
      </div>
      {row.open && <Opened {...props} />}
    </li>
  );
}

/** Letters of a text that a line takes at most. */
const START = 160;

function Opened(props: MessageCardProps) {
  const { entry, name, telephone, answer, onMark, busy, children } = props;
  const mayHandle = useMay("orders");
  return (
    <div className="inbox-more">
      <p className="inbox-title" aria-hidden="true">
        {name}
      </p>
      <p className="flex-row inbox-who">
        <span>
          <EmailText>{entry.email}</EmailText>
        </span>
        {telephone && (
          <TextLink className="numeric" href={`tel:${telephone}`}>
            {formatPhone(telephone)}
          </TextLink>
        )}
      </p>
      {children}
      <div className="flex-row inbox-actions">
        {answer}
        {mayHandle && <Marking entry={entry} onMark={onMark} busy={busy} />}
      </div>
    </div>
  );
}

/** Marks an entry as read and handled, or not. */
export function Marking(props: Pick<MessageCardProps, "entry" | "onMark" | "busy">) {
  const { entry, onMark, busy } = props;
  const { reference, read_at, handled_at } = entry;
  const read = read_at ? "unread" : "read";
  const handled = handled_at ? "not handled" : "handled";
  return (
    <>
      <TextButton
        aria-busy={busy || undefined}
        aria-label={`Mark ${reference} ${read}`}
        onClick={() => onMark({ read: !read_at })}
      >
        Mark {read}
      </TextButton>
      <TextButton
        aria-busy={busy || undefined}
        aria-label={`Mark ${reference} ${handled}`}
        onClick={() => onMark({ read: true, handled: !handled_at })}
      >
        Mark {handled}
      </TextButton>
    </>
  );
}

/** Error handler: shows that this entry could not be marked. */
export function refusal(reference: string) {
  return (error: Error) => {
    if (signInAgain(error, "admin")) return;
    toast.error(failureText(error, { fallback: `${reference} could not be changed.` }));
  };
}
