"use client";

import { useRef, useState } from "react";
import { useOrderStore } from "@/components/admin/orders/order-store";
import { type Sent, sendInChunks } from "@/components/admin/orders/several/in-chunks";
import type { Failure } from "@/components/admin/orders/several/several-text";
import { signInAgain } from "@/components/forms/go-to";
import { failureText } from "@/lib/http/browser/client";
import type { AdminOrder } from "@/lib/orders/contract";
import { MOST_AT_ONCE, type StatusOutcome } from "@/lib/orders/dispatch/contract";

type Outcome = Pick<StatusOutcome, "order_id" | "order" | "problem">;

/** Progress of the running batch. */
export type Progress = { word: string; done: number; total: number };

type Batch<T, R> = {
  /** Text shown while it runs: "Setting". */
  word: string;
  items: readonly T[];
  call: (chunk: readonly T[], key: string) => Promise<readonly R[]>;
  /** Error text if the error has none. */
  fallback: string;
};

/**
 * Runs a call over many orders in chunks, with progress, the orders that the last run could not change, and a
 * way to stop.
 */
export function useBatch() {
  const { keep, reload } = useOrderStore();
  const [progress, setProgress] = useState<Progress>();
  const [failures, setFailures] = useState<readonly Failure[]>([]);
  const isStopped = useRef(false);

  async function run<T extends { order: AdminOrder }, R extends Outcome>(batch: Batch<T, R>) {
    const { word, items, call, fallback } = batch;
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
    // Large batches include orders of other pages: refresh counts and rows.
    if (total > MOST_AT_ONCE) reload();
    return sent.results;
  }

  return {
    run,
    progress,
    failures,
    forget: () => setFailures([]),
    stop: () => {
      isStopped.current = true;
    },
  };
}

/** Orders that were refused, and those that were not sent or not answered. */
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
