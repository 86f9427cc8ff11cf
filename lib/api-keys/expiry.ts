import { DAY_MS } from "@/lib/dates";
import "server-only";
import { db } from "@/lib/db";
import { wake } from "@/lib/jobs/wake";
import { administrators } from "@/lib/mail/letters/alerts";
import { apiKeyEndsMail } from "@/lib/mail/letters/api-keys";
import { queueLetter } from "@/lib/mail/queue-letter";

/** The administrators are told this many days before a key expires. */
const WARNING_DAYS = 14;

/**
 * Mails the administrators, once per key, that it expires soon: otherwise customers would be the first to
 * notice that an app has stopped.
 */
export async function warnOfEndingKeys(): Promise<void> {
  const now = new Date();
  const soon = new Date(now.getTime() + WARNING_DAYS * DAY_MS);
  await db().$transaction(async (tx) => {
    const keys = await tx.apiKey.updateManyAndReturn({
      where: { revokedAt: null, warnedAt: null, expiresAt: { gt: now, lt: soon } },
      data: { warnedAt: now },
      select: { name: true, expiresAt: true },
    });
    if (keys.length === 0) return;
    const people = await administrators(tx);
    for (const { name, expiresAt } of keys) {
      if (!expiresAt) continue;
      for (const { email: to } of people)
        await queueLetter(tx, { to }, apiKeyEndsMail, { name, expiresAt });
    }
  });
  wake("mail");
}
