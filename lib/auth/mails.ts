import "server-only";
import { company } from "@/lib/content/company";
import type { Tx } from "@/lib/db";
import { env } from "@/lib/env";
import type { Site } from "@/lib/mail/letter";
import { queueMail } from "@/lib/mail/outbox";

/**
 * Queues a mail about an account, in the transaction of what causes it. The caller kicks the "mail" job
 * after its commit; a mail server that is down delays the mail and nothing else.
 */
export async function queueAccountMail<D>(
  tx: Tx,
  to: string,
  write: (data: D, site: Site) => { subject: string; text: string; html: string },
  data: D,
): Promise<void> {
  await queueMail(tx, { to, ...write(data, { appOrigin: env().APP_ORIGIN, company }) });
}
