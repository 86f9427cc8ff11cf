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
/** So many codes of one asker are good at once. */
export const LIVE_CODES = 3;

/** What a code is good for, and nothing else: one person, purpose, audience and e-mail address. */
export type CodeSlot = {
  userId: string;
  purpose: CodePurpose;
  audience: Audience;
  email: string;
};

/**
 * Makes a code for whoever asks and queues its mail. It is good until its ten minutes are over, whoever asks
 * for more meanwhile; of one asker's the latest three are.
 */
export async function issueCode(
  tx: Tx,
  slot: CodeSlot,
  letter: { name: string; asker: Asker },
): Promise<void> {
  const { name, asker } = letter;
  const now = new Date();
  const id = randomUUID();
  const code = randomInt(1_000_000).toString().padStart(6, "0");
  const expiresAt = new Date(now.getTime() + CODE_MINUTES * 60_000);
  const data = { id, ...slot, asker: asker.name, codeHash: hashCode(id, code), expiresAt };
  await tx.oneTimeCode.create({ data: { ...data, createdAt: now } });
  // To an address that is not the account's yet, where somebody wants a new one.
  const envelope = { to: slot.email, userId: slot.userId };
  await queueLetter(tx, envelope, codeMail, { name, code, purpose: slot.purpose });
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
 * Compares with the codes that this asker has had sent, and answers the id of the one that is right, which
 * `spendCode` takes. The try is counted on each of them outside any transaction, in one statement: a rollback
 * does not give it back, and of any number of parallel guesses five are compared.
 *
 * Whoever has had none sent, such as a person who asks on one device and types on another, is compared with
 * everybody's latest three; that uses up nothing of them, and only the door's lock (`beginGuess`) holds it back.
 * @throws AppError invalid_code, code_expired, too_many_tries.
 */
export async function matchCode(slot: CodeSlot, code: string, asker: Asker): Promise<string> {
  const live = (await latestCodes(slot)).filter((row) => faultOf(row) === null);
  const own = live.filter((row) => isOf(row, asker)).slice(0, LIVE_CODES);
  const compared = own.length > 0 ? await countTry(own) : live.slice(0, LIVE_CODES);
  const right = compared.find((row) => isCode(row, code));
  if (right) return right.id;
  throw refusal(await reasonOf(slot, asker));
}

/** Whether this asker has had a code of this slot sent that can still be entered. */
export async function hasLiveCode(slot: CodeSlot, asker: Asker): Promise<boolean> {
  const rows = await latestCodes(slot);
  return rows.some((row) => isOf(row, asker) && faultOf(row) === null);
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

/** More than the limits of mails let anybody have within ten minutes. */
const MOST_CODES = 40;

/** The codes of a slot, newest first, dead ones too: why a code is not taken is told by what became of it. */
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

/** Counts a try on each of these that may still be tried, and answers those. */
async function countTry(rows: readonly CodeRow[]): Promise<CodeRow[]> {
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

/** What has become of the asker's latest code, or else of anybody's; read anew, as others may have been quicker. */
async function reasonOf(slot: CodeSlot, asker: Asker): Promise<Fault> {
  const rows = await latestCodes(slot);
  const latest = rows.find((row) => isOf(row, asker)) ?? rows[0];
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

/** With a secret of ours: a million codes are tried in a moment by whoever has read the table alone. */
function hashCode(id: string, code: string, key = keyFor("codes")): string {
  return createHmac("sha256", key).update(`${id}:${code}`).digest("hex");
}
