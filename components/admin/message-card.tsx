"use client";

import type { ReactNode } from "react";
import { signInAgain } from "@/components/account/go-to";
import { answerHref } from "@/components/admin/message-answer";
import { messageHeadingId } from "@/components/admin/message-list";
import { Button } from "@/components/ui/button";
import { Tag } from "@/components/ui/tag";
import { TextLink } from "@/components/ui/text-link";
import { toast } from "@/components/ui/toast";
import { formatDateTime } from "@/lib/dates";
import { failureText } from "@/lib/http/client";

type MessageCardProps = {
  entry: { id: string; reference: string; email: string; created_at: Date; read_at: Date | null };
  name: string;
  /** More tags beside the name. */
  tags?: ReactNode;
  telephone?: string | null;
  /** Marks it read or unread. */
  onRead: (read: boolean) => void;
  busy: boolean;
  /** Further buttons. */
  actions?: ReactNode;
  children: ReactNode;
};

/** One entry of an inbox: who, when, what, and what can be done. */
export function MessageCard(props: MessageCardProps) {
  const { entry, name, tags, telephone, onRead, busy, actions, children } = props;
  const { id, reference, email, created_at, read_at } = entry;
  const isRead = read_at !== null;
  return (
    <li data-unread={!isRead || undefined}>
      <div className="row">
        <h3 id={messageHeadingId(id)} tabIndex={-1}>
          {name}
        </h3>
        {!isRead && <Tag tone="move">Unread</Tag>}
        {tags}
      </div>
      <p className="mute num small">
        {reference}, <time dateTime={created_at.toISOString()}>{formatDateTime(created_at)}</time>
      </p>
      {children}
      <div className="row between inbox-do">
        <span className="row">
          <TextLink href={answerHref(email, reference)}>{email}</TextLink>
          {telephone && (
            <TextLink className="num" href={`tel:${telephone}`}>
              {telephone}
            </TextLink>
          )}
        </span>
        <span className="row">
          <Button
            size="s"
            variant="line"
            busy={busy}
            aria-label={`Mark ${reference} ${isRead ? "unread" : "read"}`}
            onClick={() => onRead(!isRead)}
          >
            {isRead ? "Mark unread" : "Mark read"}
          </Button>
          {actions}
        </span>
      </div>
    </li>
  );
}

/** Says that a mark of this entry was refused. */
export function refusal(reference: string) {
  return (error: Error) => {
    if (signInAgain(error, "admin")) return;
    toast.error(failureText(error, { fallback: `${reference} could not be changed.` }));
  };
}
