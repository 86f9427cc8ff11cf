import "server-only";
import type { Actor, Audience } from "@/lib/auth/actor";
import { confirmAdminPasswordReset, requestAdminPasswordReset } from "@/lib/auth/admin-contract";
import {
  type CodeSlot,
  countCodeMail,
  forgetCodeMails,
  issueCode,
  matchCode,
  spendCode,
} from "@/lib/auth/codes";
import { confirmPasswordReset, requestPasswordReset } from "@/lib/auth/contract";
import { setPassword } from "@/lib/auth/credentials";
import { inEvenTime } from "@/lib/auth/even-time";
import { limit } from "@/lib/auth/limits";
import { hashPassword } from "@/lib/auth/passwords";
import { ENTRANT, type Entrant, mayEnter } from "@/lib/auth/sign-in";
import { assertStrong } from "@/lib/auth/strength";
import { beginTry, openDoor } from "@/lib/auth/tries";
import { db } from "@/lib/db";
import { AppError } from "@/lib/http/errors";
import { serve } from "@/lib/http/serve";
import { kick } from "@/lib/jobs/kick";

const requestService = serve(requestPasswordReset, (actor, input) =>
  inEvenTime(() => request(actor, "customer", input)),
);
const adminRequestService = serve(requestAdminPasswordReset, (actor, input) =>
  inEvenTime(() => request(actor, "admin", input)),
);
const confirmService = serve(confirmPasswordReset, (actor, input) =>
  inEvenTime(() => confirm(actor, "customer", input)),
);
const adminConfirmService = serve(confirmAdminPasswordReset, (actor, input) =>
  inEvenTime(() => confirm(actor, "admin", input)),
);

export {
  adminConfirmService as confirmAdminPasswordReset,
  adminRequestService as requestAdminPasswordReset,
  confirmService as confirmPasswordReset,
  requestService as requestPasswordReset,
};

async function request(actor: Actor, audience: Audience, { email }: { email: string }) {
  await limit(actor, "code-mail", email);
  await countCodeMail({ purpose: "password_reset", audience, email });
  const user = await resettable(email, audience);
  if (user) await db().$transaction((tx) => issueCode(tx, slotOf(user, audience), user.name));
  kick("mail");
  return { message: "OTP sent to your email!" };
}

type Confirmation = { email: string; new_password: string; otp_code: string };

async function confirm(actor: Actor, audience: Audience, input: Confirmation) {
  const { email, new_password: password, otp_code: code } = input;
  await limit(actor, "reset", email);
  assertStrong(password, email, "new_password");
  const attempt = await beginTry("reset", email);
  const passwordHash = await hashPassword(password);
  const user = await resettable(email, audience);
  if (!user) throw refused();
  const slot = slotOf(user, audience);
  const codeId = await matchCode(slot, code).catch(refuse);
  await db().$transaction(async (tx) => {
    await spendCode(tx, codeId).catch(refuse);
    await setPassword(tx, { userId: user.id, passwordHash, audience, how: "reset" });
  });
  await attempt.succeed();
  await openDoor("sign-in", email);
  await forgetCodeMails(slot);
  kick("mail");
  return { message: "Password reset successful!" };
}

async function resettable(email: string, audience: Audience): Promise<Entrant | null> {
  const user = await db().user.findUnique({ where: { email }, select: ENTRANT });
  return user && mayEnter(user, audience) ? user : null;
}

function slotOf(user: Entrant, audience: Audience): CodeSlot {
  return { userId: user.id, purpose: "password_reset", audience, email: user.email };
}

/** One refusal for every reason: which one it was would tell whether there is an account. */
function refuse(error: unknown): never {
  throw error instanceof AppError ? refused() : error;
}

function refused(): AppError {
  return new AppError("invalid_code", "Invalid OTP or failed to reset password.");
}
