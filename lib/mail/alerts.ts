import "server-only";
import { dayCode } from "@/lib/dates";
import type { Tx } from "@/lib/db";
import { log } from "@/lib/log";
import { alertMail } from "@/lib/mail/orders";
import { queueLetter } from "@/lib/mail/queue-letter";

export type Alert = {
  /** Names the trouble: the same one is mailed once a day. */
  key: string;
  title: string;
  facts: readonly string[];
  path?: string;
};

/** Mails every administrator about something that needs a person, at most once a day and trouble. */
export async function alertAdministrators(tx: Tx, { key, ...alert }: Alert): Promise<void> {
  log().error({ alert: key }, alert.title);
  const people = await tx.user.findMany({
    where: { role: "admin", erasedAt: null },
    select: { id: true, email: true },
  });
  const today = dayCode(new Date());
  for (const { id, email } of people) {
    const envelope = { to: email, dedupeKey: `alert:${key}:${today}:${id}` };
    await queueLetter(tx, envelope, alertMail, alert);
  }
}
