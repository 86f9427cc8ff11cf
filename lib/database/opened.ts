import "server-only";
import { AsyncLocalStorage } from "node:async_hooks";
import type { Pool, PoolClient } from "pg";
import type { Prisma } from "@/generated/prisma/client";

/** A transaction: its connection, from BEGIN until COMMIT or ROLLBACK, also when Prisma gives up waiting for it. */
export type Opened = { connection?: PoolClient; commit?: () => void };

/** The transaction that is being opened. */
export const opening = new AsyncLocalStorage<Opened>();

// Next bundles the start, handlers and pages separately; all must know the same.
const globalState = globalThis as {
  pools?: WeakMap<object, Pool>;
  transactions?: WeakMap<Prisma.TransactionClient, Opened>;
};

/** The pool of each client. */
export function pools(): WeakMap<object, Pool> {
  globalState.pools ??= new WeakMap();
  return globalState.pools;
}

/** The running transactions. */
export function transactions(): WeakMap<Prisma.TransactionClient, Opened> {
  globalState.transactions ??= new WeakMap();
  return globalState.transactions;
}

/** The connection of a running transaction, or the pool for the client itself. */
export function connectionOf(tx: Prisma.TransactionClient): Pool | PoolClient {
  const connection = pools().get(tx) ?? transactions().get(tx)?.connection;
  if (connection) return connection;
  throw new Error(ENDED);
}

export const ENDED = "This transaction has ended.";
