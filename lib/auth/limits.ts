import "server-only";
import { createHmac } from "node:crypto";
import { type RateLimiterAbstract, RateLimiterPrisma, RateLimiterRes } from "rate-limiter-flexible";
import type { Actor, Origin } from "@/lib/auth/actor";
import { waitWords } from "@/lib/auth/rules";
import { db } from "@/lib/db";
import { required } from "@/lib/env";
import { AppError } from "@/lib/http/errors";

const MINUTE_S = 60;
const HOUR_S = 60 * MINUTE_S;

/** So many within so many seconds. */
type Rate = readonly [points: number, seconds: number];

/**
 * How often somebody may do a thing. Per account it is what a person needs with room to spare; per
 * address it is what an office, a housing society or a mobile network's gateway needs. What guards a
 * password or a code against guessing is the lock in tries.ts; these bound the load and the mails.
 */
export const LIMITS = {
  "sign-up": { address: [30, HOUR_S], account: [5, HOUR_S] },
  "sign-in": { address: [100, 10 * MINUTE_S], account: [60, 10 * MINUTE_S] },
  code: { address: [100, 10 * MINUTE_S], account: [30, 10 * MINUTE_S] },
  "code-mail": { address: [40, HOUR_S], account: [20, HOUR_S] },
  reset: { address: [40, HOUR_S], account: [30, HOUR_S] },
  invitation: { address: [60, HOUR_S], account: [30, HOUR_S] },
  contact: { address: [15, HOUR_S], account: [6, HOUR_S] },
  picture: { address: [120, HOUR_S], account: [10, HOUR_S] },
  report: { address: [30, HOUR_S], account: [10, HOUR_S] },
} as const satisfies Record<string, { address: Rate; account: Rate }>;

/** A code's mail goes out again after 30 seconds, five times an hour for each purpose. */
export const CODE_MAIL_GAP: Rate = [1, 30];
export const CODE_MAILS: Rate = [5, HOUR_S];

export type Limited = keyof typeof LIMITS;

/**
 * Counts one use and refuses one too many. A program is counted by its key and the account: many
 * people sit behind one app server. A browser is counted by account, and by address where that can
 * be believed. `account` is an e-mail or an id; only a keyed hash of it is stored.
 *
 * When the counters cannot be written the call fails: who cannot be counted is not let in. They live in
 * the database that also holds the accounts, so nothing that could work is lost.
 * @throws AppError rate_limited with retryAfterS.
 */
export async function limit(actor: Actor, what: Limited, account: string): Promise<void> {
  const { address, account: perAccount } = LIMITS[what];
  const { from } = actor;
  if (from?.address) await use(counter(`${what}:address`, address), from.address);
  await use(counter(`${what}:account`, perAccount), accountSlot(from, account));
}

/** Counts one use of `key` against a counter. @throws AppError rate_limited with retryAfterS. */
export async function use(limiter: RateLimiterAbstract, key: string): Promise<void> {
  try {
    await limiter.consume(key);
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    const seconds = Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
    const message = `Too many requests. Please try again in ${waitWords(seconds)}.`;
    throw new AppError("rate_limited", message, { retryAfterS: seconds });
  }
}

const counters = new Map<string, RateLimiterPrisma>();

/** The counter of that name, in the database, so that every process counts together. */
export function counter(name: string, [points, duration]: Rate): RateLimiterPrisma {
  const known = counters.get(name);
  if (known) return known;
  const made = new RateLimiterPrisma({
    storeClient: db(),
    tableName: "rateLimiterFlexible",
    keyPrefix: name,
    points,
    duration,
    // A job does it once for all processes (lib/jobs).
    clearExpiredByTimeout: false,
  });
  counters.set(name, made);
  return made;
}

/** What an account is counted under: no e-mail stands in the table, and none can be guessed from it. */
export function accountKey(account: string): string {
  const secret = `limits:${required("AUTH_SECRET")}`;
  return createHmac("sha256", secret).update(account).digest("base64url").slice(0, 22);
}

function accountSlot(from: Origin | undefined, account: string): string {
  return from?.key ? `${from.key}:${accountKey(account)}` : accountKey(account);
}
