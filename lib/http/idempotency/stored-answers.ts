import "server-only";
import { setTimeout as sleep } from "node:timers/promises";
import { AppError } from "@/lib/call/errors";
import { db } from "@/lib/db";

/** How long a key is bound to its request. */
export const KEPT_MS = 24 * 60 * 60 * 1000;
/** The lease: a request that is unanswered for longer was left behind by a process that has ended. */
const LEASE_MS = 60_000;
/** Shorter than the timeout of a web tier in front. */
const WAIT_MS = 8_000;
/** After this the lease of an abandoned request has expired. */
const RETRY_S = LEASE_MS / 1000;

/** What identifies a request: the key's owner, the key, the call and the hash of the body. */
export type RequestName = { owner: string; key: string; call: string; bodyHash: string };

const COLUMNS = {
  id: true,
  call: true,
  bodyHash: true,
  startedAt: true,
  finishedAt: true,
  change: true,
} as const;

/** A stored request. `change` is its result as JSON; null while it has changed nothing. */
export type StoredRequest = {
  id: string;
  call: string;
  bodyHash: string;
  startedAt: Date;
  finishedAt: Date | null;
  change: string | null;
};

/**
 * Claims the request for the caller to answer: a new one, a finished one without a change, an abandoned one,
 * or one whose change is committed. Waits up to `waitMs` while another process is answering it.
 * @throws AppError conflict for another request with the same key, and when the wait times out.
 */
export async function claimRequest(name: RequestName, waitMs = WAIT_MS): Promise<StoredRequest> {
  const deadline = Date.now() + waitMs;
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

/** Closes a request that was answered without a change: a retry runs again, another body is still refused. */
export async function finishRequest({ id, startedAt }: StoredRequest): Promise<void> {
  const where = { id, startedAt, change: null };
  await db().idempotentRequest.updateMany({ where, data: { finishedAt: new Date() } });
}

/** Deletes a request that was refused or has failed, unless it has changed something. */
export async function releaseRequest({ id, startedAt }: StoredRequest): Promise<void> {
  await db().idempotentRequest.deleteMany({ where: { id, startedAt, change: null } });
}

/** Deletes the requests whose keys have expired; returns how many. */
export async function cleanUpRequests(now = new Date()): Promise<number> {
  const startedAt = { lt: new Date(now.getTime() - KEPT_MS) };
  return (await db().idempotentRequest.deleteMany({ where: { startedAt } })).count;
}

/** Inserts the request; undefined if another one was faster. */
async function begin(name: RequestName): Promise<StoredRequest | undefined> {
  const data = { ...name, startedAt: new Date() };
  const [row] = await db().idempotentRequest.createManyAndReturn({
    data,
    skipDuplicates: true,
    select: COLUMNS,
  });
  return row;
}

/**
 * Finds the stored request for this key unless it has expired.
 * @throws AppError conflict if the key belongs to another request.
 */
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

/**
 * Returns a request whose change is committed as it is, renews the lease of a finished or abandoned one, and
 * gives undefined while another process holds it.
 */
async function takeOver(row: StoredRequest): Promise<StoredRequest | undefined> {
  const { id, startedAt, finishedAt, change } = row;
  if (change !== null) return row;
  if (finishedAt === null && ageOf(row) <= LEASE_MS) return undefined;
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
  const done = row.change === null ? "" : ", and what that one asked for is done";
  const message = `This Idempotency-Key was used with another body${done}. Use a new key for a new request.`;
  return new AppError("conflict", message, { more: standing(row.change) });
}

/** The change of the first request, for a program that reuses its key with another body. */
function standing(change: string | null): Record<string, unknown> | undefined {
  return change === null ? undefined : { standing: JSON.parse(change) as unknown };
}
