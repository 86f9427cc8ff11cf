import "server-only";
import { spendSecondCode } from "@/lib/auth/authenticator/authenticator";
import { beginGuess } from "@/lib/auth/lockout";
import { countCodeMail, forgetCodeMails } from "@/lib/auth/sign-in/code-mails";
import {
  type CodeSlot,
  hasLiveCode,
  issueCode,
  matchCode,
  spendCode,
  wasIssued,
} from "@/lib/auth/sign-in/codes";
import { inConstantTime } from "@/lib/auth/sign-in/constant-time";
import { ENTRANT, type Entrant, mayEnter, startSession } from "@/lib/auth/sign-in/sign-in";
import { AppError } from "@/lib/call/errors";
import { db } from "@/lib/db";
import type { Actor, Audience } from "@/lib/identity/actor";
import { sealDevice } from "@/lib/identity/device";
import { openPending, passwordMark } from "@/lib/identity/pending";
import { wake } from "@/lib/jobs/wake";
import { type Asker, askerOf, limitAsker, provenAsker } from "@/lib/limits/asker";

type Step = { email?: string; pending?: string };

/**
 * Completes a sign-in with its code. With the sealed pending sign-in (every browser) errors are specific; by
 * email alone (programs) they are all the same and take constant time, so that they reveal nothing.
 * @throws AppError invalid_code, code_expired, too_many_tries, rate_limited.
 */
export async function verify(actor: Actor, audience: Audience, input: Step & { otp_code: string }) {
  const { otp_code: code } = input;
  if (input.pending) {
    const user = await pendingUser(input.pending, audience);
    const asker = await provenAsker(actor, user.id, audience);
    return enter(actor, { user, email: user.email, audience, asker }, code);
  }
  const email = emailOf(input);
  return inConstantTime(async () => {
    const known = await userByEmail(email, audience);
    // An app's code does not prove the password: only the sealed pending sign-in does.
    const user = known?.totpSince ? null : known;
    const asker = await askerOf(actor, user?.id ?? null);
    try {
      return await enter(actor, { user, email, audience, asker }, code);
    } catch (error) {
      throw isCodeFault(error) ? invalidCode() : error;
    }
  });
}

/** Mails the code of a pending sign-in again. @throws AppError code_expired, rate_limited. */
export async function resend(actor: Actor, audience: Audience, input: Step) {
  if (input.pending) {
    const user = await pendingUser(input.pending, audience);
    const asker = await provenAsker(actor, user.id, audience);
    return sendAgain(actor, { user, email: user.email, audience, asker });
  }
  const email = emailOf(input);
  return inConstantTime(async () => {
    const user = await startedUser(email, audience);
    const asker = await askerOf(actor, user?.id ?? null);
    return sendAgain(actor, { user, email, audience, asker });
  });
}

/** The user of a sealed pending sign-in, if the password is unchanged. @throws AppError code_expired. */
export async function pendingUser(seal: string, audience: Audience): Promise<Entrant> {
  const pending = await openPending(seal, audience);
  const where = { id: pending?.userId ?? "" };
  const user = pending && (await db().user.findUnique({ where, select: ENTRANT }));
  const isValid = user && passwordMark(user.passwordHash) === pending.mark;
  if (isValid && mayEnter(user, audience)) return user;
  throw new AppError("code_expired", "Your login has expired. Please enter your password again.");
}

/** A sign-in being completed: the user, if any, and who completes it. */
type Finish = { user: Entrant | null; email: string; audience: Audience; asker: Asker };

async function enter(actor: Actor, { user, email, audience, asker }: Finish, code: string) {
  await limitAsker(actor, "code", email, asker);
  if (user?.totpSince) return enterByApp(actor, { user, email, audience, asker }, code);
  const slot = user && slotOf(user, audience);
  const isOwn = asker.known || (slot !== null && (await hasLiveCode(slot, asker)));
  const attempt = await beginGuess("sign-in", email, isOwn ? asker : undefined);
  if (!user || !slot) throw invalidCode();
  const codeId = await matchCode(slot, code, asker);
  const token = await db().$transaction(async (tx) => {
    await spendCode(tx, codeId);
    return startSession(tx, actor, user, audience);
  });
  await attempt.succeed();
  await forgetCodeMails(slot, asker);
  wake("mail");
  const device = await sealDevice(asker.device, user.id);
  return { message: "Login Successful!", token, device };
}

/** Completes it with a code of the app, or a recovery code, in place of a mailed one. */
async function enterByApp(
  actor: Actor,
  { user, email, audience, asker }: Finish & { user: Entrant },
  code: string,
) {
  const attempt = await beginGuess("sign-in", email, asker.known ? asker : undefined);
  const token = await db().$transaction(async (tx) => {
    await spendSecondCode(tx, user.id, code);
    return startSession(tx, actor, user, audience);
  });
  await attempt.succeed();
  wake("mail");
  const device = await sealDevice(asker.device, user.id);
  return { message: "Login Successful!", token, device };
}

async function sendAgain(actor: Actor, { user, email, audience, asker }: Finish) {
  await limitAsker(actor, "code-mail", email, asker);
  await countCodeMail({ purpose: "second_factor", audience, email }, asker);
  if (user && !user.totpSince) {
    const { name } = user;
    await db().$transaction((tx) => issueCode(tx, slotOf(user, audience), { name, asker }));
  }
  wake("mail");
  return { message: "OTP sent to your email." };
}

async function userByEmail(email: string, audience: Audience): Promise<Entrant | null> {
  const user = await db().user.findUnique({ where: { email }, select: ENTRANT });
  return user && mayEnter(user, audience) ? user : null;
}

/** Only a user whose password was just entered: otherwise anyone could have mails sent to strangers. */
async function startedUser(email: string, audience: Audience): Promise<Entrant | null> {
  const user = await userByEmail(email, audience);
  return user && (await wasIssued(slotOf(user, audience))) ? user : null;
}

function emailOf({ email }: Step): string {
  if (email) return email;
  const words = "Enter your email address.";
  throw new AppError("invalid_input", words, { fields: { email: [words] } });
}

function slotOf(user: Entrant, audience: Audience): CodeSlot {
  return { userId: user.id, purpose: "second_factor", audience, email: user.email };
}

function isCodeFault(error: unknown): boolean {
  if (!(error instanceof AppError)) return false;
  // A lockout says how long it lasts; a used-up code has no such time.
  if (error.code === "too_many_tries") return error.retryAfterS === undefined;
  return error.code === "code_expired";
}

function invalidCode(): AppError {
  return new AppError("invalid_code", "This code is not right. Please check it and try again.");
}
