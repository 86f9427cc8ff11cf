import "server-only";
import { RateLimiterRes } from "rate-limiter-flexible";
import { audit } from "@/lib/audit/record";
import { accountKey, counter } from "@/lib/auth/limits";
import { lockSeconds, waitWords } from "@/lib/auth/rules";
import { db } from "@/lib/db";
import { AppError } from "@/lib/http/errors";

/** What is being guessed at. A lock on one does not lock the others: a reset still helps who is locked out. */
export type Door = "sign-in" | "reset" | "verification";

const DAY_S = 24 * 60 * 60;

export type Try = {
  /** It was right: everything that was counted before is forgotten. */
  succeed(): Promise<void>;
  /** It was not wrong, but not yet right either: it counts for nothing. */
  giveBack(): Promise<void>;
};

/**
 * Begins one try at an account's secret. It is counted as wrong beforehand, so that a hundred parallel
 * guesses are a hundred counted guesses; `succeed` or `giveBack` undo that. From the fifth wrong try
 * each one locks the door, longer every time; while it is locked not even the right secret is looked at.
 * @throws AppError too_many_tries with retryAfterS while the door is locked.
 */
export async function beginTry(door: Door, email: string): Promise<Try> {
  const key = accountKey(email);
  const lock = counter(`lock:${door}`, [1, 60]);
  const wrong = counter(`wrong:${door}`, [1_000_000, DAY_S]);
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

/** Forgets what was counted at a door: its secret is a new one now. */
export async function openDoor(door: Door, email: string): Promise<void> {
  const key = accountKey(email);
  await counter(`wrong:${door}`, [1_000_000, DAY_S]).delete(key);
  await counter(`lock:${door}`, [1, 60]).delete(key);
}

/** Locks before the answer is known; of several at once exactly one gets to try. */
async function takeLock(door: Door, key: string, count: number): Promise<void> {
  const customDuration = lockSeconds(count);
  try {
    await counter(`lock:${door}`, [1, 60]).consume(key, 1, { customDuration });
  } catch (refusal) {
    if (refusal instanceof RateLimiterRes) throw lockedOut(door, refusal.msBeforeNext);
    throw refusal;
  }
  // Also for an e-mail without an account: the entry must not tell the two apart by its time.
  const detail = { door, wrong_tries: count, seconds: customDuration };
  await audit(db(), { by: "system", action: "account.locked", subject: key, detail });
}

function lockedOut(door: Door, ms: number): AppError {
  const seconds = Math.max(1, Math.ceil(ms / 1000));
  const what = door === "sign-in" ? "sign-in attempts" : "wrong codes";
  const message = `Too many ${what}. Please try again in ${waitWords(seconds)}.`;
  return new AppError("too_many_tries", message, { retryAfterS: seconds });
}
