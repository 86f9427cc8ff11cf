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

/** What runs, and how far it is. */
export type Progress = { word: string; done: number; total: number };

type Batch<T, R> = {
  /** Says what is done while it runs: "Setting". */
  word: string;
  items: readonly T[];
  call: (chunk: readonly T[], key: string) => Promise<readonly R[]>;
  /** The failure of one that nobody gave a reason for. */
  fallback: string;
};

/**
 * Runs a call over many orders, some at a time: how far it is, which orders were left as they are by the last run,
 * and a way to stop.
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
    // Tabs and rows tell of orders that are not on this page as well.
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
