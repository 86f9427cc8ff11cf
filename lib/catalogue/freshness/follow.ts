import "server-only";
import { setTimeout as sleep } from "node:timers/promises";
import { z } from "zod";
import { AppError } from "@/lib/call/errors";
import { productChanges } from "@/lib/catalogue/freshness/changes-stream";
import type { Changed } from "@/lib/catalogue/freshness/gathered";
import { log } from "@/lib/log";
import { onShutdown } from "@/lib/process/shutdown";

const FIRST_WAIT_MS = 250;
const LONGEST_WAIT_MS = 5_000;
const Line = z.object({ slugs: z.array(z.string()).nullable() });
const kept = globalThis as { catalogueFollowed?: AbortController };

/**
 * Keeps a web tier's prerendered pages of the catalogue true: what `watchCatalogue` hears from the database, it
 * hears from the API tier. Connects again for as long as the process lives; once a process.
 */
export function followCatalogue(remake: (changed: Changed) => void): () => void {
  kept.catalogueFollowed ??= begin(remake);
  const over = kept.catalogueFollowed;
  return () => over.abort();
}

function begin(remake: (changed: Changed) => void): AbortController {
  const over = new AbortController();
  onShutdown("streams", async () => over.abort());
  void follow(over.signal, remake);
  return over;
}

async function follow(over: AbortSignal, remake: (changed: Changed) => void): Promise<void> {
  let wait = FIRST_WAIT_MS;
  const begun = () => {
    wait = FIRST_WAIT_MS;
    // What changed before this was not heard.
    remake(null);
  };
  while (!over.aborted) {
    await hear(over, begun, remake).catch((error: unknown) => {
      // That the API tier is of no use has been written down where it was asked.
      if (over.aborted || error instanceof AppError) return;
      log().warn({ err: error }, "changes of the catalogue are not heard");
    });
    await sleep(wait, undefined, { signal: over, ref: false }).catch(() => undefined);
    wait = Math.min(wait * 2, LONGEST_WAIT_MS);
  }
}

/** Until the API tier ends it, or is lost. */
async function hear(over: AbortSignal, begun: () => void, remake: (changed: Changed) => void) {
  const { body } = await productChanges({ kind: "machine" }, {});
  const texts = body.pipeThrough(new TextDecoderStream() as TextDecoder, { signal: over });
  begun();
  let rest = "";
  for await (const text of texts) {
    const lines = `${rest}${text}`.split("\n");
    rest = lines.pop() ?? "";
    for (const line of lines) {
      const { slugs } = Line.parse(JSON.parse(line));
      if (slugs?.length !== 0) remake(slugs);
    }
  }
}

type TextDecoder = ReadableWritablePair<string, Uint8Array>;
