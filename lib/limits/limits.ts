import "server-only";
import { createHmac } from "node:crypto";
import { type RateLimiterAbstract, RateLimiterPrisma, RateLimiterRes } from "rate-limiter-flexible";
import { AppError } from "@/lib/call/errors";
import {
  DEMO_TIMES,
  LIMITS,
  type Limited,
  type LimitRule,
  PROGRAM_TIMES,
  type Rate,
} from "@/lib/call/limit-table";
import { db } from "@/lib/db";
import { env } from "@/lib/env";
import type { Actor, Origin } from "@/lib/identity/actor";
import { isLoopback } from "@/lib/identity/origin";
import { keyFor } from "@/lib/identity/secrets";
import { durationText } from "@/lib/limits/duration-text";
import { type Counted, countHere } from "@/lib/limits/process-counter";
import { throttle, throttleDelay } from "@/lib/limits/throttle";

/**
 * Counts one use and refuses it above the limit. `account` is an email, an id or an invitation token; only
 * a keyed hash of it is stored. What an outsider types as the account is counted together with the address,
 * so that nobody can exhaust another person's limit; a signed-in person's own id needs no address. Fails
 * closed: if the counters cannot be written, the call fails. They are in the same database as the accounts,
 * so nothing else would work either.
 * @throws AppError rate_limited with retryAfterS.
 */
export async function limit(actor: Actor, what: Limited, account?: string): Promise<void> {
  await countAddress(actor.from, what);
  if (account === undefined) return;
  const slot = "userId" in actor ? accountKey(account) : accountSlot(actor.from, account);
  await countAccount(what, slot, actor.from);
}

/**
 * `limit` for someone identified by more than an address, such as a known device.
 * @throws AppError rate_limited.
 */
export async function limitKnown(what: Limited, who: string): Promise<void> {
  await countAccount(what, who, undefined);
}

/** Counts one use by client address only. @throws AppError rate_limited with retryAfterS. */
export async function countAddress(from: Origin | undefined, what: Limited): Promise<void> {
  const rule: LimitRule = LIMITS[what];
  if (!rule.address || !from?.address) return;
  const [uses, seconds] = rule.address;
  const most = uses * (from.via === "program" ? PROGRAM_TIMES : 1) * demoTimes(from);
  const key = from.key ? `${from.key}:${from.address}` : from.address;
  const { count, msLeft } = await counted(rule, `${what}:address`, key, [most * 2, seconds]);
  const isTooMany = count > most * 2;
  if (isTooMany || !(await slowed(throttleDelay(count, most)))) throw tooMany(msLeft);
}

/** Counts one use of `key` against a counter. @throws AppError rate_limited with retryAfterS. */
export async function use(limiter: RateLimiterAbstract, key: string): Promise<void> {
  const { count, msLeft } = await consumed(limiter, key);
  if (count > limiter.points) throw tooMany(msLeft);
}

const counters = new Map<string, RateLimiterPrisma>();

/** The counter of that name, in the database, shared by all processes. */
export function counter(name: string, [points, duration]: Rate): RateLimiterPrisma {
  const id = `${name}:${points}`;
  const known = counters.get(id);
  if (known) return known;
  const made = new RateLimiterPrisma({
    storeClient: db(),
    tableName: "rateLimiterFlexible",
    keyPrefix: name,
    points,
    duration,
    // A job does it once for all processes.
    clearExpiredByTimeout: false,
  });
  counters.set(id, made);
  return made;
}

/**
 * The key of an account's counter: a keyed hash, so that the table holds no email and none can be guessed
 * from it.
 */
export function accountKey(account: string): string {
  return createHmac("sha256", keyFor("limits")).update(account).digest("base64url").slice(0, 22);
}

async function countAccount(what: Limited, slot: string, from: Origin | undefined): Promise<void> {
  const rule: LimitRule = LIMITS[what];
  if (!rule.account) return;
  const [uses, seconds] = rule.account;
  // Counters in the process only limit load, and the demo's tests make more of it than people.
  const most = uses * (rule.countedIn === "process" ? demoTimes(from) : 1);
  const { count, msLeft } = await counted(rule, `${what}:account`, slot, [most, seconds]);
  if (count > most) throw tooMany(msLeft);
}

async function counted(rule: LimitRule, name: string, key: string, rate: Rate): Promise<Counted> {
  return rule.countedIn === "process"
    ? countHere(name, key, rate)
    : consumed(counter(name, rate), key);
}

async function consumed(limiter: RateLimiterAbstract, key: string): Promise<Counted> {
  const answer = await limiter.consume(key).catch((refusal: unknown) => {
    if (refusal instanceof RateLimiterRes) return refusal;
    throw refusal;
  });
  return { count: answer.consumedPoints, msLeft: answer.msBeforeNext };
}

async function slowed(ms: number): Promise<boolean> {
  return ms === 0 || throttle(ms);
}

function tooMany(msLeft: number): AppError {
  const seconds = Math.max(1, Math.ceil(msLeft / 1000));
  const message = `Too many requests. Please try again in ${durationText(seconds)}.`;
  return new AppError("rate_limited", message, { retryAfterS: seconds });
}

/** No address means no server: a test, or a job. */
function demoTimes(from: Origin | undefined): number {
  return env().DEMO && (!from?.address || isLoopback(from.address)) ? DEMO_TIMES : 1;
}

function accountSlot(from: Origin | undefined, account: string): string {
  const parts = [from?.key, from?.address, accountKey(account)];
  return parts.filter((part) => part !== undefined).join(":");
}
