import "server-only";
import { randomBytes } from "node:crypto";
import { audit } from "@/lib/audit/record";
import { maskedEmail } from "@/lib/audit/rules";
import { assertFree, OPEN_CHANGE } from "@/lib/auth/email/email-owner";
import { endCodes } from "@/lib/auth/sign-in/codes";
import { endSessions } from "@/lib/auth/sign-in/credentials";
import { UNPROVEN_MAILS } from "@/lib/call/limit-table";
import { db, type Prisma, type Tx } from "@/lib/db";
import type { Admin, Customer } from "@/lib/identity/actor";
import { sha256 } from "@/lib/identity/hash";
import { accountKey, counter, limit, use } from "@/lib/limits/limits";
import { lockRow } from "@/lib/lock";
import { emailChangedMail } from "@/lib/mail/letters/email-change";
import { queueLetter } from "@/lib/mail/queue-letter";

/**
 * A new e-mail address is a wish until the code that was mailed to it is entered: until then sign-in, resets
 * and mails go by the old one. The old mailbox can take the change back for a week, because whoever changes an
 * address may have nothing but a stolen session and a password that was guessed.
 */

const DAY_MS = 24 * 60 * 60 * 1000;
/** For how long a changed address can be taken back. */
export const UNDO_DAYS = 7;

const WISH = { id: true, newEmail: true, oldEmail: true, oldVerified: true } as const;
export type EmailChangeRequest = Prisma.EmailChangeGetPayload<{ select: typeof WISH }>;

/** The address that a person wants and has not proven yet; null where there is none. */
export function requestedEmail(userId: string, tx: Tx = db()): Promise<EmailChangeRequest | null> {
  return tx.emailChange.findFirst({ where: { userId, ...OPEN_CHANGE }, select: WISH });
}

/**
 * Counts a change of address: each may have a mail sent to somebody who never heard of us.
 * @throws AppError rate_limited: five a day and account.
 */
export async function limitEmailChange(actor: Customer | Admin): Promise<void> {
  await limit(actor, "new-email", actor.userId);
}

/** Counts a mail to an address that nobody has proven. @throws AppError rate_limited: three a day and mailbox. */
export async function limitUnprovenMail(email: string): Promise<void> {
  await use(counter("unproven-mails", UNPROVEN_MAILS), accountKey(email));
}

/** Writes the wish down, in place of the one before. The caller mails the code. @throws AppError email_taken. */
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

/** Forgets the address that a person wanted; answers whether there was one. */
export async function withdrawEmailChange(tx: Tx, userId: string): Promise<boolean> {
  const { count } = await tx.emailChange.updateMany({
    where: { userId, ...OPEN_CHANGE },
    data: { endedAt: new Date() },
  });
  return count > 0;
}

/**
 * The code was right: the address is the person's from now on. Every other session ends, codes of before are
 * dead, and a proven old mailbox gets the link that takes it back. @throws AppError email_taken.
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
  // An address that was never proven may be a stranger's: its mailbox must not get the account.
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
  // Of a customer nothing stays that an erasure would have to find.
  const detail = by === "admin" ? { before, after, sessions_ended } : { sessions_ended };
  await audit(tx, { by, byId: userId, action: "email.changed", subject: userId, detail });
}
