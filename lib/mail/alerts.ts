import "server-only";
import { company } from "@/lib/content/company";
import { dayCode } from "@/lib/dates";
import type { Tx } from "@/lib/db";
import { env } from "@/lib/env";
import { log } from "@/lib/log";
import { alertMail } from "@/lib/mail/orders";
import { queueMail } from "@/lib/mail/outbox";

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
  const mail = alertMail(alert, { appOrigin: env().APP_ORIGIN, company });
  const today = dayCode(new Date());
  for (const { id, email } of people) {
    await queueMail(tx, { ...mail, to: email, dedupeKey: `alert:${key}:${today}:${id}` });
  }
}
