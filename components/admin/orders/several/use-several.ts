"use client";

import { useRef, useState } from "react";
import { useOrderStore } from "@/components/admin/orders/order-store";
import { STATUS_FAILURE, UNDO_FAILURE } from "@/components/admin/orders/order-text";
import { type Sent, sendInChunks } from "@/components/admin/orders/several/in-chunks";
import {
  doneWords,
  type Failure,
  ordersWords,
} from "@/components/admin/orders/several/several-text";
import { signInAgain } from "@/components/forms/go-to";
import { toast } from "@/components/ui/toast/toast";
import { failureText, send } from "@/lib/http/browser/client";
import type { AdminOrder } from "@/lib/orders/contract";
import {
  MOST_AT_ONCE,
  type StatusOutcome,
  undoOrderStatuses,
  updateOrderStatuses,
} from "@/lib/orders/dispatch/contract";
import type { TrackingInput } from "@/lib/orders/dispatch/tracking-view";
import type { SettableStatus } from "@/lib/orders/status/settable-status";

/** An order that is to be set, with its number where it has one. */
export type Wish = { order: AdminOrder; tracking?: TrackingInput };

type Outcome = Pick<StatusOutcome, "order_id" | "order" | "problem">;

/** What runs, and how far it is. */
export type Progress = { word: string; done: number; total: number };

/**
 * Sets many orders to a status, some at a time, and offers to take all of it back. `failures` are those that were left
 * as they are by the run before; `set` answers their ids.
 */
export function useSeveral() {
  const { keep, reload } = useOrderStore();
  const [progress, setProgress] = useState<Progress>();
  const [failures, setFailures] = useState<readonly Failure[]>([]);
  const isStopped = useRef(false);

  async function run<T extends { order: AdminOrder }, R extends Outcome>(
    word: string,
    items: readonly T[],
    call: (chunk: readonly T[], key: string) => Promise<readonly R[]>,
    fallback: string,
  ): Promise<R[]> {
    isStopped.current = false;
    setFailures([]);
    const total = items.length;
    setProgress({ word, done: 0, total });
    const sent = await sendInChunks(items, {
      most: MOST_AT_ONCE,
      send: call,
      onDone: (done) => setProgress({ word, done, total }),
      isStopped: () => isStopped.current,
    });
    setProgress(undefined);
    for (const { order } of sent.results) if (order) keep(order);
    if (sent.error && signInAgain(sent.error, "admin")) return sent.results;
    setFailures(failuresOf(items, sent, fallback));
    // Tabs and rows tell of orders that are not on this page as well.
    if (total > MOST_AT_ONCE) reload();
    return sent.results;
  }

  async function set(status: SettableStatus, wishes: readonly Wish[]): Promise<string[]> {
    const results = await run(
      "Setting",
      wishes,
      async (chunk, key) => {
        const orders = chunk.map(({ order, tracking }) => ({ orderid: order.order_id, tracking }));
        const input = { orderstatus: status, orders };
        return (await send(updateOrderStatuses, input, { key })).results;
      },
      STATUS_FAILURE,
    );
    const words = doneWords(results, status);
    const changed = results.filter(({ event_id }) => event_id !== null);
    const back = () => void undo(changed);
    if (words) toast.success(words, changed.length > 0 ? { undo: back } : {});
    const done = new Set(
      results.filter(({ problem }) => problem === null).map(({ order_id }) => order_id),
    );
    return wishes.map(({ order }) => order.order_id).filter((id) => !done.has(id));
  }

  async function undo(changed: readonly StatusOutcome[]): Promise<void> {
    const items = changed.flatMap(({ order, event_id }) =>
      order && event_id ? [{ order, event_id }] : [],
    );
    const results = await run(
      "Undoing",
      items,
      async (chunk, key) => {
        const orders = chunk.map(({ order, event_id }) => ({ orderid: order.order_id, event_id }));
        return (await send(undoOrderStatuses, { orders }, { key })).results;
      },
      UNDO_FAILURE,
    );
    const done = results.filter(({ problem }) => problem === null).length;
    if (done > 0) toast.success(`${ordersWords(done)} set back`);
    // A view that was drawn in between may have left orders out.
    reload();
  }

  return {
    set,
    progress,
    failures,
    forget: () => setFailures([]),
    stop: () => {
      isStopped.current = true;
    },
  };
}

/** Those that were refused, and those that nobody answered for. */
function failuresOf<T extends { order: AdminOrder }>(
  items: readonly T[],
  { results, left, error }: Sent<T, Outcome>,
  fallback: string,
): Failure[] {
  const numbers = new Map(items.map(({ order }) => [order.order_id, order.order_number]));
  const refused = results.flatMap(({ order_id: id, problem }) =>
    problem ? [{ id, number: numbers.get(id) ?? id, why: problem.message }] : [],
  );
  const why = error ? failureText(error, { fallback }) : "Stopped before it was set.";
  const unsent = left.map(({ order }) => ({ id: order.order_id, number: order.order_number, why }));
  return [...refused, ...unsent];
}
