import { z } from "zod";
import { call } from "@/lib/call/call";
import { Message, Time } from "@/lib/call/codecs";
import { pageEnds, paging } from "@/lib/call/paging";

/** A mail that has failed too often and is no longer retried. */
export const UnsentMail = z.object({
  id: z.string(),
  to: z.string(),
  subject: z.string(),
  written_at: Time,
  /** The mail server's answer to the last attempt. */
  problem: z.string().nullable(),
});
export type UnsentMail = z.output<typeof UnsentMail>;

/** A page of them, newest first; `count` is the total. */
export const listUnsentMails = call({
  method: "GET",
  path: "/admin/mails",
  access: "admin",
  mayLag: true,
  input: z.object(paging),
  output: z.object({ mails: z.array(UnsentMail), count: z.int(), ...pageEnds }),
  errors: [],
});

/** Puts one of them, or all, back into the outbox, where they are sent like new mails. */
export const sendMailsAgain = call({
  method: "POST",
  path: "/admin/mails/again",
  access: "admin",
  right: "orders",
  input: z.object({ id: z.uuid("Say which mail.").optional() }),
  output: Message.extend({ count: z.int() }),
  errors: ["not_found"],
});

/** Removes one: it is never sent. */
export const removeUnsentMail = call({
  method: "DELETE",
  path: "/admin/mails/{id}",
  access: "admin",
  right: "orders",
  input: z.object({ id: z.string().max(100) }),
  output: Message,
  errors: ["not_found"],
});
