import "server-only";
import type { Actor, Audience } from "@/lib/auth/actor";
import {
  type CodeSlot,
  countCodeMail,
  forgetCodeMails,
  issueCode,
  matchCode,
  spendCode,
  wasIssued,
} from "@/lib/auth/codes";
import { inEvenTime } from "@/lib/auth/even-time";
import { limit } from "@/lib/auth/limits";
import { openPending, passwordMark } from "@/lib/auth/pending";
import { ENTRANT, type Entrant, mayEnter, startSession } from "@/lib/auth/sign-in";
import { beginTry } from "@/lib/auth/tries";
import { db } from "@/lib/db";
import { AppError } from "@/lib/http/errors";
import { kick } from "@/lib/jobs/kick";

type Step = { email?: string; pending?: string };

/**
 * Finishes a sign-in with its code. With the sealed pending sign-in (every browser) refusals are told
 * apart; by e-mail alone (programs) they are all one, and take one time, so that they tell nothing.
 * @throws AppError invalid_code, code_expired, too_many_tries, rate_limited.
 */
export async function verify(actor: Actor, audience: Audience, input: Step & { otp_code: string }) {
  if (input.pending) {
    const user = await pendingUser(input.pending, audience);
    return enter(actor, user, user.email, audience, input.otp_code);
  }
  const email = emailOf(input);
  return inEvenTime(async () => {
    const user = await userByEmail(email, audience);
    try {
      return await enter(actor, user, email, audience, input.otp_code);
    } catch (error) {
      throw isCodeFault(error) ? invalidCode() : error;
    }
  });
}

/**
 * Sends the code of a pending sign-in once more.
 * @throws AppError code_expired, rate_limited.
 */
export async function resend(actor: Actor, audience: Audience, input: Step) {
  if (input.pending) {
    const user = await pendingUser(input.pending, audience);
    return sendAgain(actor, user, user.email, audience);
  }
  const email = emailOf(input);
  return inEvenTime(async () =>
    sendAgain(actor, await startedUser(email, audience), email, audience),
  );
}

/** Whose sign-in was sealed, if its password is still the password. @throws AppError code_expired. */
export async function pendingUser(seal: string, audience: Audience): Promise<Entrant> {
  const pending = await openPending(seal, audience);
  const where = { id: pending?.userId ?? "" };
  const user = pending && (await db().user.findUnique({ where, select: ENTRANT }));
  const isValid = user && passwordMark(user.passwordHash) === pending.mark;
  if (isValid && mayEnter(user, audience)) return user;
  throw new AppError("code_expired", "Your sign-in has run out. Please enter your password again.");
}

async function enter(
  actor: Actor,
  user: Entrant | null,
  email: string,
  audience: Audience,
  code: string,
) {
  await limit(actor, "code", email);
  const attempt = await beginTry("sign-in", email);
  if (!user) throw invalidCode();
  const slot = slotOf(user, audience);
  const codeId = await matchCode(slot, code);
  const token = await db().$transaction(async (tx) => {
    await spendCode(tx, codeId);
    return startSession(tx, actor, user, audience);
  });
  await attempt.succeed();
  await forgetCodeMails(slot);
  kick("mail");
  return { message: "Login Successful!", token };
}

async function sendAgain(actor: Actor, user: Entrant | null, email: string, audience: Audience) {
  await limit(actor, "code-mail", email);
  await countCodeMail({ purpose: "second_factor", audience, email });
  if (user) await db().$transaction((tx) => issueCode(tx, slotOf(user, audience), user.name));
  kick("mail");
  return { message: "OTP sent to your email." };
}

async function userByEmail(email: string, audience: Audience): Promise<Entrant | null> {
  const user = await db().user.findUnique({ where: { email }, select: ENTRANT });
  return user && mayEnter(user, audience) ? user : null;
}

/** Only whose password was right a moment ago: nobody else can have our mails sent to a stranger. */
async function startedUser(email: string, audience: Audience): Promise<Entrant | null> {
  const user = await userByEmail(email, audience);
  return user && (await wasIssued(slotOf(user, audience))) ? user : null;
}

function emailOf({ email }: Step): string {
  if (email) return email;
  const words = "Enter your e-mail address.";
  throw new AppError("invalid_input", words, { fields: { email: [words] } });
}

function slotOf(user: Entrant, audience: Audience): CodeSlot {
  return { userId: user.id, purpose: "second_factor", audience, email: user.email };
}

function isCodeFault(error: unknown): boolean {
  if (!(error instanceof AppError)) return false;
  // A locked door says so with its time; a code that is used up does not.
  if (error.code === "too_many_tries") return error.retryAfterS === undefined;
  return error.code === "code_expired";
}

function invalidCode(): AppError {
  return new AppError("invalid_code", "This code is not right. Please check it and try again.");
}
