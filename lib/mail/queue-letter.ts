import "server-only";
import { company } from "@/lib/content/company";
import type { Tx } from "@/lib/db";
import { env } from "@/lib/env";
import type { Site } from "@/lib/mail/letter";
import { type OutgoingMail, queueMail } from "@/lib/mail/outbox";

type Envelope = Pick<OutgoingMail, "to" | "replyTo" | "dedupeKey" | "sendAfter" | "userId">;

/**
 * Renders a letter and queues it in the transaction of its cause; with a `dedupeKey`, once. The caller wakes
 * the "mail" job after the commit; if the mail server is down, only the mail is delayed.
 */
export async function queueLetter<D>(
  tx: Tx,
  envelope: Envelope,
  write: (data: D, site: Site) => { subject: string; text: string; html: string },
  data: D,
): Promise<void> {
  await queueMail(tx, { ...envelope, ...write(data, { appOrigin: env().APP_ORIGIN, company }) });
}
