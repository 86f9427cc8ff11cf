"use client";

import { mailReply } from "@/components/admin/messages/mail-reply";
import { MessageCard, refusal } from "@/components/admin/messages/message-card";
import { DEMOS_FAILURE } from "@/components/admin/messages/message-failures";
import { MessageList, type MessageRow } from "@/components/admin/messages/message-list";
import { useMay } from "@/components/admin/users/role";
import { buttonClass } from "@/components/ui/button";
import { Tag } from "@/components/ui/facts/tag";
import type { DemoEntry } from "@/lib/contact/contract";
import { type Marks, useDemoRequests, useMarkDemoRequest } from "@/lib/contact/hooks";
import { SOLUTIONS } from "@/lib/contact/rules";
import type { FirstEntries } from "@/lib/http/browser/list-hooks";

type MessageDemosProps = { first: FirstEntries<DemoEntry>; unread?: boolean };

/** Demo requests, newest first. */
export function MessageDemos({ first, unread = false }: MessageDemosProps) {
  const pages = useDemoRequests(first, unread);
  return (
    <MessageList
      label="Demo requests, newest first"
      empty={unread ? "No unread demo requests." : "No demo requests yet."}
      failure={DEMOS_FAILURE}
      pages={pages}
    >
      {(entry, row) => <DemoRequest key={entry.id} entry={entry} row={row} />}
    </MessageList>
  );
}

function DemoRequest({ entry, row }: { entry: DemoEntry; row: MessageRow }) {
  const { reference, solution, name, email, organisation, need } = entry;
  const { mutate, isPending } = useMarkDemoRequest(entry.id);
  const mayHandle = useMay("orders");
  const { title } = SOLUTIONS[solution];
  const about = `A demo of ${title}`;
  const mark = (marks: Marks) => mutate(marks, { onError: refusal(reference) });
  return (
    <MessageCard
      entry={entry}
      row={row}
      name={name}
      text={[organisation, need].filter(Boolean).join(": ")}
      tags={<Tag plain>{title}</Tag>}
      answer={
        <a
          className={buttonClass({ variant: "line", size: "s" })}
          href={mailReply({ to: email, reference, about, text: need, at: entry.created_at })}
          aria-label={`Reply to ${reference} by email`}
          onClick={() => mayHandle && !entry.read_at && mark({ read: true })}
        >
          Reply by email
        </a>
      }
      busy={isPending}
      onMark={mark}
    >
      {organisation && <p>{organisation}</p>}
      {need && <p className="inbox-text">{need}</p>}
    </MessageCard>
  );
}
