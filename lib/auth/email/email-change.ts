import "server-only";
import { randomBytes } from "node:crypto";
import { audit } from "@/lib/audit/record";
import { maskedEmail } from "@/lib/audit/rules";
import { assertFree, OPEN_CHANGE } from "@/lib/auth/email/email-owner";
import { endCodes } from "@/lib/auth/sign-in/codes";
import { endSessions } from "@/lib/auth/sign-in/credentials";
import { UNPROVEN_MAILS } from "@/lib/call/limit-table";
import { DAY_MS } from "@/lib/dates";
import { db, type Prisma, type Tx } from "@/lib/db";
import type { Admin, Customer } from "@/lib/identity/actor";
import { sha256 } from "@/lib/identity/hash";
import { accountKey, counter, limit, use } from "@/lib/limits/limits";
import { lockRow } from "@/lib/lock";
import { emailChangedMail } from "@/lib/mail/letters/email-change";
import { queueLetter } from "@/lib/mail/queue-letter";

/**
 * A new email address is only requested until the code mailed to it is entered: sign-in, resets and mails
 * use the old one until then. The old mailbox can undo the change for a week, because an attacker may have
 * nothing but a stolen session and a guessed password.
 */

/** How long an address change can be undone. */
export const UNDO_DAYS = 7;

const WISH = { id: true, newEmail: true, oldEmail: true, oldVerified: true } as const;
export type EmailChangeRequest = Prisma.EmailChangeGetPayload<{ select: typeof WISH }>;

/** The new address that a person has requested and not yet proven, or null. */
export function requestedEmail(userId: string, tx: Tx = db()): Promise<EmailChangeRequest | null> {
  return tx.emailChange.findFirst({ where: { userId, ...OPEN_CHANGE }, select: WISH });
}

/**
 * Counts a change of address, since each sends a mail to a possible stranger.
 * @throws AppError rate_limited: five a day per account.
 */
export async function limitEmailChange(actor: Customer | Admin): Promise<void> {
  await limit(actor, "new-email", actor.userId);
}

/** Counts a mail to an unproven address. @throws AppError rate_limited: three a day per mailbox. */
export async function limitUnprovenMail(email: string): Promise<void> {
  await use(counter("unproven-mails", UNPROVEN_MAILS), accountKey(email));
}

/** Stores the request in place of an earlier one. The caller mails the code. @throws AppError email_taken. */
export async function storeEmailChange(
  tx: Tx,
  actor: Customer | Admin,
  newEmail: string,
): Promise<void> {
  const { userId, kind: audience } = actor;
  await lockRow(tx, "User", userId);
  await assertFree(tx, newEmail, userId);
  const { email: oldEmail, emailVerifiedAt } = await tx.user.findUniqueOrThrow({
    where: { id: userId },
    select: { email: true, emailVerifiedAt: true },
  });
  await withdrawEmailChange(tx, userId);
  const oldVerified = emailVerifiedAt !== null;
  const data = { userId, audience, oldEmail, oldVerified, newEmail };
  await tx.emailChange.create({ data, select: { id: true } });
}

/** Cancels a person's requested address; returns whether there was one. */
export async function withdrawEmailChange(tx: Tx, userId: string): Promise<boolean> {
  const { count } = await tx.emailChange.updateMany({
    where: { userId, ...OPEN_CHANGE },
    data: { endedAt: new Date() },
  });
  return count > 0;
}

/**
 * Makes the requested address the person's own, after its code was entered. Ends all other sessions and
 * earlier codes, and mails the undo link to the old mailbox if it was proven.
 * @throws AppError email_taken.
 */
export async function changeEmail(
  tx: Tx,
  actor: Customer | Admin,
  { id, oldEmail, oldVerified, newEmail }: EmailChangeRequest,
): Promise<void> {
  const { userId, kind: by, sessionHash: keep } = actor;
  await lockRow(tx, "User", userId);
  await assertFree(tx, newEmail, userId);
  const now = new Date();
  const { name } = await tx.user.update({
    where: { id: userId },
    data: { email: newEmail, emailVerifiedAt: now },
    select: { name: true },
  });
  const token = randomBytes(32).toString("base64url");
  const undoUntil = new Date(now.getTime() + UNDO_DAYS * DAY_MS);
  // An unproven old address may be a stranger's: its mailbox must not get the account.
  const undo = oldVerified ? { undoHash: sha256(token), undoUntil } : {};
  const data = { confirmedAt: now, ...undo };
  await tx.emailChange.update({ where: { id }, data, select: { id: true } });
  await endCodes(tx, userId);
  const sessions_ended = await endSessions(tx, userId, { keep });
  if (oldVerified) {
    const letter = { name, at: now, newEmail, token, until: undoUntil };
    await queueLetter(tx, { to: oldEmail, userId }, emailChangedMail, letter);
  }
  const before = { email: maskedEmail(oldEmail) };
  const after = { email: maskedEmail(newEmail) };
  // A customer's addresses are not logged: an erasure would have to find them.
  const detail = by === "admin" ? { before, after, sessions_ended } : { sessions_ended };
  await audit(tx, { by, byId: userId, action: "email.changed", subject: userId, detail });
}
