import { z } from "zod";
import { call } from "@/lib/call/call";
import { Message, Time } from "@/lib/call/codecs";
import { ContactEntry, unixLines } from "@/lib/contact/contract";

/**
 * The state of an answer's mail: waiting, sent or failed. Mails are deleted earlier than answers, and a
 * failed one can be removed by hand: then it is "removed".
 */
const ReplyMail = z.object({
  state: z.enum(["waiting", "sent", "failed", "removed"]),
  sent_at: Time.nullable(),
  /** The mail server's error. */
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
  /** Oldest first. */
  replies: z.array(ContactReply),
});
export type MessageRecord = z.output<typeof MessageRecord>;

/** A message with its answers. */
export const getMessage = call({
  method: "GET",
  path: "/contact/messages/{id}",
  access: "admin",
  input: z.object({ id: z.string() }),
  output: MessageRecord,
  errors: ["not_found"],
});

const MISSING = "Write the answer.";

/**
 * Mails an answer to the writer of a message and stores it. Marks the message as read, and as handled on
 * request.
 */
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
    /**
     * How many answers the screen showed: a newer one is a conflict, so that the same message is not
     * answered twice.
     */
    replies_seen: z.int("Enter a whole number.").min(0, "Enter a whole number.").optional(),
  }),
  output: Message.extend({ reply: ContactReply, contact: ContactEntry }),
  errors: ["not_found", "conflict"],
});
