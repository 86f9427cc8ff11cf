import "server-only";
import { CHANNEL, slugsOf } from "@/lib/catalogue/changes/publish";
import { listen } from "@/lib/process/listen";
import { onShutdown } from "@/lib/process/shutdown";

/** Slugs of products that changed; null is all of them. */
export type Changed = string[] | null;

export type Subscriber = {
  onChange: (changed: Changed) => void;
  /** The process is about to end, and nothing more comes. */
  onEnd?: () => void;
};

type Subscription = { subscribers: Set<Subscriber>; stop: () => Promise<void> };
// Next bundles the start and each handler apart; all of them share one connection.
const kept = globalThis as { catalogueChanges?: Subscription };

/**
 * Subscribes to the changes of products that any process of the shop publishes through the database. Calls `onChange`
 * with null after a time in which changes may have been missed. Answers the function that unsubscribes.
 */
export function subscribe(subscriber: Subscriber): () => void {
  kept.catalogueChanges ??= connect();
  const { subscribers } = kept.catalogueChanges;
  subscribers.add(subscriber);
  return () => void subscribers.delete(subscriber);
}

/** Closes the connection; every subscriber is told first. */
export async function endSubscriptions(): Promise<void> {
  dismissSubscribers();
  await kept.catalogueChanges?.stop();
  kept.catalogueChanges = undefined;
}

function connect(): Subscription {
  const subscribers = new Set<Subscriber>();
  const send = (changed: Changed) => {
    for (const { onChange } of subscribers) onChange(changed);
  };
  const stop = listen(CHANNEL, {
    onNotification: (payload) => send(slugsOf(payload)),
    onConnect: () => send(null),
  });
  onShutdown("changes", endSubscriptions);
  // The server waits for the answers that it still gives, and these would never end.
  onShutdown("streams", async () => dismissSubscribers());
  return { subscribers, stop };
}

function dismissSubscribers(): void {
  for (const { onEnd } of kept.catalogueChanges?.subscribers ?? []) onEnd?.();
}
