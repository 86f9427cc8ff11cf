import "server-only";
import { db, type Tx } from "@/lib/db";
import { networkOf } from "@/lib/identity/origin";
import { log } from "@/lib/log";

/** The stored uses of a key. */
export type KeyUse = {
  id: string;
  name: string;
  lastUsedAt: Date | null;
  /** The networks it was used from, newest last: "203.0.113.0/24", "2001:db8:0:1::/64". */
  networks: string[];
};

/** A key, and a network that it was not used from before. */
export type NewNetwork = { id: string; name: string; network: string };
type Reporter = (tx: Tx, use: NewNetwork) => Promise<void>;

const USED_MS = 60_000;
/** An app on a few servers uses a handful. */
const MAX_NETWORKS = 20;
const noting = new Set<string>();
// Next bundles the start and each handler separately; all must share the reporter.
const globalState = globalThis as { newNetworkReporter?: Reporter };

/**
 * Registers the reporter of keys used from a new network; it runs in the same transaction. The latest one
 * counts.
 */
export function onNewNetwork(report: Reporter): void {
  globalState.newNetworkReporter = report;
}

/**
 * Records the time of a use, at most once a minute, and a new network. Runs in the background: the request
 * neither waits for it nor fails with it.
 */
export function noteUse(key: KeyUse, address: string | undefined): void {
  const network = address === undefined ? undefined : networkOf(address);
  const fresh = network !== undefined && !key.networks.includes(network) ? network : undefined;
  const isRecent = key.lastUsedAt !== null && key.lastUsedAt.getTime() > Date.now() - USED_MS;
  const task = `${key.id} ${fresh}`;
  if (noting.has(task) || (isRecent && fresh === undefined)) return;
  noting.add(task);
  (fresh === undefined ? noteTime(key.id) : noteNetwork(key, fresh))
    .catch((error: unknown) => log().warn({ err: error }, "use of an API key not noted"))
    .finally(() => noting.delete(task));
}

async function noteTime(id: string): Promise<void> {
  const now = new Date();
  const due = new Date(now.getTime() - USED_MS);
  const isDue = { OR: [{ lastUsedAt: null }, { lastUsedAt: { lte: due } }] };
  await db().apiKey.updateMany({ where: { id, ...isDue }, data: { lastUsedAt: now } });
}

/**
 * Stores and reports the network in one transaction, so that a failed report is retried with the next use.
 */
async function noteNetwork({ id, name }: KeyUse, network: string): Promise<void> {
  await db().$transaction(async (tx) => {
    const [known] = await tx.$queryRaw<{ before: number }[]>`
      UPDATE "ApiKey" SET "lastUsedAt" = now(),
        networks = (networks || ${network}::text)[greatest(1, cardinality(networks) + 2 - ${MAX_NETWORKS}::int):]
      WHERE id = ${id}::uuid AND NOT networks @> ARRAY[${network}::text]
      RETURNING cardinality(networks) - 1 AS before`;
    // The first network belongs to the app for which the key was created.
    if (!known || known.before === 0) return;
    if (!globalState.newNetworkReporter)
      throw new Error("Nothing is registered to report a new network.");
    await globalState.newNetworkReporter(tx, { id, name, network });
  });
}
