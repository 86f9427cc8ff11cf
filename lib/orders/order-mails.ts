import "server-only";
import { company } from "@/lib/content/company";
import type { Tx } from "@/lib/db";
import { env } from "@/lib/env";
import type { Site } from "@/lib/mail/letter";
import { queueMail } from "@/lib/mail/outbox";

/**
 * Queues a mail about an order or a payment, in the transaction of what causes it, once a `dedupeKey`.
 * The caller kicks the "mail" job after its commit.
 */
export async function queueOrderMail<D>(
  tx: Tx,
  envelope: { to: string; dedupeKey: string },
  write: (data: D, site: Site) => { subject: string; text: string; html: string },
  data: D,
): Promise<void> {
  await queueMail(tx, { ...envelope, ...write(data, { appOrigin: env().APP_ORIGIN, company }) });
}
