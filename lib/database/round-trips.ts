import "server-only";
import type { Writable } from "node:stream";
import type { Pool, PoolClient } from "pg";
import type { Prisma } from "@/generated/prisma/client";
import { transactions } from "@/lib/database/opened";

/**
 * Commits a transaction in the same round trip as its last statements, which the caller has just started: nothing can be
 * started in it afterwards. If one of them cannot be started or fails, all is taken back, as without it.
 */
export async function commitWith<T extends readonly unknown[]>(
  tx: Prisma.TransactionClient,
  started: readonly [...{ [K in keyof T]: Promise<T[K]> }],
): Promise<T> {
  const opened = transactions().get(tx);
  const send = opened?.connection && holdBack(opened.connection);
  let isBroken = false;
  for (const one of started as readonly Promise<unknown>[]) {
    one.catch(() => {
      isBroken = true;
    });
  }
  // By then those that could not be started have been heard of.
  await new Promise((resolve) => process.nextTick(resolve));
  if (!isBroken && opened?.connection) opened.commit?.();
  send?.();
  return (await Promise.all(started)) as unknown as T;
}

/**
 * Holds back what is sent, until the returned function is called: one write costs more than what is written. For the
 * pool, whose connection is not known yet, it does nothing.
 */
export function holdBack(connection: Pool | PoolClient): () => void {
  // Not in pg's types.
  const { stream } = (connection as { connection?: { stream?: Writable } }).connection ?? {};
  let isHeld = stream !== undefined;
  stream?.cork();
  return () => {
    if (isHeld) stream?.uncork();
    isHeld = false;
  };
}
