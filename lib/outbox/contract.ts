import { z } from "zod";
import { call } from "@/lib/call/call";
import { Message, Time } from "@/lib/call/codecs";
import { pageEnds, paging } from "@/lib/call/paging";

/** A mail that was tried so often that it is not tried any more. */
export const UnsentMail = z.object({
  id: z.string(),
  to: z.string(),
  subject: z.string(),
  written_at: Time,
  /** What the mail server said to the last try. */
  problem: z.string().nullable(),
});
export type UnsentMail = z.output<typeof UnsentMail>;

/** A page of them, newest first; `count` is all of them. */
export const listUnsentMails = call({
  method: "GET",
  path: "/admin/mails",
  access: "admin",
  input: z.object(paging),
  output: z.object({ mails: z.array(UnsentMail), count: z.int(), ...pageEnds }),
  errors: [],
});

/** Puts one back into the outbox, or all of them: from there each is tried as a new one is. */
export const sendMailsAgain = call({
  method: "POST",
  path: "/admin/mails/again",
  access: "admin",
  right: "orders",
  input: z.object({ id: z.uuid("Say which mail.").optional() }),
  output: Message.extend({ count: z.int() }),
  errors: ["not_found"],
});

/** Lets one go: it is never sent. */
export const removeUnsentMail = call({
  method: "DELETE",
  path: "/admin/mails/{id}",
  access: "admin",
  right: "orders",
  input: z.object({ id: z.string().max(100) }),
  output: Message,
  errors: ["not_found"],
});
