import { z } from "zod";
import { call } from "@/lib/call/call";
import { Message, Time } from "@/lib/call/codecs";
import { ContactEntry, unixLines } from "@/lib/contact/contract";

/**
 * Where the mail of an answer is: waiting to be sent, sent, or tried in vain. Mails are not kept as long as answers,
 * and one that was given up can be removed: it is "removed" then.
 */
const ReplyMail = z.object({
  state: z.enum(["waiting", "sent", "failed", "removed"]),
  sent_at: Time.nullable(),
  /** What the mail server has said against it. */
  problem: z.string().nullable(),
});

/** An answer of the office, as it was mailed. */
const ContactReply = z.object({
  id: z.string(),
  text: z.string(),
  by: z.string(),
  at: Time,
  mail: ReplyMail,
});
export type ContactReply = z.output<typeof ContactReply>;

const MessageRecord = z.object({
  contact: ContactEntry,
  /** The oldest first. */
  replies: z.array(ContactReply),
});
export type MessageRecord = z.output<typeof MessageRecord>;

/** A message with what was answered to it. */
export const getMessage = call({
  method: "GET",
  path: "/contact/messages/{id}",
  access: "admin",
  input: z.object({ id: z.string() }),
  output: MessageRecord,
  errors: ["not_found"],
});

const MISSING = "Write the answer.";

/** Mails an answer to whoever wrote the message, and keeps it. The message counts as read, and as handled on request. */
export const answerMessage = call({
  method: "POST",
  path: "/contact/messages/{id}/replies",
  access: "admin",
  right: "orders",
  once: true,
  input: z.object({
    id: z.string(),
    text: z
      .string({ error: MISSING })
      .trim()
      .min(1, MISSING)
      .max(5000, "An answer has at most 5,000 characters.")
      .transform(unixLines),
    handled: z.boolean("Say true or false.").default(false),
    /** How many answers the screen showed: another one meanwhile is told, so that nobody is answered twice. */
    replies_seen: z.int("Enter a whole number.").min(0, "Enter a whole number.").optional(),
  }),
  output: Message.extend({ reply: ContactReply, contact: ContactEntry }),
  errors: ["not_found", "conflict"],
});
