import "server-only";
import { setTimeout as sleep } from "node:timers/promises";
import { AppError } from "@/lib/call/errors";
import { db } from "@/lib/db";

/** So long a key means the same request. */
export const KEPT_MS = 24 * 60 * 60 * 1000;
/** A request that is longer without an answer than any takes belongs to a process that has ended. */
const DEAD_MS = 60_000;
/** Shorter than the time-out of a web tier in front. */
const PATIENCE_MS = 8_000;
/** As long as it takes until one that its process has left behind can be gone on with. */
const RETRY_S = DEAD_MS / 1000;

/** What makes two requests the same: whose key it is, the call, and the hash of what was sent. */
export type RequestName = { owner: string; key: string; call: string; bodyHash: string };

const COLUMNS = {
  id: true,
  call: true,
  bodyHash: true,
  startedAt: true,
  finishedAt: true,
  change: true,
} as const;

/** A request as it is kept. `change` is what it has changed, as JSON; null while it has changed nothing. */
export type StoredRequest = {
  id: string;
  call: string;
  bodyHash: string;
  startedAt: Date;
  finishedAt: Date | null;
  change: string | null;
};

/**
 * The request of that name, for the caller to answer: a new one, one that was answered without changing
 * anything, one that its process has left behind, or one that has made its change. While another process is
 * answering it, waits for that some seconds.
 * @throws AppError conflict for another request under the same key, and when the wait was in vain.
 */
export async function claimRequest(
  name: RequestName,
  patienceMs = PATIENCE_MS,
): Promise<StoredRequest> {
  const deadline = Date.now() + patienceMs;
  for (let pause = 50; Date.now() < deadline; pause = Math.min(pause * 2, 1_000)) {
    const row = await find(name);
    const claimed = row ? await takeOver(row) : await begin(name);
    if (claimed) return claimed;
    await sleep(pause);
  }
  const message =
    "The first request with this Idempotency-Key is still being answered. Please try again in a minute.";
  throw new AppError("conflict", message, { retryAfterS: RETRY_S });
}

/** A request that was answered and has changed nothing: a repeat asks again, another body is still refused. */
export async function finishRequest({ id, startedAt }: StoredRequest): Promise<void> {
  const where = { id, startedAt, change: null };
  await db().idempotentRequest.updateMany({ where, data: { finishedAt: new Date() } });
}

/** Forgets a request that was refused or has failed, unless it has changed something. */
export async function releaseRequest({ id, startedAt }: StoredRequest): Promise<void> {
  await db().idempotentRequest.deleteMany({ where: { id, startedAt, change: null } });
}

/** Removes the requests whose keys may be used anew; answers how many. */
export async function cleanUpRequests(now = new Date()): Promise<number> {
  const startedAt = { lt: new Date(now.getTime() - KEPT_MS) };
  return (await db().idempotentRequest.deleteMany({ where: { startedAt } })).count;
}

/** Undefined when another request was quicker. */
async function begin(name: RequestName): Promise<StoredRequest | undefined> {
  const data = { ...name, startedAt: new Date() };
  const [row] = await db().idempotentRequest.createManyAndReturn({
    data,
    skipDuplicates: true,
    select: COLUMNS,
  });
  return row;
}

/** The request under the key, while the key means it. @throws AppError conflict when it is another one. */
async function find({
  owner,
  key,
  call,
  bodyHash,
}: RequestName): Promise<StoredRequest | undefined> {
  const where = { owner_key: { owner, key } };
  const row = await db().idempotentRequest.findUnique({ where, select: COLUMNS });
  if (!row) return undefined;
  const { id, startedAt } = row;
  if (ageOf(row) > KEPT_MS) {
    await db().idempotentRequest.deleteMany({ where: { id, startedAt } });
    return undefined;
  }
  if (row.call !== call || row.bodyHash !== bodyHash) throw otherRequest(row, call);
  return row;
}

/** A changed request as it is, one that nobody is answering for the caller to answer; else undefined. */
async function takeOver(row: StoredRequest): Promise<StoredRequest | undefined> {
  const { id, startedAt, finishedAt, change } = row;
  if (change !== null) return row;
  if (finishedAt === null && ageOf(row) <= DEAD_MS) return undefined;
  const [taken] = await db().idempotentRequest.updateManyAndReturn({
    where: { id, startedAt, finishedAt, change: null },
    data: { startedAt: new Date(), finishedAt: null },
    select: COLUMNS,
  });
  return taken;
}

function ageOf({ startedAt }: StoredRequest): number {
  return Date.now() - startedAt.getTime();
}

function otherRequest(row: Pick<StoredRequest, "call" | "change">, call: string): AppError {
  if (row.call !== call) {
    const message = `This Idempotency-Key was used for ${row.call}. Use a new key for a new request.`;
    return new AppError("conflict", message);
  }
  const stands = row.change === null ? "" : ", and what that one asked for is done";
  const message = `This Idempotency-Key was used with another body${stands}. Use a new key for a new request.`;
  return new AppError("conflict", message, { more: standing(row.change) });
}

/** What the first request has changed, for a program that asks for something else under its key. */
function standing(change: string | null): Record<string, unknown> | undefined {
  return change === null ? undefined : { standing: JSON.parse(change) as unknown };
}
