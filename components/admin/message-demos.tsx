"use client";

import { MessageCard, refusal } from "@/components/admin/message-card";
import { DEMOS_FAILURE } from "@/components/admin/message-failures";
import { MessageList } from "@/components/admin/message-list";
import { Tag } from "@/components/ui/tag";
import type { DemoEntry } from "@/lib/contact/contract";
import { useDemoRequests, useMarkDemoRequest } from "@/lib/contact/hooks";
import { SOLUTIONS } from "@/lib/contact/rules";
import type { FirstEntries } from "@/lib/http/list-hooks";

type MessageDemosProps = { first: FirstEntries<DemoEntry>; unread?: boolean };

/** Who wants to be shown another solution, newest first. */
export function MessageDemos({ first, unread = false }: MessageDemosProps) {
  const pages = useDemoRequests(first, unread);
  return (
    <MessageList
      label="Demo requests, newest first"
      empty={unread ? "No unread demo requests." : "No demo requests yet."}
      failure={DEMOS_FAILURE}
      pages={pages}
    >
      {(entry) => <DemoRequest key={entry.id} entry={entry} />}
    </MessageList>
  );
}

function DemoRequest({ entry }: { entry: DemoEntry }) {
  const { reference, solution, name, organisation, need } = entry;
  const { mutate, isPending } = useMarkDemoRequest(entry.id);
  const { title } = SOLUTIONS[solution];
  return (
    <MessageCard
      entry={entry}
      name={name}
      tags={<Tag plain>{title}</Tag>}
      about={`A demo of ${title}`}
      text={need}
      busy={isPending}
      onMark={(marks) => mutate(marks, { onError: refusal(reference) })}
    >
      {organisation && <p>{organisation}</p>}
      {need && <p className="inbox-text">{need}</p>}
    </MessageCard>
  );
}
