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
const globalState = globalThis as { remoteChanges?: AbortController };

/**
 * `subscribe` for a web tier, over the API tier's stream. Calls `onChange` with null after each (re)connect.
 * One subscription per process; returns the function that ends it.
 */
export function subscribeRemotely(onChange: (changed: Changed) => void): () => void {
  globalState.remoteChanges ??= begin(onChange);
  const aborting = globalState.remoteChanges;
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
      // An unreachable API tier has already been logged by the caller of the upstream.
      if (over.aborted || error instanceof AppError) return;
      log().warn({ err: error }, "changes of the catalogue are not received");
    });
    await sleep(wait, undefined, { signal: over, ref: false }).catch(() => undefined);
    wait = Math.min(wait * 2, LONGEST_WAIT_MS);
  }
}

/** Reads until the API tier ends the stream or the connection is lost. */
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
