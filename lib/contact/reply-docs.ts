import type { Chapter } from "@/lib/call/chapters";
import type { ContractDocs } from "@/lib/call/docs";
import * as sample from "@/lib/call/docs-samples";
import { message } from "@/lib/contact/docs";
import type * as contract from "@/lib/contact/reply-contract";

const text = "Yes: every wall charger may be mounted outdoors, under a roof or not.";
const reply = {
  id: "01a22106-9a10-7c4b-8e5f-0c1d2e3f4a5b",
  text,
  by: sample.ADMIN_NAME,
  at: sample.NOW,
};

export const chapter: Chapter = "Contact";

export const docs: ContractDocs<typeof contract> = {
  getMessage: {
    summary: "Get a message with its answers",
    description:
      "The message and what was answered to it from the back-office, the oldest first. `mail` says where the email of an answer is: `waiting`, `sent`, `failed` once it is tried no more, or `removed` when it is kept no longer. An unknown id answers 404 not_found.",
    input: { id: sample.MESSAGE_ID },
    output: {
      contact: { ...message, answered_at: sample.NOW },
      replies: [{ ...reply, mail: { state: "sent", sent_at: sample.NOW, problem: null } }],
    },
  },
  answerMessage: {
    summary: "Answer a message by email",
    description:
      "Keeps the answer beside the message and emails it to the address that the message came from, with the message quoted. The message counts as read, and as handled where `handled` is true. Send `replies_seen`, the number of answers that were on the screen: if there are more by now, the answer is 409 conflict and nothing is sent. The same text of one administrator within ten minutes is one answer.",
    input: { id: sample.MESSAGE_ID, text, handled: true, replies_seen: 0 },
    output: {
      message: "Answer to C-000123 sent.",
      contact: { ...message, handled_at: sample.NOW, answered_at: sample.NOW },
      reply: { ...reply, mail: { state: "waiting", sent_at: null, problem: null } },
    },
  },
};
