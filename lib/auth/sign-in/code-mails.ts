import "server-only";
import type { CodeSlot } from "@/lib/auth/sign-in/codes";
import {
  CODE_MAIL_GAP,
  CODE_MAILS,
  STRANGERS_CODE_MAILS,
  STRANGERS_CODE_MAILS_A_DAY,
} from "@/lib/call/limit-table";
import type { Tx } from "@/lib/db";
import type { Asker } from "@/lib/limits/asker";
import { accountKey, counter, use } from "@/lib/limits/limits";

/** What a code is for, before it is known whose account it is, if anybody's. */
export type MailSlot = Omit<CodeSlot, "userId">;

/**
 * Counts one code mail of this slot; asked for an unknown e-mail it counts the same. Who is known has a count
 * of its own, strangers another each and one together: a mailbox is not filled by many of them.
 * @throws AppError rate_limited with retryAfterS: 30 seconds apart, five an hour.
 */
export async function countCodeMail(slot: MailSlot, asker: Asker): Promise<void> {
  const key = slotKey(slot);
  const own = askerKey(slot, asker);
  await use(counter("code-mail-gap", CODE_MAIL_GAP), own);
  await use(counter("code-mails", CODE_MAILS), own);
  if (asker.known) return;
  await use(counter("strangers-code-mails", STRANGERS_CODE_MAILS), key);
  await use(counter("strangers-code-mails-day", STRANGERS_CODE_MAILS_A_DAY), key);
}

/** A code was used: its owner reads the mail, so the next code need not wait. */
export async function forgetCodeMails(slot: MailSlot, asker: Asker): Promise<void> {
  const key = askerKey(slot, asker);
  await counter("code-mail-gap", CODE_MAIL_GAP).delete(key);
  await counter("code-mails", CODE_MAILS).delete(key);
}

/** Forgets every code mail that was counted for an address. */
export async function forgetAllCodeMails(tx: Tx, email: string): Promise<void> {
  await tx.rateLimiterFlexible.deleteMany({
    where: { key: { contains: accountKey(email) }, OR: CODE_MAIL_COUNTERS },
  });
}

const CODE_MAIL_COUNTERS = ["code-mail", "strangers-code-mails"].map((name) => ({
  key: { startsWith: name },
}));

function slotKey({ purpose, audience, email }: MailSlot): string {
  return `${purpose}:${audience}:${accountKey(email)}`;
}

/** A stranger is counted by where it asks from: a new name is had for nothing. */
function askerKey(slot: MailSlot, { known, name, place }: Asker): string {
  return `${slotKey(slot)}:${known ? name : place}`;
}
