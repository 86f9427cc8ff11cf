import "server-only";
import { setTimeout as sleep } from "node:timers/promises";
import { db } from "@/lib/db";
import { AppError } from "@/lib/http/errors";

/** So long a key means the same request. */
export const KEPT_MS = 24 * 60 * 60 * 1000;
/** A request that is longer without an answer than any takes belongs to a process that has ended. */
const DEAD_MS = 60_000;
/** One that has made its change has only to read what it answers, and reading twice harms nobody. */
const CHANGED_MS = 5_000;
/** Shorter than the time-out of a web tier in front. */
const PATIENCE_MS = 8_000;
const RETRY_S = 5;

/** What makes two requests the same: whose key it is, the call, and the hash of what was sent. */
export type RequestName = { owner: string; key: string; call: string; bodyHash: string };

const COLUMNS = {
  id: true,
  call: true,
  bodyHash: true,
  startedAt: true,
  change: true,
  status: true,
  answer: true,
} as const;

/** A request as it is kept. `status` and `answer` are null until it is answered. */
export type KeptRequest = {
  id: string;
  call: string;
  bodyHash: string;
  startedAt: Date;
  change: string | null;
  status: number | null;
  answer: string | null;
};

/**
 * The request of that name: a new one or one that its process has left behind, for the caller to answer,
 * or one that is answered. While another process is answering it, waits for that some seconds.
 * @throws AppError conflict for another request under the same key, and when the wait was in vain.
 */
export async function claimRequest(
  name: RequestName,
  patienceMs = PATIENCE_MS,
): Promise<KeptRequest> {
  const deadline = Date.now() + patienceMs;
  for (let pause = 50; Date.now() < deadline; pause = Math.min(pause * 2, 1_000)) {
    const row = await find(name);
    const claimed = row ? await takeOver(row) : await begin(name);
    if (claimed) return claimed;
    await sleep(pause);
  }
  const message = "The first request with this Idempotency-Key is still being answered.";
  throw new AppError("conflict", message, { retryAfterS: RETRY_S });
}

/** Keeps the answer; the first one stays. */
export async function keepAnswer(id: string, status: number, body: unknown): Promise<void> {
  const data = { finishedAt: new Date(), status, answer: JSON.stringify(body) };
  await db().idempotentRequest.updateMany({ where: { id, finishedAt: null }, data });
}

/** Lets the next try begin at once, unless this one has changed something: that try goes on from there. */
export async function releaseRequest({ id, startedAt }: KeptRequest): Promise<void> {
  await db().idempotentRequest.deleteMany({ where: { id, startedAt, change: null } });
}

/** Removes the requests whose keys may be used anew. */
export async function tidyRequests(): Promise<void> {
  const startedAt = { lt: new Date(Date.now() - KEPT_MS) };
  await db().idempotentRequest.deleteMany({ where: { startedAt } });
}

/** Undefined when another request was quicker. */
async function begin(name: RequestName): Promise<KeptRequest | undefined> {
  const data = { ...name, startedAt: new Date() };
  const [row] = await db().idempotentRequest.createManyAndReturn({
    data,
    skipDuplicates: true,
    select: COLUMNS,
  });
  return row;
}

/** The request under the key, while the key means it. @throws AppError conflict when it is another one. */
async function find({ owner, key, call, bodyHash }: RequestName): Promise<KeptRequest | undefined> {
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

/** An answered request as it is, one that is left behind for the caller; undefined while it is being answered. */
async function takeOver(row: KeptRequest): Promise<KeptRequest | undefined> {
  if (row.status !== null) return row;
  if (ageOf(row) <= (row.change === null ? DEAD_MS : CHANGED_MS)) return undefined;
  const { id, startedAt } = row;
  const [taken] = await db().idempotentRequest.updateManyAndReturn({
    where: { id, startedAt, finishedAt: null },
    data: { startedAt: new Date() },
    select: COLUMNS,
  });
  return taken;
}

function ageOf({ startedAt }: KeptRequest): number {
  return Date.now() - startedAt.getTime();
}

function otherRequest(row: Pick<KeptRequest, "call">, call: string): AppError {
  const message =
    row.call === call
      ? "This Idempotency-Key was used with another body. Use a new key for a new request."
      : `This Idempotency-Key was used for ${row.call}. Use a new key for a new request.`;
  return new AppError("conflict", message);
}
