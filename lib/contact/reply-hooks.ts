"use client";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { z } from "zod";
import { getAllContacts, markMessage } from "@/lib/contact/contract";
import type { Marks } from "@/lib/contact/hooks";
import { answerMessage, getMessage, type MessageRecord } from "@/lib/contact/reply-contract";
import { send } from "@/lib/http/browser/client";
import { callKey, useCallQuery } from "@/lib/http/browser/hooks";

const ASK_AGAIN_MS = 3_000;
/** A mail not sent by then waits for the mail server; polling stops. */
const SOON_MS = 2 * 60_000;

/** A message with its answers; polled while the mail of an answer is being sent. */
export function useMessageRecord(first: MessageRecord): MessageRecord {
  const id = first.contact.id;
  const { data } = useCallQuery(
    getMessage,
    { id },
    { initialData: first, staleTime: 0, refetchInterval: (now) => isLeaving(now) && ASK_AGAIN_MS },
  );
  return data ?? first;
}

function isLeaving(record: MessageRecord | undefined): boolean {
  const since = Date.now() - SOON_MS;
  return Boolean(
    record?.replies.some(({ mail, at }) => mail.state === "waiting" && at.getTime() > since),
  );
}

/** Sends an answer. */
export function useAnswerMessage(id: string) {
  const again = useFreshMessage(id);
  return useMutation({
    scope: { id: `message ${id}` },
    mutationFn: (input: z.input<typeof answerMessage.input>) => send(answerMessage, input),
    // After a refusal too: someone else has answered or read it.
    onSettled: again,
  });
}

/** Marks the message of the page. */
export function useMarkThisMessage(id: string) {
  const again = useFreshMessage(id);
  return useMutation({
    scope: { id: `message ${id}` },
    mutationFn: (marks: Marks) => send(markMessage, { id, ...marks }),
    onSuccess: again,
  });
}

function useFreshMessage(id: string) {
  const client = useQueryClient();
  return async () => {
    client.removeQueries({ queryKey: callKey(getAllContacts), type: "inactive" });
    await client.invalidateQueries({ queryKey: callKey(getMessage, { id }) });
  };
}
