import "server-only";
import { RateLimiterRes } from "rate-limiter-flexible";
import { audit } from "@/lib/audit/record";
import { lockSeconds } from "@/lib/auth/rules";
import { AppError } from "@/lib/call/errors";
import { LOCKOUT } from "@/lib/call/limit-table";
import { db, type Tx } from "@/lib/db";
import type { Asker } from "@/lib/limits/asker";
import { durationText } from "@/lib/limits/duration-text";
import { accountKey, counter } from "@/lib/limits/limits";

/** What is being guessed at. A lock on one does not lock the others: a reset still helps who is locked out. */
export type LockoutScope = "sign-in" | "reset" | "verification";

export type Guess = {
  /** It was right: everything that was counted before of the same guesser is forgotten. */
  succeed(): Promise<void>;
  /** It was not wrong, but not yet right either: it counts for nothing. */
  giveBack(): Promise<void>;
};

/**
 * Begins one try at an account's secret. It is counted as wrong beforehand, so that a hundred parallel
 * guesses are a hundred counted guesses; `succeed` or `giveBack` undo that. From the fifth wrong try
 * each one locks the door, longer every time; while it is locked not even the right secret is looked at.
 *
 * All strangers share one count and one lock of an account, however many they are. Who is `own` at that door
 * (a known device, a session, or whoever has had a code sent) has a count apart: no stranger locks it.
 * @throws AppError too_many_tries with retryAfterS while the door is locked.
 */
export async function beginGuess(door: LockoutScope, email: string, own?: Asker): Promise<Guess> {
  const key = own ? `${accountKey(email)}:${own.name}` : accountKey(email);
  const lock = lockOf(door);
  const wrong = wrongOf(door);
  const locked = await lock.get(key);
  if (locked && locked.consumedPoints > 0) throw lockedOut(door, locked.msBeforeNext);
  const { consumedPoints: count } = await wrong.penalty(key);
  const giveBack = async () => {
    await wrong.reward(key);
    if (lockSeconds(count) > 0) await lock.delete(key);
  };
  if (lockSeconds(count) > 0) {
    await takeLock(door, key, count).catch(async (error) => {
      await wrong.reward(key);
      throw error;
    });
  }
  return {
    giveBack,
    succeed: async () => {
      await wrong.delete(key);
      await lock.delete(key);
    },
  };
}

/** Forgets what was counted at these doors, of strangers and of everybody else. */
export async function liftLockout(
  tx: Tx,
  email: string,
  doors: readonly LockoutScope[],
): Promise<void> {
  const names = doors.flatMap((door) => [`lock:${door}`, `wrong:${door}`]);
  const keys = names.map((name) => ({ key: { startsWith: `${name}:${accountKey(email)}` } }));
  await tx.rateLimiterFlexible.deleteMany({ where: { OR: keys } });
}

/** Until when each door is locked for strangers; doors that are open are left out. */
export async function lockedScopes(
  tx: Tx,
  email: string,
): Promise<{ door: LockoutScope; until: Date }[]> {
  const keys = LOCKOUT_SCOPES.map((door) => `lock:${door}:${accountKey(email)}`);
  const rows = await tx.rateLimiterFlexible.findMany({
    where: { key: { in: keys }, expire: { gt: new Date() } },
    select: { key: true, expire: true },
  });
  return LOCKOUT_SCOPES.flatMap((door, at) => {
    const until = rows.find(({ key }) => key === keys[at])?.expire;
    return until ? [{ door, until }] : [];
  });
}

export const LOCKOUT_SCOPES: readonly LockoutScope[] = ["sign-in", "reset", "verification"];

const lockOf = (door: LockoutScope) => counter(`lock:${door}`, [1, 60]);
const wrongOf = (door: LockoutScope) =>
  counter(`wrong:${door}`, [1_000_000, LOCKOUT.forgottenAfterS]);

/** Locks before the answer is known; of several at once exactly one gets to try. */
async function takeLock(door: LockoutScope, key: string, count: number): Promise<void> {
  const customDuration = lockSeconds(count);
  try {
    await lockOf(door).consume(key, 1, { customDuration });
  } catch (refusal) {
    if (refusal instanceof RateLimiterRes) throw lockedOut(door, refusal.msBeforeNext);
    throw refusal;
  }
  // Also for an e-mail without an account: the entry must not tell the two apart by its time.
  const detail = { door, wrong_tries: count, seconds: customDuration };
  await audit(db(), { by: "system", action: "account.locked", subject: key, detail });
}

function lockedOut(door: LockoutScope, ms: number): AppError {
  const seconds = Math.max(1, Math.ceil(ms / 1000));
  const what = door === "sign-in" ? "sign-in attempts" : "wrong codes";
  const message = `Too many ${what}. Please try again in ${durationText(seconds)}.`;
  return new AppError("too_many_tries", message, { retryAfterS: seconds });
}
