import type { Answer, Order, OrderName } from "./orders.mts";
import { paint } from "./paint.mts";

// The process that lib/files/painter.ts starts: whatever a picture does to it, the shop goes on without it.
process.on("message", ({ name, order }: { name: OrderName; order: Order<OrderName> }) => {
  void answer(name, order).then((said) => process.send?.(said));
});
// Ctrl-C reaches it too, while the shop still finishes what is under way.
process.on("SIGINT", () => undefined);
// Nobody waits any more. Not `exit`, which would wait for the decoder.
process.on("disconnect", () => process.kill(process.pid, "SIGKILL"));

async function answer<K extends OrderName>(name: K, order: Order<K>): Promise<Answer> {
  try {
    return { made: await paint[name](order) };
  } catch (error) {
    return { fault: error instanceof Error ? error.message : String(error) };
  }
}
