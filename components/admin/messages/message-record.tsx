"use client";

import { Marking, refusal } from "@/components/admin/messages/message-card";
import { MessageDue } from "@/components/admin/messages/message-due";
import { MessageOrdersBox } from "@/components/admin/messages/message-orders";
import { MessagePhotos } from "@/components/admin/messages/message-photos";
import { MessageReplies } from "@/components/admin/messages/message-replies";
import { ReplyForm } from "@/components/admin/messages/reply-form";
import { Allowed } from "@/components/admin/users/role";
import { EmailText } from "@/components/ui/facts/email-text";
import { Tag } from "@/components/ui/facts/tag";
import { TextLink } from "@/components/ui/facts/text-link";
import { formatPhone } from "@/lib/accounts/rules";
import type { ContactEntry } from "@/lib/contact/contract";
import type { MessageRecord } from "@/lib/contact/reply-contract";
import { useMarkThisMessage, useMessageRecord } from "@/lib/contact/reply-hooks";
import { formatDateTime } from "@/lib/dates";
import type { MessageOrders } from "@/lib/orders/messages/contract";

type MessageRecordViewProps = {
  record: MessageRecord;
  orders: MessageOrders;
  /** When the page was rendered (ms), so that server and browser agree on what is overdue. */
  now: number;
};

/** A message with its answers, the answer form, and the writer's orders. */
export function MessageRecordView({ record, orders, now }: MessageRecordViewProps) {
  const { contact, replies } = useMessageRecord(record);
  return (
    <>
      <MessageHead contact={contact} />
      <div className="order-record">
        <div>
          <section className="surface" aria-labelledby="message">
            <h2 id="message">Message</h2>
            {contact.topic === "grievance" && !contact.handled_at && (
              <MessageDue entry={contact} now={now} />
            )}
            <p className="inbox-text">{contact.message}</p>
            <MessagePhotos contact={contact} />
          </section>
          <section className="surface" aria-labelledby="answers">
            <h2 id="answers">Answers</h2>
            <MessageReplies replies={replies} />
            <Allowed right="orders">
              <ReplyForm key={contact.id} contact={contact} seen={replies.length} />
            </Allowed>
          </section>
        </div>
        <div>
          <Writer contact={contact} />
          <MessageOrdersBox {...orders} />
        </div>
      </div>
    </>
  );
}

function MessageHead({ contact }: { contact: ContactEntry }) {
  const { firstname, lastname, reference, created_at, read_at, handled_at, topic } = contact;
  return (
    <div>
      <p className="small back-line">
        <TextLink href="/admin/messages">Messages</TextLink>
      </p>
      <div className="flex-row flex-row--close">
        <h1 className="long-words">
          {firstname} {lastname}
        </h1>
        {!read_at && <Tag tone="move">Unread</Tag>}
        {topic === "grievance" && <Tag tone="wait">Grievance</Tag>}
        {handled_at && <Tag tone="ok">Handled</Tag>}
      </div>
      <p className="mute numeric">
        {reference}, <time dateTime={created_at.toISOString()}>{formatDateTime(created_at)}</time>
      </p>
    </div>
  );
}

function Writer({ contact }: { contact: ContactEntry }) {
  const { id, reference, email, telephone } = contact;
  const { mutate, isPending } = useMarkThisMessage(id);
  return (
    <section className="surface" aria-labelledby="writer">
      <h2 id="writer">Written by</h2>
      <dl>
        <div>
          <dt>Email</dt>
          <dd>
            <TextLink href={`mailto:${email}?subject=${encodeURIComponent(`Re: ${reference}`)}`}>
              <EmailText>{email}</EmailText>
            </TextLink>
          </dd>
        </div>
        {telephone && (
          <div>
            <dt>Telephone</dt>
            <dd>
              <TextLink className="numeric" href={`tel:${telephone}`}>
                {formatPhone(telephone)}
              </TextLink>
            </dd>
          </div>
        )}
      </dl>
      <Allowed right="orders">
        <p className="flex-row inbox-actions">
          <Marking
            entry={contact}
            busy={isPending}
            onMark={(marks) => mutate(marks, { onError: refusal(reference) })}
          />
        </p>
      </Allowed>
    </section>
  );
}
