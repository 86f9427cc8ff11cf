import "server-only";
import { CHANNEL, slugsOf } from "@/lib/catalogue/changes/publish";
import { db } from "@/lib/db";
import { listen } from "@/lib/process/listen";
import { onShutdown } from "@/lib/process/shutdown";

/** Slugs of changed products; null means all of them. */
export type Changed = string[] | null;

export type Subscriber = {
  onChange: (changed: Changed) => void;
  /** Called when the process shuts down and no more changes follow. */
  onEnd?: () => void;
};

type Subscription = { subscribers: Set<Subscriber>; stop: () => Promise<void> };
// Next bundles the start and each handler separately; all must share one connection.
const globalState = globalThis as { catalogueChanges?: Subscription };

/**
 * Subscribes to changes of products published by any process of the shop. Calls `onChange` with null when
 * changes may have been missed. Returns the function that unsubscribes.
 */
export function subscribe(subscriber: Subscriber): () => void {
  globalState.catalogueChanges ??= connect();
  const { subscribers } = globalState.catalogueChanges;
  subscribers.add(subscriber);
  return () => void subscribers.delete(subscriber);
}

/** Notifies every subscriber and closes the connection. */
export async function endSubscriptions(): Promise<void> {
  dismissSubscribers();
  await globalState.catalogueChanges?.stop();
  globalState.catalogueChanges = undefined;
}

function connect(): Subscription {
  const subscribers = new Set<Subscriber>();
  const send = (changed: Changed) => {
    for (const { onChange } of subscribers) onChange(changed);
  };
  const stop = listen(CHANNEL, {
    onNotification: (payload) => send(slugsOf(payload)),
    onConnect: () => send(null),
    notify: (channel, payload) => db().$executeRaw`SELECT pg_notify(${channel}, ${payload})`,
  });
  onShutdown("changes", endSubscriptions);
  // The server waits for open answers on shutdown, and these streams would never end.
  onShutdown("streams", async () => dismissSubscribers());
  return { subscribers, stop };
}

function dismissSubscribers(): void {
  for (const { onEnd } of globalState.catalogueChanges?.subscribers ?? []) onEnd?.();
}
