import "server-only";
import { AppError } from "@/lib/call/errors";
import { db, type Tx } from "@/lib/db";
import type { Actor } from "@/lib/identity/actor";

/**
 * One transaction that makes a call's change. Where the request has an Idempotency-Key, what the change
 * answers is kept in the same transaction: a repeat gets that and changes nothing. So it must survive JSON:
 * ids and texts, no dates.
 * @throws AppError conflict when a repeat of the request has been refused meanwhile.
 */
export async function changeOnce<T>(actor: Actor, change: (tx: Tx) => Promise<T>): Promise<T> {
  const kept = actor.from?.kept;
  if (!kept) return db().$transaction(change);
  const earlier = earlierChange<T>(actor);
  if (earlier) return earlier.made;
  return db().$transaction(async (tx) => {
    const made = await lockUnchanged(tx, kept.id);
    if (made !== null) return JSON.parse(made) as T;
    const result = await change(tx);
    const data = { change: JSON.stringify(result ?? null) };
    await tx.idempotentRequest.update({ where: { id: kept.id }, data, select: { id: true } });
    return result;
  });
}

/** What a try of this request has changed that ended before it was answered. */
export function earlierChange<T>(actor: Actor): { made: T } | undefined {
  const change = actor.from?.kept?.change;
  return change ? { made: JSON.parse(change) as T } : undefined;
}

/** A process that was taken for dead and is not waits here for the repeat that took over, and finds its change. */
async function lockUnchanged(tx: Tx, id: string): Promise<string | null> {
  const [row] = await tx.$queryRaw<{ change: string | null; isOpen: boolean }[]>`
    SELECT change, "finishedAt" IS NULL AS "isOpen" FROM "IdempotentRequest"
    WHERE id = ${id}::uuid FOR UPDATE`;
  if (row && (row.isOpen || row.change !== null)) return row.change;
  throw new AppError("conflict", "A repeat of this request has been answered meanwhile.");
}
