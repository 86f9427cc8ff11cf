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

/** A code's slot before the account is known, if there is one. */
export type MailSlot = Omit<CodeSlot, "userId">;

/**
 * Counts one code mail of this slot; an unknown email is counted the same. Known askers have their own
 * counter; strangers one each and a shared one, so that many of them cannot fill a mailbox.
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

/** Resets the counters after a code was used: its owner reads the mails, so the next one need not wait. */
export async function forgetCodeMails(slot: MailSlot, asker: Asker): Promise<void> {
  const key = askerKey(slot, asker);
  await counter("code-mail-gap", CODE_MAIL_GAP).delete(key);
  await counter("code-mails", CODE_MAILS).delete(key);
}

/** Resets every code-mail counter of an address. */
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

/** Strangers are counted by address: a new name costs them nothing. */
function askerKey(slot: MailSlot, { known, name, place }: Asker): string {
  return `${slotKey(slot)}:${known ? name : place}`;
}
