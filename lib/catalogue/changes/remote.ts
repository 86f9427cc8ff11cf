import "server-only";
import { setTimeout as sleep } from "node:timers/promises";
import { z } from "zod";
import { AppError } from "@/lib/call/errors";
import { productChanges } from "@/lib/catalogue/changes/stream";
import type { Changed } from "@/lib/catalogue/changes/subscribe";
import { log } from "@/lib/log";
import { onShutdown } from "@/lib/process/shutdown";

const FIRST_WAIT_MS = 250;
const LONGEST_WAIT_MS = 5_000;
const Line = z.object({ slugs: z.array(z.string()).nullable() });
const kept = globalThis as { remoteChanges?: AbortController };

/**
 * What `subscribe` is to a process with a database, this is to a web tier: it reads the changes of products from the
 * API tier, and calls `onChange` with null after each connection. Reconnects for as long as the process lives. Once a
 * process; answers the function that ends it.
 */
export function subscribeRemotely(onChange: (changed: Changed) => void): () => void {
  kept.remoteChanges ??= begin(onChange);
  const aborting = kept.remoteChanges;
  return () => aborting.abort();
}

function begin(onChange: (changed: Changed) => void): AbortController {
  const aborting = new AbortController();
  onShutdown("streams", async () => aborting.abort());
  void reconnect(aborting.signal, onChange);
  return aborting;
}

async function reconnect(over: AbortSignal, onChange: (changed: Changed) => void): Promise<void> {
  let wait = FIRST_WAIT_MS;
  const onConnect = () => {
    wait = FIRST_WAIT_MS;
    // Changes before this were missed.
    onChange(null);
  };
  while (!over.aborted) {
    await readStream(over, onConnect, onChange).catch((error: unknown) => {
      // That the API tier does not answer has been logged where it was asked.
      if (over.aborted || error instanceof AppError) return;
      log().warn({ err: error }, "changes of the catalogue are not received");
    });
    await sleep(wait, undefined, { signal: over, ref: false }).catch(() => undefined);
    wait = Math.min(wait * 2, LONGEST_WAIT_MS);
  }
}

/** Until the API tier ends it, or is lost. */
async function readStream(
  over: AbortSignal,
  onConnect: () => void,
  onChange: (changed: Changed) => void,
): Promise<void> {
  const { body } = await productChanges({ kind: "machine" }, {});
  const texts = body.pipeThrough(new TextDecoderStream() as TextDecoder, { signal: over });
  onConnect();
  let rest = "";
  for await (const text of texts) {
    const lines = `${rest}${text}`.split("\n");
    rest = lines.pop() ?? "";
    for (const line of lines) {
      const { slugs } = Line.parse(JSON.parse(line));
      if (slugs?.length !== 0) onChange(slugs);
    }
  }
}

type TextDecoder = ReadableWritablePair<string, Uint8Array>;
