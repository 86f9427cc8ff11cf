"use client";

import { useOrderStore } from "@/components/admin/orders/order-store";
import { STATUS_FAILURE, UNDO_FAILURE } from "@/components/admin/orders/order-text";
import { doneWords, ordersWords } from "@/components/admin/orders/several/several-text";
import { useBatch } from "@/components/admin/orders/several/use-batch";
import { toast } from "@/components/ui/toast/toast";
import { send } from "@/lib/http/browser/client";
import type { AdminOrder } from "@/lib/orders/contract";
import {
  type StatusOutcome,
  undoOrderStatuses,
  updateOrderStatuses,
} from "@/lib/orders/dispatch/contract";
import type { TrackingInput } from "@/lib/orders/dispatch/tracking-view";
import type { SettableStatus } from "@/lib/orders/status/settable-status";

/** An order to set to a status, with its tracking if there is any. */
export type Wish = { order: AdminOrder; tracking?: TrackingInput };

/**
 * Sets many orders to a status in chunks, with an undo. `failures` are the orders that the last run could not
 * change; `set` resolves to their ids.
 */
export function useSeveral() {
  const { reload } = useOrderStore();
  const { run, ...batch } = useBatch();

  async function set(status: SettableStatus, wishes: readonly Wish[]): Promise<string[]> {
    const results = await run({
      word: "Setting",
      items: wishes,
      call: async (chunk, key) => {
        const orders = chunk.map(({ order, tracking }) => ({ orderid: order.order_id, tracking }));
        const input = { orderstatus: status, orders };
        return (await send(updateOrderStatuses, input, { key })).results;
      },
      fallback: STATUS_FAILURE,
    });
    const words = doneWords(results, status);
    const changed = results.filter(({ event_id }) => event_id !== null);
    const back = () => void undo(changed);
    if (words) toast.success(words, changed.length > 0 ? { undo: back } : {});
    return unset(wishes, results);
  }

  async function undo(changed: readonly StatusOutcome[]): Promise<void> {
    const results = await run({
      word: "Undoing",
      items: changes(changed),
      call: async (chunk, key) => {
        const orders = chunk.map(({ order, event_id }) => ({ orderid: order.order_id, event_id }));
        return (await send(undoOrderStatuses, { orders }, { key })).results;
      },
      fallback: UNDO_FAILURE,
    });
    const done = results.filter(({ problem }) => problem === null).length;
    if (done > 0) toast.success(`${ordersWords(done)} set back`);
    // A refresh in between may have removed orders from the view.
    reload();
  }

  return { ...batch, set };
}

/** Ids of the orders that were not set. */
function unset(wishes: readonly Wish[], results: readonly StatusOutcome[]): string[] {
  const done = new Set(
    results.filter(({ problem }) => problem === null).map(({ order_id }) => order_id),
  );
  return wishes.map(({ order }) => order.order_id).filter((id) => !done.has(id));
}

function changes(changed: readonly StatusOutcome[]) {
  return changed.flatMap(({ order, event_id }) => (order && event_id ? [{ order, event_id }] : []));
}
