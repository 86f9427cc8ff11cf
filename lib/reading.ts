import "server-only";
import { AsyncLocalStorage } from "node:async_hooks";

/** What a call reads from while it is not the primary database; null from the moment it wants to write. */
type Reading = { client: object | null };

// Next bundles the start and each handler separately; all must share the same context.
const globalState = globalThis as { reading?: AsyncLocalStorage<Reading> };

/** Runs work whose `db()` is this client, until it asks for `primary()`. */
export function readFrom<T>(client: object, work: () => Promise<T>): Promise<T> {
  globalState.reading ??= new AsyncLocalStorage();
  return globalState.reading.run({ client }, work);
}

/** The client that this work reads from; null for the primary. */
export function readingClient(): object | null {
  return globalState.reading?.getStore()?.client ?? null;
}

/** The rest of this work reads from the primary, which knows what it is about to write. */
export function leaveReplica(): void {
  const reading = globalState.reading?.getStore();
  if (reading) reading.client = null;
}
