import "server-only";
import { createHmac, randomInt } from "node:crypto";
import { z } from "zod";
import { audit } from "@/lib/audit/record";
import { pastCode, totpStep } from "@/lib/auth/authenticator/totp";
import { AppError } from "@/lib/call/errors";
import { db, type Tx } from "@/lib/db";
import { keyFor, keysFor, seal, unseal } from "@/lib/identity/secrets";
import { recoveryCodeUsedMail } from "@/lib/mail/letters/account";
import { queueLetter } from "@/lib/mail/queue-letter";

/** The seal never expires: the secret lasts as long as the app on the phone. */
const NO_END = 0;
const Sealed = z.object({ secret: z.string() });

const RECOVERY_CODES = 10;
/** Without letters that look alike. */
const LETTERS = "abcdefghjkmnpqrstuvwxyz23456789";

/** Seals an app's secret, so that a copy of the database alone cannot make codes. */
export function sealSecret(secret: string): Promise<string> {
  return seal("authenticator", { secret }, NO_END);
}

/** @throws Error if it was sealed with an AUTH_SECRET that is gone. */
export async function openSecret(sealed: string): Promise<string> {
  const opened = await unseal("authenticator", Sealed, { sealed, seconds: NO_END });
  if (opened) return opened.secret;
  throw new Error("The secret of an authenticator was sealed with another AUTH_SECRET.");
}

/** Whether a person has an active authenticator. */
export async function hasAuthenticator(userId: string, tx: Tx = db()): Promise<boolean> {
  const where = { id: userId, totpSince: { not: null } };
  return (await tx.user.findFirst({ where, select: { id: true } })) !== null;
}

/**
 * Uses up a code of the app, or a recovery code, in the transaction of what it allows.
 * @throws AppError invalid_code, with its own text for a code that is used or expired.
 */
export async function spendSecondCode(tx: Tx, userId: string, code: string): Promise<void> {
  const found = /^\d{6}$/.test(code)
    ? await spendAppCode(tx, userId, code)
    : await spendRecoveryCode(tx, userId, code);
  if (found !== "right") throw new AppError("invalid_code", REFUSALS[found]);
}

/** Replaces the recovery codes and returns the new ones: they are never shown again. */
export async function renewRecoveryCodes(tx: Tx, userId: string): Promise<string[]> {
  await tx.recoveryCode.deleteMany({ where: { userId } });
  const codes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode);
  const data = codes.map((code) => ({ userId, codeHash: hashOf(userId, code, keyFor("codes")) }));
  await tx.recoveryCode.createMany({ data });
  return codes;
}

/** Removes a person's authenticator with its recovery codes, if there is one. */
export async function dropAuthenticator(tx: Tx, userId: string): Promise<void> {
  const data = { totpSeal: null, totpSince: null, totpStep: null };
  await tx.user.update({ where: { id: userId }, data, select: { id: true } });
  await tx.recoveryCode.deleteMany({ where: { userId } });
}

/** Compare-and-set on the time step: of two concurrent uses of a code one succeeds. */
async function spendAppCode(tx: Tx, userId: string, code: string): Promise<Found> {
  const { totpSeal, totpStep: lastStep } = await tx.user.findUniqueOrThrow({
    where: { id: userId },
    select: { totpSeal: true, totpStep: true },
  });
  if (!totpSeal) return "wrong";
  const secret = await openSecret(totpSeal);
  const now = new Date();
  const step = totpStep(secret, code, { now, lastStep });
  if (step === null) return pastCode(secret, code, now);
  const { count } = await tx.user.updateMany({
    where: { id: userId, totpStep: lastStep },
    // Sealed again, so that AUTH_SECRET can be rotated while the app stays.
    data: { totpStep: step, totpSeal: await sealSecret(secret) },
  });
  return count === 1 ? "right" : "used";
}

async function spendRecoveryCode(tx: Tx, userId: string, code: string): Promise<Found> {
  const codeHash = { in: keysFor("codes").map((key) => hashOf(userId, code, key)) };
  const { count } = await tx.recoveryCode.updateMany({
    where: { userId, usedAt: null, codeHash },
    data: { usedAt: new Date() },
  });
  if (count === 1) {
    await notifyUse(tx, userId);
    return "right";
  }
  return (await tx.recoveryCode.count({ where: { userId, codeHash } })) > 0 ? "used" : "wrong";
}

/** Audits the use and mails the owner, who may not be the one with the list of codes. */
async function notifyUse(tx: Tx, userId: string): Promise<void> {
  const where = { id: userId };
  const select = { name: true, email: true } as const;
  const { name, email } = await tx.user.findUniqueOrThrow({ where, select });
  const left = await tx.recoveryCode.count({ where: { userId, usedAt: null } });
  const action = "recovery_code.used";
  await audit(tx, { by: "admin", byId: userId, action, subject: userId, detail: { left } });
  await queueLetter(tx, { to: email }, recoveryCodeUsedMail, { name, at: new Date(), left });
}

/** "k7mq2-x9fhd" */
function newRecoveryCode(): string {
  const letters = Array.from({ length: 10 }, () => LETTERS[randomInt(LETTERS.length)]).join("");
  return `${letters.slice(0, 5)}-${letters.slice(5)}`;
}

function hashOf(userId: string, code: string, key: string): string {
  const plain = code.toLowerCase().replace(/[^a-z\d]/g, "");
  return createHmac("sha256", key).update(`recovery:${userId}:${plain}`).digest("hex");
}

/** The result of checking a code. */
type Found = "right" | "wrong" | "used" | "expired";

const REFUSALS: Record<Exclude<Found, "right">, string> = {
  wrong: "This code is not right. Please check it and try again.",
  used: "This code has been used already. Wait for the next one in the app, or use another recovery code.",
  expired:
    "This code is out of date. Enter the one that the app shows now; if it is refused, set your phone's clock to automatic.",
};
