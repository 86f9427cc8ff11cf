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

/**
 * The secret being guessed. Each has its own lock: a person locked out of sign-in can still reset the
 * password.
 */
export type LockoutScope = "sign-in" | "reset" | "verification";

export type Guess = {
  /** The guess was right: resets the counter of this guesser. */
  succeed(): Promise<void>;
  /** The guess was neither right nor wrong yet: it is not counted. */
  giveBack(): Promise<void>;
};

/**
 * Starts one guess at an account's secret. It is counted as wrong up front, so that parallel guesses are all
 * counted; `succeed` or `giveBack` undo that. From the fifth wrong guess on each one locks for longer; while
 * locked, even the right secret is refused. All strangers share one counter and lock per account. A known
 * asker (`own`: a known device, a session, or a person who has requested a code) has a separate one that strangers
 * cannot lock.
 * @throws AppError too_many_tries with retryAfterS while locked.
 */
export async function beginGuess(scope: LockoutScope, email: string, own?: Asker): Promise<Guess> {
  const key = own ? `${accountKey(email)}:${own.name}` : accountKey(email);
  const lock = lockOf(scope);
  const wrong = wrongOf(scope);
  const locked = await lock.get(key);
  if (locked && locked.consumedPoints > 0) throw lockedOut(scope, locked.msBeforeNext);
  const { consumedPoints: count } = await wrong.penalty(key);
  const giveBack = async () => {
    await wrong.reward(key);
    if (lockSeconds(count) > 0) await lock.delete(key);
  };
  if (lockSeconds(count) > 0) {
    await takeLock(scope, key, count).catch(async (error) => {
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

/** Resets the counters and locks of these scopes, for strangers and known askers. */
export async function liftLockout(
  tx: Tx,
  email: string,
  scopes: readonly LockoutScope[],
): Promise<void> {
  const names = scopes.flatMap((scope) => [`lock:${scope}`, `wrong:${scope}`]);
  const keys = names.map((name) => ({ key: { startsWith: `${name}:${accountKey(email)}` } }));
  await tx.rateLimiterFlexible.deleteMany({ where: { OR: keys } });
}

/** Until when each scope is locked for strangers; unlocked scopes are left out. */
export async function lockedScopes(
  tx: Tx,
  email: string,
): Promise<{ door: LockoutScope; until: Date }[]> {
  const keys = LOCKOUT_SCOPES.map((scope) => `lock:${scope}:${accountKey(email)}`);
  const rows = await tx.rateLimiterFlexible.findMany({
    where: { key: { in: keys }, expire: { gt: new Date() } },
    select: { key: true, expire: true },
  });
  return LOCKOUT_SCOPES.flatMap((scope, at) => {
    const until = rows.find(({ key }) => key === keys[at])?.expire;
    return until ? [{ door: scope, until }] : [];
  });
}

export const LOCKOUT_SCOPES: readonly LockoutScope[] = ["sign-in", "reset", "verification"];

const lockOf = (scope: LockoutScope) => counter(`lock:${scope}`, [1, 60]);
const wrongOf = (scope: LockoutScope) =>
  counter(`wrong:${scope}`, [1_000_000, LOCKOUT.forgottenAfterS]);

/** Locks before the result is known; of several concurrent guesses exactly one proceeds. */
async function takeLock(scope: LockoutScope, key: string, count: number): Promise<void> {
  const customDuration = lockSeconds(count);
  try {
    await lockOf(scope).consume(key, 1, { customDuration });
  } catch (refusal) {
    if (refusal instanceof RateLimiterRes) throw lockedOut(scope, refusal.msBeforeNext);
    throw refusal;
  }
  // Also for an email without an account, so that timing does not reveal whether it exists.
  const detail = { door: scope, wrong_tries: count, seconds: customDuration };
  await audit(db(), { by: "system", action: "account.locked", subject: key, detail });
}

function lockedOut(scope: LockoutScope, ms: number): AppError {
  const seconds = Math.max(1, Math.ceil(ms / 1000));
  const what = scope === "sign-in" ? "login attempts" : "wrong codes";
  const message = `Too many ${what}. Please try again in ${durationText(seconds)}.`;
  return new AppError("too_many_tries", message, { retryAfterS: seconds });
}
