import "server-only";
import { audit } from "@/lib/audit/record";
import { maskedEmail } from "@/lib/audit/rules";
import { AppError } from "@/lib/call/errors";
import { cutPage } from "@/lib/call/paging";
import { db } from "@/lib/db";
import { serve } from "@/lib/http/serve";
import { wake } from "@/lib/jobs/wake";
import { GIVEN_UP } from "@/lib/mail/rules";
import * as contract from "@/lib/outbox/contract";
import { isUuid } from "@/lib/uuid";

export const listUnsentMails = serve(contract.listUnsentMails, async (_actor, page) => {
  const { after, before, limit } = page;
  const [rows, count] = await Promise.all([
    db().outboxMail.findMany({
      // Ids are ordered by time, so paging works even if the mail at the page's end has been sent since.
      where: {
        ...GIVEN_UP,
        ...(before ? { id: { gt: before } } : after ? { id: { lt: after } } : {}),
      },
      orderBy: { id: before ? "asc" : "desc" },
      take: limit + 1,
      select: { id: true, to: true, subject: true, createdAt: true, lastError: true },
    }),
    db().outboxMail.count({ where: GIVEN_UP }),
  ]);
  const { entries, ends } = cutPage(rows, page, ({ id }) => id);
  const mails = entries.map(({ createdAt, lastError, ...mail }) => {
    return { ...mail, written_at: createdAt, problem: lastError };
  });
  return { mails, count, ...ends };
});

export const sendMailsAgain = serve(contract.sendMailsAgain, async ({ userId: byId }, { id }) => {
  const count = await db().$transaction(async (tx) => {
    const which = id ? { id } : {};
    if (id && !(await tx.outboxMail.count({ where: which }))) throw noMail();
    const again = await tx.outboxMail.updateManyAndReturn({
      where: { ...which, ...GIVEN_UP },
      data: { tries: 0, nextTryAt: new Date() },
      select: { to: true },
    });
    if (again.length === 0) return 0;
    const detail = { to: id ? maskedTo(again) : "all", mails: again.length };
    await audit(tx, {
      by: "admin",
      byId,
      action: "mail.sent_again",
      subject: id ?? "mails",
      detail,
    });
    return again.length;
  });
  wake("mail");
  return { message: againWords(count, id !== undefined), count };
});

export const removeUnsentMail = serve(
  contract.removeUnsentMail,
  async ({ userId: byId }, { id }) => {
    await db().$transaction(async (tx) => {
      const where = { ...GIVEN_UP, id };
      const [mail] = isUuid(id)
        ? await tx.outboxMail.findMany({ where, select: { to: true } })
        : [];
      const { count } = mail ? await tx.outboxMail.deleteMany({ where }) : { count: 0 };
      if (!mail || count === 0) throw noMail();
      const detail = { to: maskedTo([mail]), before: "given up", after: "removed" };
      await audit(tx, { by: "admin", byId, action: "mail.removed", subject: id, detail });
    });
    return { message: "The email is removed. It is not sent any more." };
  },
);

function noMail(): AppError {
  return new AppError("not_found", "There is no such mail any more.");
}

function maskedTo(mails: readonly { to: string }[]): string {
  return maskedEmail(mails[0]?.to ?? "");
}

/** With a double click the requested mail may be on its way already. */
function againWords(count: number, isOne: boolean): string {
  if (isOne) return "The email is on its way again.";
  if (count === 0) return "There is no email to send again.";
  return count === 1 ? "1 mail is on its way again." : `${count} emails are on their way again.`;
}
