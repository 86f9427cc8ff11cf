import "server-only";
import { audit } from "@/lib/audit/record";
import * as adminContract from "@/lib/auth/admins/admin-contract";
import * as contract from "@/lib/auth/contract";
import { changeEmail, limitUnprovenMail, requestedEmail } from "@/lib/auth/email/email-change";
import {
  accountAsker,
  countEmailCode,
  emailSlot,
  hasEmailCode,
  issueEmailCode,
} from "@/lib/auth/email/email-code";
import { emailTaken } from "@/lib/auth/email/email-owner";
import { beginGuess } from "@/lib/auth/lockout";
import { forgetCodeMails } from "@/lib/auth/sign-in/code-mails";
import { matchCode, spendCode } from "@/lib/auth/sign-in/codes";
import { AppError } from "@/lib/call/errors";
import { CODE_MAIL_GAP } from "@/lib/call/limit-table";
import { db, isDuplicate, type Tx } from "@/lib/db";
import { serve } from "@/lib/http/serve";
import type { Admin, Customer } from "@/lib/identity/actor";
import { wake } from "@/lib/jobs/wake";
import { limit } from "@/lib/limits/limits";

export const requestEmailCode = serve(contract.requestEmailCode, async (actor, { email }) => {
  const person = await personOf(actor);
  if (email !== person.email && email !== person.requestedEmail) throw notOwn();
  return send(actor, person, email);
});

/** An administrator names no address: a requested one comes first. */
export const requestAdminEmailCode = serve(
  adminContract.requestAdminEmailCode,
  async (actor, { id }) => {
    if (id !== actor.userId) throw notOwn();
    const person = await personOf(actor);
    return send(actor, person, person.requestedEmail ?? person.email);
  },
);

export const verifyEmail = serve(contract.verifyEmail, verify);
export const verifyAdminEmail = serve(adminContract.verifyAdminEmail, verify);

type Person = {
  name: string;
  email: string;
  emailVerifiedAt: Date | null;
  requestedEmail: string | undefined;
};

async function personOf(actor: Customer | Admin): Promise<Person> {
  const person = await db().user.findUniqueOrThrow({
    where: { id: actor.userId },
    select: { name: true, email: true, emailVerifiedAt: true },
  });
  return { ...person, requestedEmail: (await requestedEmail(actor.userId))?.newEmail };
}

async function send(actor: Customer | Admin, person: Person, email: string) {
  const { name } = person;
  if (email !== person.requestedEmail && person.emailVerifiedAt) {
    throw new AppError("conflict", "This email address is already verified.");
  }
  const isRequested = email === person.requestedEmail;
  try {
    await countEmailCode(actor, email);
  } catch (error) {
    // Older clients request a code after the change of address, which has already mailed one.
    if (isRequested && isMoment(error) && (await hasEmailCode(actor, email))) return SENT;
    throw error;
  }
  if (isRequested) await limitUnprovenMail(email);
  await db().$transaction((tx) => issueEmailCode(tx, actor, { name, email }));
  wake("mail");
  return SENT;
}

const SENT = { message: "OTP sent to your email." };

/** Whether the refusal is about the gap between mails, not the hourly limit: the last mail is on its way. */
function isMoment(error: unknown): boolean {
  const wait = error instanceof AppError ? error.retryAfterS : undefined;
  return wait !== undefined && wait <= CODE_MAIL_GAP[1];
}

async function verify(actor: Customer | Admin, input: { email: string; otp_code: string }) {
  const { email } = input;
  const slot = emailSlot(actor, email);
  const asker = accountAsker(actor);
  await limit(actor, "code", actor.userId);
  const attempt = await beginGuess("verification", email, asker);
  const codeId = await matchCode(slot, input.otp_code, asker);
  await db()
    .$transaction(async (tx) => {
      await spendCode(tx, codeId);
      await proven(tx, actor, email);
    })
    .catch((error: unknown) => {
      throw isDuplicate(error) ? emailTaken() : error;
    });
  await attempt.succeed();
  await forgetCodeMails(slot, asker);
  wake("mail");
  return { message: "Email verified successfully!" };
}

/** Confirms the requested address, or the person's own. */
async function proven(tx: Tx, actor: Customer | Admin, email: string): Promise<void> {
  const { kind: by, userId } = actor;
  const requested = await requestedEmail(userId, tx);
  if (requested?.newEmail === email) return changeEmail(tx, actor, requested);
  // The address may have changed since: then this code proves nothing about the new one.
  const verified = await tx.user.updateMany({
    where: { id: userId, email },
    data: { emailVerifiedAt: new Date() },
  });
  if (verified.count === 0) throw new AppError("code_expired", "Your email address has changed.");
  const detail = { before: { verified: false }, after: { verified: true } };
  await audit(tx, { by, byId: userId, action: "email.verified", subject: userId, detail });
}

function notOwn(): AppError {
  return new AppError("forbidden", "This belongs to another account.");
}
