import "server-only";
import { dayCode } from "@/lib/dates";
import type { Tx } from "@/lib/db";
import { log } from "@/lib/log";
import { alertMail } from "@/lib/mail/letters/orders";
import { queueLetter } from "@/lib/mail/queue-letter";

export type Alert = {
  /** Identifies the problem: the same one is mailed once a day. */
  key: string;
  title: string;
  facts: readonly string[];
  path?: string;
};

/** Mails every administrator about a problem that needs a person, at most once a day per problem. */
export async function alertAdministrators(tx: Tx, { key, ...alert }: Alert): Promise<void> {
  log().error({ alert: key }, alert.title);
  const today = dayCode(new Date());
  for (const { id, email } of await administrators(tx)) {
    const envelope = { to: email, dedupeKey: `alert:${key}:${today}:${id}` };
    await queueLetter(tx, envelope, alertMail, alert);
  }
}

/** All administrators. Raw SQL, because the partial index needs the role as a constant. */
export function administrators(tx: Tx): Promise<{ id: string; email: string }[]> {
  return tx.$queryRaw`
    SELECT id, email FROM "User" WHERE role = 'admin' AND "erasedAt" IS NULL AND "blockedAt" IS NULL ORDER BY id`;
}
