import "server-only";
import { AppError } from "@/lib/call/errors";
import { db, type Tx } from "@/lib/db";
import type { Actor } from "@/lib/identity/actor";

/**
 * Makes a call's change in one transaction. If the request has an Idempotency-Key, the result is stored in
 * the same transaction; a retry gets that result and changes nothing. The result must survive JSON: ids and
 * texts, no dates.
 * @throws AppError conflict when a retry of this request has already been refused.
 */
export async function changeOnce<T>(actor: Actor, change: (tx: Tx) => Promise<T>): Promise<T> {
  const stored = actor.from?.storedRequest;
  if (!stored) return db().$transaction(change);
  const earlier = earlierChange<T>(actor);
  if (earlier) return earlier.made;
  return db().$transaction(async (tx) => {
    const made = await lockUnchanged(tx, stored.id);
    if (made !== null) return JSON.parse(made) as T;
    const result = await change(tx);
    const data = { change: JSON.stringify(result ?? null) };
    await tx.idempotentRequest.update({ where: { id: stored.id }, data, select: { id: true } });
    return result;
  });
}

/** The result that an earlier attempt of this request committed, although its answer was never sent. */
export function earlierChange<T>(actor: Actor): { made: T } | undefined {
  const change = actor.from?.storedRequest?.change;
  return change ? { made: JSON.parse(change) as T } : undefined;
}

/**
 * Locks the stored request. A slow attempt whose lease has expired waits here for the retry that took over,
 * and then returns the retry's result.
 */
async function lockUnchanged(tx: Tx, id: string): Promise<string | null> {
  const [row] = await tx.$queryRaw<{ change: string | null; isOpen: boolean }[]>`
    SELECT change, "finishedAt" IS NULL AS "isOpen" FROM "IdempotentRequest"
    WHERE id = ${id}::uuid FOR UPDATE`;
  if (row && (row.isOpen || row.change !== null)) return row.change;
  throw new AppError("conflict", "A repeat of this request has been answered meanwhile.");
}
