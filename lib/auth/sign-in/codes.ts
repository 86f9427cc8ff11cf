import "server-only";
import { createHmac, randomInt, randomUUID, timingSafeEqual } from "node:crypto";
import { AppError } from "@/lib/call/errors";
import { db, type Tx } from "@/lib/db";
import type { Audience } from "@/lib/identity/actor";
import { keyFor, keysFor } from "@/lib/identity/secrets";
import type { Asker } from "@/lib/limits/asker";
import { type CodePurpose, codeMail } from "@/lib/mail/letters/account";
import { queueLetter } from "@/lib/mail/queue-letter";

export const CODE_MINUTES = 10;
export const CODE_TRIES = 5;
/** How many codes of one asker are valid at the same time. */
export const LIVE_CODES = 3;

/**
 * What a code is valid for: one person, purpose, audience and email address. Without a person it is for an account
 * that does not exist yet: then nobody but its asker can enter it.
 */
export type CodeSlot = {
  userId: string | null;
  purpose: CodePurpose;
  audience: Audience;
  email: string;
};

/**
 * Creates a code for the asker and queues its mail. It is valid for ten minutes, whatever others request; of
 * one asker's codes the latest three are valid.
 */
export async function issueCode(
  tx: Tx,
  slot: CodeSlot,
  letter: { name?: string; asker: Asker },
): Promise<void> {
  const { name, asker } = letter;
  const code = await storeCode(tx, slot, asker);
  // The address may be a requested one, not yet the account's.
  const envelope = { to: slot.email, userId: slot.userId ?? undefined };
  await queueLetter(tx, envelope, codeMail, { name, code, purpose: slot.purpose });
}

/** Creates a code for the asker without mailing it, and returns it. */
export async function storeCode(tx: Tx, slot: CodeSlot, asker: Asker): Promise<string> {
  const now = new Date();
  const id = randomUUID();
  const code = randomInt(1_000_000).toString().padStart(6, "0");
  const expiresAt = new Date(now.getTime() + CODE_MINUTES * 60_000);
  const data = { id, ...slot, asker: asker.name, codeHash: hashCode(id, code), expiresAt };
  await tx.oneTimeCode.create({ data: { ...data, createdAt: now } });
  return code;
}

/** Whether a code of this slot was created in the last ten minutes, used or not. */
export async function wasIssued(slot: CodeSlot): Promise<boolean> {
  const since = new Date(Date.now() - CODE_MINUTES * 60_000);
  const row = await db().oneTimeCode.findFirst({
    where: { ...slot, createdAt: { gt: since } },
    select: { id: true },
  });
  return row !== null;
}

/**
 * Compares a code with those sent to this asker and returns the id of the matching one, for `spendCode`. The
 * attempt is counted on each of them outside any transaction, in one statement: a rollback does not undo it,
 * and of any number of parallel guesses only five are compared. An asker who was sent none, such as a person
 * who requests on one device and types on another, is compared with everyone's latest three without using up
 * their attempts; only the lockout (`beginGuess`) limits that.
 * @throws AppError invalid_code, code_expired, too_many_tries.
 */
export async function matchCode(slot: CodeSlot, code: string, asker: Asker): Promise<string> {
  const live = (await latestCodes(slot)).filter((row) => faultOf(row) === null);
  const own = live.filter((row) => isOf(row, asker)).slice(0, LIVE_CODES);
  const isOwn = own.length > 0 || slot.userId === null;
  const compared = isOwn ? await countAttempt(own) : live.slice(0, LIVE_CODES);
  const right = compared.find((row) => isCode(row, code));
  if (right) return right.id;
  throw refusal(await reasonOf(slot, asker));
}

/** Whether this asker was sent a code of this slot that can still be entered. */
export async function hasLiveCode(slot: CodeSlot, asker: Asker): Promise<boolean> {
  const rows = await latestCodes(slot);
  return rows.some((row) => isOf(row, asker) && faultOf(row) === null);
}

/**
 * Uses up a matched code, in the transaction of what it allows.
 * @throws AppError invalid_code if it was used or has expired since.
 */
export async function spendCode(tx: Tx, id: string): Promise<void> {
  const now = new Date();
  const spent = await tx.oneTimeCode.updateMany({
    where: { id, usedAt: null, expiresAt: { gt: now } },
    data: { usedAt: now },
  });
  if (spent.count === 0) throw refusal("none");
}

/** Ends all of a person's codes, after a new password or email address. */
export async function endCodes(tx: Tx, userId: string): Promise<void> {
  const now = new Date();
  await tx.oneTimeCode.updateMany({
    where: { userId, usedAt: null, expiresAt: { gt: now } },
    data: { expiresAt: now },
  });
}

type CodeRow = {
  id: string;
  asker: string;
  codeHash: string;
  tries: number;
  expiresAt: Date;
  usedAt: Date | null;
};
type Fault = "none" | "expired" | "tries";

const CODE_COLUMNS = {
  id: true,
  asker: true,
  codeHash: true,
  tries: true,
  expiresAt: true,
  usedAt: true,
} as const;

/** More than the mail limits allow anyone within ten minutes. */
const MOST_CODES = 40;

/** The codes of a slot, newest first, including invalid ones, which explain a refusal. */
function latestCodes({ userId, purpose, audience, email }: CodeSlot): Promise<CodeRow[]> {
  return db().oneTimeCode.findMany({
    where: { userId, purpose, audience, email },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    take: MOST_CODES,
    select: CODE_COLUMNS,
  });
}

function isOf(row: CodeRow, { name, place }: Asker): boolean {
  return row.asker !== "" && (row.asker === name || row.asker === place);
}

/** Counts an attempt on each of these that has attempts left, and returns those. */
async function countAttempt(rows: readonly CodeRow[]): Promise<CodeRow[]> {
  return db().oneTimeCode.updateManyAndReturn({
    where: {
      id: { in: rows.map(({ id }) => id) },
      usedAt: null,
      expiresAt: { gt: new Date() },
      tries: { lt: CODE_TRIES },
    },
    data: { tries: { increment: 1 } },
    select: CODE_COLUMNS,
  });
}

/**
 * Why a code was refused, from the asker's latest code, else from anyone's for an existing account; read again
 * because of concurrent attempts.
 */
async function reasonOf(slot: CodeSlot, asker: Asker): Promise<Fault> {
  const rows = await latestCodes(slot);
  const others = slot.userId === null ? undefined : rows[0];
  const latest = rows.find((row) => isOf(row, asker)) ?? others;
  return (latest && faultOf(latest)) ?? "none";
}

function isCode({ id, codeHash }: CodeRow, code: string): boolean {
  return keysFor("codes").some((key) =>
    timingSafeEqual(Buffer.from(codeHash), Buffer.from(hashCode(id, code, key))),
  );
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

/** Keyed with a secret: otherwise anyone who reads the table could try all million codes. */
function hashCode(id: string, code: string, key = keyFor("codes")): string {
  return createHmac("sha256", key).update(`${id}:${code}`).digest("hex");
}
