import "server-only";
import { productChanges } from "@/lib/catalogue/freshness/changes-contract";
import type { Changed } from "@/lib/catalogue/freshness/gathered";
import { hearChanges } from "@/lib/catalogue/freshness/heard";
import { serve } from "@/lib/http/serve";

const productChangesService = serve(productChanges, async () => ({
  name: "changes.ndjson",
  type: "application/x-ndjson",
  body: changesStream(),
}));

export { productChangesService as productChanges };

/** More often than an answer may be silent before the other side gives it up. */
const BEAT_MS = 5_000;
/** Who reads so little is sent away: it connects again and takes everything as changed. */
const MOST_WAITING = 1_000;

function changesStream(): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  let leave = () => {};
  return new ReadableStream({
    start(controller) {
      const end = () => {
        leave();
        controller.close();
      };
      const tell = (slugs: Changed) => {
        if ((controller.desiredSize ?? 0) < -MOST_WAITING) end();
        else controller.enqueue(encoder.encode(`${JSON.stringify({ slugs })}\n`));
      };
      const forget = hearChanges({ tell, end });
      const beat = setInterval(tell, BEAT_MS, []);
      leave = () => {
        clearInterval(beat);
        forget();
      };
      // The head of an answer leaves with its first piece.
      tell([]);
    },
    cancel: () => leave(),
  });
}
