import type { Chapter } from "@/lib/call/chapters";
import type { ContractDocs } from "@/lib/call/docs";
import * as sample from "@/lib/call/docs-samples";
import type * as contract from "@/lib/outbox/contract";

const mail = {
  id: "01a2210f-5c1e-7d3a-8b66-0f4e2d7c9a15",
  to: sample.CUSTOMER_EMAIL,
  subject: `Order ${sample.ORDER_NUMBER} is placed`,
  written_at: sample.PLACED_AT,
  problem: "Connection timeout",
};

export const chapter: Chapter = "Mail";

export const docs: ContractDocs<typeof contract> = {
  listUnsentMails: {
    summary: "List the emails that could not be sent",
    description:
      "Emails that the mail server has not taken in twelve tries over 20 hours, newest first: they are not tried any more until somebody sends them again. `problem` is what the server said last, `count` how many there are. What an email says is not answered.",
    input: { limit: 20 },
    output: { mails: [mail], count: 1, next: null, previous: null },
  },
  sendMailsAgain: {
    summary: "Send emails again that could not be sent",
    description:
      "Puts the email of this `id` back, or all of them without one: each is tried at once, and twelve times more. `count` is how many were put back; one that is on its way already is answered the same and not sent twice.",
    input: { id: mail.id },
    output: { message: "The email is on its way again.", count: 1 },
  },
  removeUnsentMail: {
    summary: "Remove an email that could not be sent",
    description:
      "For an email that is of no use any more, or whose address does not exist. It is never sent; an email that is still tried is not removed but answers `not_found`.",
    input: { id: mail.id },
    output: { message: "The email is removed. It is not sent any more." },
  },
};
