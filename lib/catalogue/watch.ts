import "server-only";
import { CHANNEL } from "@/lib/catalogue/changes";
import { type Changed, gathered } from "@/lib/catalogue/gathered";
import { askRevalidation } from "@/lib/catalogue/revalidation";
import { listen } from "@/lib/listen";
import { log } from "@/lib/log";

/** Long enough that the notices of one import are one request, short enough that nobody notices. */
const GATHER_MS = 50;
/**
 * A page that was being made while the change was committed may be kept with what it had read before: a second
 * time, a moment later, takes it away as well.
 */
const AGAIN_MS = 1_000;
const kept = globalThis as { catalogueWatch?: () => Promise<void> };

/**
 * Keeps this process's prerendered pages of the catalogue true: on every told change of a product, whichever
 * process made it, and wholly after a time in which nothing could be heard. Once a process.
 */
export function watchCatalogue(): void {
  if (kept.catalogueWatch) return;
  const gather = gathered(GATHER_MS, send);
  const stop = listen(CHANNEL, { heard: gather, begun: () => gather(null) });
  kept.catalogueWatch = stop;
  process.once("SIGTERM", () => void stop());
}

function send(changed: Changed): void {
  void attempt(changed);
  setTimeout(() => void attempt(changed), AGAIN_MS).unref();
}

/** A server that only just starts does not answer yet: until it does, it shows no page either. */
async function attempt(changed: Changed, tries = 20): Promise<void> {
  try {
    await askRevalidation(changed);
  } catch (error) {
    if (tries > 1) setTimeout(() => void attempt(changed, tries - 1), 500).unref();
    else log().error({ err: error }, "pages of the catalogue were not made again");
  }
}
