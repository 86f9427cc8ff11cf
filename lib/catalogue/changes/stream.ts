import "server-only";
import * as contract from "@/lib/catalogue/changes/contract";
import { type Changed, subscribe } from "@/lib/catalogue/changes/subscribe";
import { serve } from "@/lib/http/serve";

export const productChanges = serve(contract.productChanges, async () => ({
  name: "changes.ndjson",
  type: "application/x-ndjson",
  body: changesStream(),
}));

/** More often than an answer may be silent before the other side gives it up. */
const HEARTBEAT_MS = 5_000;
/** A reader that is so many lines behind is sent away: it connects again and takes everything as changed. */
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
      // The head of an answer leaves with its first piece.
      send([]);
    },
    cancel: () => leave(),
  });
}
