import "server-only";
import { createHmac, randomInt, randomUUID, timingSafeEqual } from "node:crypto";
import type { Audience } from "@/lib/auth/actor";
import { accountKey, CODE_MAIL_GAP, CODE_MAILS, counter, use } from "@/lib/auth/limits";
import { db, type Tx } from "@/lib/db";
import { required } from "@/lib/env";
import { AppError } from "@/lib/http/errors";
import { type CodePurpose, codeMail } from "@/lib/mail/account";
import { queueLetter } from "@/lib/mail/queue-letter";

export const CODE_MINUTES = 10;
export const CODE_TRIES = 5;

/** What a code is good for, and nothing else: one person, purpose, audience and e-mail address. */
export type CodeSlot = {
  userId: string;
  purpose: CodePurpose;
  audience: Audience;
  email: string;
};

/** Makes a code and queues its mail. The codes before it in this slot are dead from now on. */
export async function issueCode(tx: Tx, slot: CodeSlot, name: string): Promise<void> {
  const { userId, purpose, audience } = slot;
  const now = new Date();
  await tx.oneTimeCode.updateMany({
    where: { userId, purpose, audience, usedAt: null, expiresAt: { gt: now } },
    data: { expiresAt: now },
  });
  const id = randomUUID();
  const code = randomInt(1_000_000).toString().padStart(6, "0");
  const expiresAt = new Date(now.getTime() + CODE_MINUTES * 60_000);
  const codeHash = hashCode(id, code);
  await tx.oneTimeCode.create({ data: { id, ...slot, codeHash, expiresAt, createdAt: now } });
  await queueLetter(tx, { to: slot.email }, codeMail, { name, code, purpose });
}

/**
 * Counts one code mail of this slot; asked for an unknown e-mail it counts the same.
 * @throws AppError rate_limited with retryAfterS: 30 seconds apart, five an hour.
 */
export async function countCodeMail(slot: Omit<CodeSlot, "userId">): Promise<void> {
  const key = slotKey(slot);
  await use(counter("code-mail-gap", CODE_MAIL_GAP), key);
  await use(counter("code-mails", CODE_MAILS), key);
}

/** A code was used: its owner reads the mail, so the next code need not wait. */
export async function forgetCodeMails(slot: Omit<CodeSlot, "userId">): Promise<void> {
  const key = slotKey(slot);
  await counter("code-mail-gap", CODE_MAIL_GAP).delete(key);
  await counter("code-mails", CODE_MAILS).delete(key);
}

/** Whether a code of this slot could still be entered. */
export async function hasLiveCode(slot: CodeSlot): Promise<boolean> {
  const latest = await latestCode(slot);
  return latest !== null && faultOf(latest) === null;
}

/** Whether a code of this slot was made in the last ten minutes, used or not. */
export async function wasIssued(slot: CodeSlot): Promise<boolean> {
  const since = new Date(Date.now() - CODE_MINUTES * 60_000);
  const row = await db().oneTimeCode.findFirst({
    where: { ...slot, createdAt: { gt: since } },
    select: { id: true },
  });
  return row !== null;
}

/**
 * Compares with the slot's latest code and answers its id, which `spendCode` takes. The try is counted
 * outside any transaction, in one statement: a rollback does not give it back, and of any number of
 * parallel guesses five are compared.
 * @throws AppError invalid_code, code_expired, too_many_tries.
 */
export async function matchCode(slot: CodeSlot, code: string): Promise<string> {
  const latest = await latestCode(slot);
  const fault = latest ? faultOf(latest) : "none";
  if (!latest || fault) throw refusal(fault ?? "none");
  const counted = await db().oneTimeCode.updateMany({
    where: {
      id: latest.id,
      usedAt: null,
      expiresAt: { gt: new Date() },
      tries: { lt: CODE_TRIES },
    },
    data: { tries: { increment: 1 } },
  });
  if (counted.count === 0) {
    // Somebody else was quicker: what they did to it is the reason.
    const now = await latestCode(slot);
    throw refusal((now && faultOf(now)) ?? "none");
  }
  const expected = Buffer.from(latest.codeHash);
  if (timingSafeEqual(expected, Buffer.from(hashCode(latest.id, code)))) return latest.id;
  throw refusal(latest.tries + 1 >= CODE_TRIES ? "tries" : "none");
}

/** Uses a matched code up, in the transaction of what it allows. @throws AppError invalid_code when it is used or dead by now. */
export async function spendCode(tx: Tx, id: string): Promise<void> {
  const now = new Date();
  const spent = await tx.oneTimeCode.updateMany({
    where: { id, usedAt: null, expiresAt: { gt: now } },
    data: { usedAt: now },
  });
  if (spent.count === 0) throw refusal("none");
}

/** Ends every code of a person: after a new password or e-mail none of before is good for anything. */
export async function endCodes(tx: Tx, userId: string): Promise<void> {
  const now = new Date();
  await tx.oneTimeCode.updateMany({
    where: { userId, usedAt: null, expiresAt: { gt: now } },
    data: { expiresAt: now },
  });
}

type CodeRow = {
  id: string;
  codeHash: string;
  tries: number;
  expiresAt: Date;
  usedAt: Date | null;
};
type Fault = "none" | "expired" | "tries";

function latestCode({ userId, purpose, audience, email }: CodeSlot): Promise<CodeRow | null> {
  return db().oneTimeCode.findFirst({
    where: { userId, purpose, audience, email },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    select: { id: true, codeHash: true, tries: true, expiresAt: true, usedAt: true },
  });
}

function faultOf(row: CodeRow): Fault | null {
  if (row.usedAt) return "none";
  if (row.expiresAt <= new Date()) return "expired";
  return row.tries >= CODE_TRIES ? "tries" : null;
}

function refusal(fault: Fault): AppError {
  if (fault === "expired") {
    return new AppError("code_expired", "This code has expired. Please ask for a new one.");
  }
  if (fault === "tries") {
    return new AppError("too_many_tries", "Too many wrong codes. Please ask for a new one.");
  }
  return new AppError("invalid_code", "This code is not right. Please check it and try again.");
}

/** With a secret of ours: a million codes are tried in a moment by whoever has read the table alone. */
function hashCode(id: string, code: string): string {
  const secret = `codes:${required("AUTH_SECRET")}`;
  return createHmac("sha256", secret).update(`${id}:${code}`).digest("hex");
}

function slotKey({ purpose, audience, email }: Omit<CodeSlot, "userId">): string {
  return `${purpose}:${audience}:${accountKey(email)}`;
}
