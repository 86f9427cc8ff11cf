import "server-only";
import { audit } from "@/lib/audit/record";
import { beginGuess } from "@/lib/auth/lockout";
import { endCodes } from "@/lib/auth/sign-in/codes";
import { isRightPassword } from "@/lib/auth/sign-in/passwords";
import { AppError } from "@/lib/call/errors";
import { db, type Tx } from "@/lib/db";
import type { Admin, Audience, Customer } from "@/lib/identity/actor";
import { sessionAsker } from "@/lib/limits/asker";
import { passwordChangedMail } from "@/lib/mail/letters/account";
import { queueLetter } from "@/lib/mail/queue-letter";

/**
 * Checks the re-entered password of a signed-in person before a sensitive change. A wrong one counts like a
 * wrong sign-in, but per session: strangers cannot lock it, and it does not lock the owner's sign-in.
 * @throws AppError wrong_password with `field`; too_many_tries with retryAfterS.
 */
export async function confirmPassword(
  actor: Customer | Admin,
  entered: string,
  field = "entered_password",
): Promise<void> {
  const user = await db().user.findUniqueOrThrow({
    where: { id: actor.userId },
    select: { email: true, passwordHash: true },
  });
  const attempt = await beginGuess("sign-in", user.email, sessionAsker(actor));
  if (await isRightPassword(user.passwordHash, entered)) return attempt.succeed();
  const message = "This is not your password.";
  throw new AppError("wrong_password", message, { fields: { [field]: [message] } });
}

/**
 * Sets a new password: ends every session but `keep` and all earlier codes, and mails the owner. The caller
 * wakes the "mail" job after the commit.
 */
export async function setPassword(
  tx: Tx,
  change: {
    userId: string;
    passwordHash: string;
    audience: Audience;
    keep?: string;
    how: "reset" | "changed";
  },
): Promise<void> {
  const { userId, passwordHash, audience, keep, how } = change;
  const { name, email } = await tx.user.update({
    where: { id: userId },
    data: { passwordHash },
    select: { name: true, email: true },
  });
  const ended = await endSessions(tx, userId, { keep });
  await endCodes(tx, userId);
  await queueLetter(tx, { to: email }, passwordChangedMail, { name, at: new Date(), audience });
  const detail = { sessions_ended: ended };
  await audit(tx, {
    by: audience,
    byId: userId,
    action: `password.${how}`,
    subject: userId,
    detail,
  });
}

/** Ends a person's sessions of every audience, or of one; `keep` is the hash of the one to keep. */
export async function endSessions(
  tx: Tx,
  userId: string,
  { keep, audience }: { keep?: string; audience?: Audience } = {},
): Promise<number> {
  const { count } = await tx.session.updateMany({
    where: {
      userId,
      revokedAt: null,
      expiresAt: { gt: new Date() },
      ...(audience ? { audience } : {}),
      ...(keep ? { idHash: { not: keep } } : {}),
    },
    data: { revokedAt: new Date() },
  });
  return count;
}
