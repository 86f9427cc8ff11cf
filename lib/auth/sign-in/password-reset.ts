import "server-only";
import * as adminContract from "@/lib/auth/admins/admin-contract";
import { spendSecondCode } from "@/lib/auth/authenticator/authenticator";
import * as contract from "@/lib/auth/contract";
import { beginGuess, liftLockout } from "@/lib/auth/lockout";
import { countCodeMail, forgetCodeMails } from "@/lib/auth/sign-in/code-mails";
import {
  type CodeSlot,
  hasLiveCode,
  issueCode,
  matchCode,
  spendCode,
} from "@/lib/auth/sign-in/codes";
import { inConstantTime } from "@/lib/auth/sign-in/constant-time";
import { setPassword } from "@/lib/auth/sign-in/credentials";
import { proveMailbox } from "@/lib/auth/sign-in/mailbox-proof";
import { hashPassword } from "@/lib/auth/sign-in/passwords";
import { ENTRANT, type Entrant, mayEnter } from "@/lib/auth/sign-in/sign-in";
import { assertStrong } from "@/lib/auth/sign-in/strength";
import { AppError } from "@/lib/call/errors";
import { db } from "@/lib/db";
import { serve } from "@/lib/http/serve";
import type { Actor, Audience } from "@/lib/identity/actor";
import { resealDevice, sealDevice } from "@/lib/identity/device";
import { wake } from "@/lib/jobs/wake";
import { askerOf, limitAsker, requesterOf } from "@/lib/limits/asker";

export const requestPasswordReset = serve(contract.requestPasswordReset, (actor, input) =>
  inConstantTime(() => request(actor, "customer", input)),
);
export const requestAdminPasswordReset = serve(
  adminContract.requestAdminPasswordReset,
  (actor, input) => inConstantTime(() => request(actor, "admin", input)),
);
export const confirmPasswordReset = serve(contract.confirmPasswordReset, (actor, input) =>
  inConstantTime(() => confirm(actor, "customer", input)),
);
export const confirmAdminPasswordReset = serve(
  adminContract.confirmAdminPasswordReset,
  (actor, input) => inConstantTime(() => confirm(actor, "admin", input)),
);

async function request(actor: Actor, audience: Audience, { email }: { email: string }) {
  const user = await resettable(email, audience);
  const asker = await requesterOf(actor, user?.id ?? null);
  await limitAsker(actor, "code-mail", email, asker);
  await countCodeMail({ purpose: "password_reset", audience, email }, asker);
  if (user) {
    const { name } = user;
    await db().$transaction((tx) => issueCode(tx, slotOf(user, audience), { name, asker }));
  }
  wake("mail");
  // Sealed for everyone, so that it does not reveal whether the account exists.
  const device = asker.device ? await resealDevice(asker.device) : undefined;
  return { message: "OTP sent to your email!", device };
}

type Confirmation = {
  email: string;
  new_password: string;
  otp_code: string;
  authenticator_code?: string;
};

async function confirm(actor: Actor, audience: Audience, input: Confirmation) {
  const { email, new_password: password, otp_code: code } = input;
  const user = await resettable(email, audience);
  const asker = await askerOf(actor, user?.id ?? null);
  await limitAsker(actor, "reset", email, asker);
  assertStrong(password, email, "new_password");
  const slot = user && slotOf(user, audience);
  const isOwn = asker.known || (slot !== null && (await hasLiveCode(slot, asker)));
  const attempt = await beginGuess("reset", email, isOwn ? asker : undefined);
  const passwordHash = await hashPassword(password);
  if (!user || !slot) throw refused();
  const codeId = await matchCode(slot, code, asker).catch(refuse);
  const appCode = input.authenticator_code;
  if (user.totpSince && appCode === undefined) {
    await attempt.giveBack();
    throw new AppError("authenticator_needed", "Enter a code of your authenticator app, too.");
  }
  await db().$transaction(async (tx) => {
    await spendCode(tx, codeId).catch(refuse);
    if (user.totpSince) await spendSecondCode(tx, user.id, appCode ?? "").catch(refuse);
    await proveMailbox(tx, { userId: user.id, audience });
    await setPassword(tx, { userId: user.id, passwordHash, audience, how: "reset" });
    await liftLockout(tx, email, ["sign-in"]);
  });
  await attempt.succeed();
  await forgetCodeMails(slot, asker);
  wake("mail");
  const device = await sealDevice(asker.device, user.id);
  return { message: "Password reset successful!", device };
}

async function resettable(email: string, audience: Audience): Promise<Entrant | null> {
  const user = await db().user.findUnique({ where: { email }, select: ENTRANT });
  return user && mayEnter(user, audience) ? user : null;
}

function slotOf(user: Entrant, audience: Audience): CodeSlot {
  return { userId: user.id, purpose: "password_reset", audience, email: user.email };
}

/** One error for every reason: the reason would reveal whether the account exists. */
function refuse(error: unknown): never {
  throw error instanceof AppError ? refused() : error;
}

function refused(): AppError {
  return new AppError("invalid_code", "Invalid OTP or failed to reset password.");
}
