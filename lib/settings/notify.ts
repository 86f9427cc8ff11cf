import "server-only";
import type { Tx } from "@/lib/db";
import type { Site } from "@/lib/mail/letter";
import { administrators } from "@/lib/mail/letters/alerts";
import { queueLetter } from "@/lib/mail/queue-letter";
import { readSettings } from "@/lib/settings/service";

/** The kinds of notices to administrators and the addresses in the settings. */
export type Notice = "orders" | "low_stock" | "messages" | "reports";

type Envelope = {
  /** Identifies the cause: each address is mailed about it once. */
  key: string;
  replyTo?: string;
  /** An address that has already been notified. */
  except?: string;
  /** Whom it is about, see OutgoingMail. */
  userId?: string;
};

/**
 * Mails the administrators and the addresses in the settings, if the settings enable this kind of notice, in
 * the caller's transaction. The caller wakes the "mail" job after its commit.
 */
export async function notifyStaff<D>(
  tx: Tx,
  notice: Notice,
  { key, replyTo, except, userId }: Envelope,
  write: (data: D, site: Site) => { subject: string; text: string; html: string },
  data: D,
): Promise<void> {
  const settings = await readSettings(tx);
  if (!settings[`notify_${notice}`]) return;
  const people = await administrators(tx);
  const addresses = new Set([...people.map(({ email }) => email), ...settings.notify_emails]);
  if (except) addresses.delete(except.toLowerCase());
  for (const to of addresses) {
    const dedupeKey = `notice:${notice}:${key}:${to}`;
    await queueLetter(tx, { to, replyTo, dedupeKey, userId }, write, data);
  }
}
