import "server-only";
import { company } from "@/lib/content/company";
import type { Tx } from "@/lib/db";
import { env } from "@/lib/env";
import type { Site } from "@/lib/mail/letter";
import { type OutgoingMail, queueMail } from "@/lib/mail/outbox";

type Envelope = Pick<OutgoingMail, "to" | "replyTo" | "dedupeKey" | "sendAfter" | "userId">;

/**
 * Writes a letter and queues it, in the transaction of what causes it; with a `dedupeKey`, once. The
 * caller kicks the "mail" job after its commit; a mail server that is down delays the mail and nothing else.
 */
export async function queueLetter<D>(
  tx: Tx,
  envelope: Envelope,
  write: (data: D, site: Site) => { subject: string; text: string; html: string },
  data: D,
): Promise<void> {
  await queueMail(tx, { ...envelope, ...write(data, { appOrigin: env().APP_ORIGIN, company }) });
}
