import "server-only";
import { audit } from "@/lib/audit/record";
import type { Admin, Customer } from "@/lib/auth/actor";
import { requestAdminEmailCode, verifyAdminEmail } from "@/lib/auth/admin-contract";
import type { Asker } from "@/lib/auth/asker";
import { countCodeMail, forgetCodeMails } from "@/lib/auth/code-mails";
import { type CodeSlot, issueCode, matchCode, spendCode } from "@/lib/auth/codes";
import { requestEmailCode, verifyEmail } from "@/lib/auth/contract";
import { limit } from "@/lib/auth/limits";
import { beginTry } from "@/lib/auth/tries";
import { db } from "@/lib/db";
import { AppError } from "@/lib/http/errors";
import { serve } from "@/lib/http/serve";
import { kick } from "@/lib/jobs/kick";

const requestService = serve(requestEmailCode, async (actor, { email }) => {
  const person = await personOf(actor);
  if (email !== person.email) throw notOwn();
  return send(actor, person);
});

const adminRequestService = serve(requestAdminEmailCode, async (actor, { id }) => {
  if (id !== actor.userId) throw notOwn();
  return send(actor, await personOf(actor));
});

const verifyService = serve(verifyEmail, verify);
const adminVerifyService = serve(verifyAdminEmail, verify);

export {
  adminRequestService as requestAdminEmailCode,
  adminVerifyService as verifyAdminEmail,
  requestService as requestEmailCode,
  verifyService as verifyEmail,
};

type Person = { name: string; email: string; emailVerifiedAt: Date | null };

function personOf(actor: Customer | Admin): Promise<Person> {
  return db().user.findUniqueOrThrow({
    where: { id: actor.userId },
    select: { name: true, email: true, emailVerifiedAt: true },
  });
}

async function send(actor: Customer | Admin, person: Person) {
  if (person.emailVerifiedAt) {
    throw new AppError("conflict", "This e-mail address is verified already.");
  }
  const slot = slotOf(actor, person.email);
  const asker = ownAsker(actor);
  await limit(actor, "code-mail", actor.userId);
  await countCodeMail(slot, asker);
  await db().$transaction((tx) => issueCode(tx, slot, { name: person.name, asker }));
  kick("mail");
  return { message: "OTP sent to your email." };
}

async function verify(actor: Customer | Admin, input: { email: string; otp_code: string }) {
  const { email } = input;
  const slot = slotOf(actor, email);
  const asker = ownAsker(actor);
  await limit(actor, "code", actor.userId);
  const attempt = await beginTry("verification", email, asker);
  const codeId = await matchCode(slot, input.otp_code, asker);
  await db().$transaction(async (tx) => {
    await spendCode(tx, codeId);
    // The address may have been changed since: then this code proves nothing about the new one.
    const verified = await tx.user.updateMany({
      where: { id: actor.userId, email },
      data: { emailVerifiedAt: new Date() },
    });
    if (verified.count === 0)
      throw new AppError("code_expired", "Your e-mail address has changed.");
    const { kind: by, userId } = actor;
    const detail = { before: { verified: false }, after: { verified: true } };
    await audit(tx, { by, byId: userId, action: "email.verified", subject: userId, detail });
  });
  await attempt.succeed();
  await forgetCodeMails(slot, asker);
  return { message: "Email verified successfully!" };
}

function slotOf(actor: Customer | Admin, email: string): CodeSlot {
  return { userId: actor.userId, purpose: "email_verification", audience: actor.kind, email };
}

/** The account's own: no other account's guesses at the same address count here. */
function ownAsker({ userId }: Customer | Admin): Asker {
  return { known: true, name: `account:${userId}`, place: "", device: null };
}

function notOwn(): AppError {
  return new AppError("forbidden", "This belongs to another account.");
}
