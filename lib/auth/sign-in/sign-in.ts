import "server-only";
import { audit } from "@/lib/audit/record";
import { beginGuess } from "@/lib/auth/lockout";
import { deviceName } from "@/lib/auth/rules";
import { countCodeMail } from "@/lib/auth/sign-in/code-mails";
import { type CodeSlot, hasLiveCode, issueCode } from "@/lib/auth/sign-in/codes";
import { isRightPassword } from "@/lib/auth/sign-in/passwords";
import { AppError } from "@/lib/call/errors";
import { db, type Prisma, type Tx } from "@/lib/db";
import { DEMO_ADMIN_EMAIL, DEMO_CUSTOMER_EMAIL } from "@/lib/demo";
import { env } from "@/lib/env";
import type { Actor, Audience } from "@/lib/identity/actor";
import { sealDevice } from "@/lib/identity/device";
import { passwordMark, sealPending } from "@/lib/identity/pending";
import { openSession } from "@/lib/identity/sessions";
import { wake } from "@/lib/jobs/wake";
import { askerOf, limitAsker, provenAsker } from "@/lib/limits/asker";
import { newDeviceMail } from "@/lib/mail/letters/account";
import { queueLetter } from "@/lib/mail/queue-letter";

/**
 * Opens a session for a correct password. An unknown email, a wrong password and "not an administrator" get
 * the same error, after the same work.
 * @throws AppError invalid_credentials, account_blocked, too_many_tries, rate_limited;
 * second_factor_required with the sealed pending sign-in, when the code has been mailed.
 */
export async function signIn(
  actor: Actor,
  audience: Audience,
  { email, password }: { email: string; password: string },
) {
  const user = await db().user.findUnique({ where: { email }, select: ENTRANT });
  const asker = await askerOf(actor, user?.id ?? null);
  await limitAsker(actor, "sign-in", email, asker);
  const attempt = await beginGuess("sign-in", email, asker.known ? asker : undefined);
  const open = user && hasAccount(user, audience) ? user : null;
  const right = await isRightPassword(open?.passwordHash ?? null, password);
  if (!open || !right) {
    const message = "Invalid credentials. Please check your email and password.";
    throw new AppError("invalid_credentials", message);
  }
  if (open.blockedAt) {
    await attempt.giveBack();
    throw blocked(open);
  }
  if (open.totpSince) {
    await attempt.giveBack();
    throw await appCodeRequired(open, audience);
  }
  if (open.secondFactor) {
    await attempt.giveBack();
    throw await secondFactorRequired(actor, open, audience);
  }
  await attempt.succeed();
  const token = await db().$transaction((tx) => startSession(tx, actor, open, audience));
  wake("mail");
  const device = await sealDevice(asker.device, open.id);
  return { message: "Login Successful!", token, device };
}

/** Opens the session, audits it, and mails the owner if the device is new. */
export async function startSession(
  tx: Tx,
  actor: Actor,
  user: Pick<Entrant, "id" | "name" | "email">,
  audience: Audience,
): Promise<string> {
  const userAgent = actor.from?.userAgent;
  const device = deviceName(userAgent);
  const seen = await devicesOf(tx, user.id);
  const token = await openSession(tx, { userId: user.id, audience, userAgent });
  const detail = { audience, device };
  await audit(tx, {
    by: audience,
    byId: user.id,
    action: "session.opened",
    subject: user.id,
    detail,
  });
  if (seen.size > 0 && !seen.has(device)) {
    const { name, email } = user;
    await queueLetter(tx, { to: email }, newDeviceMail, { name, at: new Date(), device, audience });
  }
  return token;
}

/** Whether someone may sign in: has an account for this audience and is not blocked. */
export function mayEnter(user: Entrant, audience: Audience): boolean {
  return user.blockedAt === null && hasAccount(user, audience);
}

/** Demo accounts work only in the demo: their password is in the README. */
function hasAccount(
  user: Pick<Entrant, "email" | "role" | "erasedAt">,
  audience: Audience,
): boolean {
  const isDemoAccount = user.email === DEMO_CUSTOMER_EMAIL || user.email === DEMO_ADMIN_EMAIL;
  if (isDemoAccount && !env().DEMO) return false;
  if (user.erasedAt) return false;
  return audience === "customer" || user.role === "admin";
}

/** The columns needed to decide on a sign-in. */
export const ENTRANT = {
  id: true,
  name: true,
  email: true,
  passwordHash: true,
  role: true,
  secondFactor: true,
  totpSince: true,
  erasedAt: true,
  blockedAt: true,
  blockedReason: true,
} as const satisfies Prisma.UserSelect;
export type Entrant = Prisma.UserGetPayload<{ select: typeof ENTRANT }>;

/** Shown only to someone who knows the password. */
function blocked({ blockedReason }: Entrant): AppError {
  const reason = /[.!?…]$/.test(blockedReason ?? "") ? blockedReason : `${blockedReason}.`;
  const words = `Your account is blocked: ${reason} Write to us or call us if this is a mistake.`;
  return new AppError("account_blocked", words);
}

/** Nothing is mailed: the code is on the phone. */
async function appCodeRequired(user: Entrant, audience: Audience): Promise<AppError> {
  const mark = passwordMark(user.passwordHash);
  const pending = await sealPending({ userId: user.id, audience, mark });
  return new AppError("second_factor_required", "Enter the code of your authenticator app.", {
    pending,
    more: { second_factor: "authenticator" },
  });
}

/** A second sign-in within moments reuses the code that was already mailed. */
async function secondFactorRequired(
  actor: Actor,
  user: Entrant,
  audience: Audience,
): Promise<AppError> {
  const asker = await provenAsker(actor, user.id, audience);
  const slot: CodeSlot = { userId: user.id, purpose: "second_factor", audience, email: user.email };
  try {
    await countCodeMail(slot, asker);
    await db().$transaction((tx) => issueCode(tx, slot, { name: user.name, asker }));
    wake("mail");
  } catch (error) {
    const isTooSoon = error instanceof AppError && error.code === "rate_limited";
    if (!isTooSoon || !(await hasLiveCode(slot, asker))) throw error;
  }
  const mark = passwordMark(user.passwordHash);
  const pending = await sealPending({ userId: user.id, audience, mark });
  return new AppError("second_factor_required", "Enter the code that we sent to your email.", {
    pending,
  });
}

/**
 * The devices on which this person has signed in, by display name, so that a browser update is no new
 * device.
 */
async function devicesOf(tx: Tx, userId: string): Promise<Set<string>> {
  const rows = await tx.session.findMany({
    where: { userId },
    distinct: ["userAgent"],
    select: { userAgent: true },
  });
  return new Set(rows.map((row) => deviceName(row.userAgent)));
}
