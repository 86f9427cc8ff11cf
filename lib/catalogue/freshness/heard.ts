import "server-only";
import { CHANNEL } from "@/lib/catalogue/freshness/changes";
import { type Changed, gathered } from "@/lib/catalogue/freshness/gathered";
import { listen } from "@/lib/process/listen";
import { onShutdown } from "@/lib/process/shutdown";

/** Hears every change that is told; `end` says that the process is about to end and nothing more comes. */
export type Ear = { tell: (changed: Changed) => void; end: () => void };

/** Long enough that the notices of one import are one, short enough that nobody notices. */
const GATHER_MS = 50;
/** On globalThis because Next bundles this file for its start and for the routes: the database is asked once. */
const kept = globalThis as { catalogueEars?: { ears: Set<Ear>; stop: () => Promise<void> } };

/**
 * Hears the changes of products that any process of the shop tells through the database, and null after a time in
 * which nothing could be heard. Answers what ends it.
 */
export function hearChanges(ear: Ear): () => void {
  kept.catalogueEars ??= begin();
  const { ears } = kept.catalogueEars;
  ears.add(ear);
  return () => void ears.delete(ear);
}

/** Nothing is heard any more, and everybody who heard is told so. */
export async function stopHearing(): Promise<void> {
  sendAway();
  await kept.catalogueEars?.stop();
  kept.catalogueEars = undefined;
}

function begin() {
  const ears = new Set<Ear>();
  const gather = gathered(GATHER_MS, (changed) => {
    for (const { tell } of ears) tell(changed);
  });
  const stop = listen(CHANNEL, { heard: gather, begun: () => gather(null) });
  onShutdown("changes", stopHearing);
  // The server waits for the answers that it still gives, and these would never end.
  onShutdown("streams", async () => sendAway());
  return { ears, stop };
}

function sendAway(): void {
  for (const { end } of kept.catalogueEars?.ears ?? []) end();
}
