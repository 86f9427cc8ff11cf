import "server-only";
import * as contract from "@/lib/catalogue/changes/contract";
import { type Changed, subscribe } from "@/lib/catalogue/changes/subscribe";
import { serve } from "@/lib/http/serve";

export const productChanges = serve(contract.productChanges, async () => ({
  name: "changes.ndjson",
  type: "application/x-ndjson",
  body: changesStream(),
}));

/** Shorter than the time after which the other side gives up a silent answer. */
const HEARTBEAT_MS = 5_000;
/** A reader this many lines behind is disconnected: it reconnects and treats everything as changed. */
const MAX_UNREAD = 1_000;

function changesStream(): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  let leave = () => {};
  return new ReadableStream({
    start(controller) {
      const end = () => {
        leave();
        controller.close();
      };
      const send = (slugs: Changed) => {
        if ((controller.desiredSize ?? 0) < -MAX_UNREAD) end();
        else controller.enqueue(encoder.encode(`${JSON.stringify({ slugs })}\n`));
      };
      const unsubscribe = subscribe({ onChange: send, onEnd: end });
      const heartbeat = setInterval(send, HEARTBEAT_MS, []);
      leave = () => {
        clearInterval(heartbeat);
        unsubscribe();
      };
      // The headers are sent with the first chunk.
      send([]);
    },
    cancel: () => leave(),
  });
}
