import type { z } from "zod";
import { collectionOf, OrderShape } from "./shapes.ts";

/** What the run has made so far and goes on with. */
export type Memory = { run: string; orderId: string };

export type ContractRequest = {
  method: "GET" | "POST" | "PATCH" | "DELETE";
  path: string;
  body?: object;
  headers?: Record<string, string>;
  /** How the key is given; rightly when absent. */
  auth?: "none" | "wrongSecret" | "wrongKey" | "lowerCase";
};

/** One request and what is known about its answer. The steps build on each other: in this order only. */
export type Step = {
  name: string;
  request: (memory: Memory) => ContractRequest;
  status: number;
  shape: z.ZodType;
  /** Only types are compared, since the account may hold more than this run has made. */
  isOpenEnded?: true;
};

/** An order is made. */
export function made(name: string, more: Record<string, unknown>): Step {
  const request = (memory: Memory): ContractRequest => ({
    ...{ method: "POST", path: "/v1/orders" },
    body: orderBody(memory, name, more),
  });
  return { name, request, status: 200, shape: OrderShape };
}

/** Something is fetched. */
export function ok(
  name: string,
  method: "GET",
  path: (memory: Memory) => string,
  shape: z.ZodType,
): Step {
  return { name, request: (memory) => ({ method, path: path(memory) }), status: 200, shape };
}

/** A list of things is fetched. */
export function list(
  name: string,
  path: string | ((memory: Memory) => string),
  item: z.ZodType,
): Step {
  const pathOf = typeof path === "string" ? () => path : path;
  return { ...ok(`a list of ${name}`, "GET", pathOf, collectionOf(item)), isOpenEnded: true };
}

/** A body for an order. Its receipt is of this run and step alone, unless the step is about receipts. */
function orderBody({ run }: Memory, name: string, more: Record<string, unknown>): object {
  const wanted = typeof more.receipt === "string" ? more.receipt : name.replaceAll(/\W+/g, "-");
  // A receipt that fills or breaks the limit keeps its length.
  const receipt =
    wanted.length >= 40 && more.receipt
      ? run + wanted.slice(run.length)
      : `${run}_${wanted.slice(0, 29)}`;
  return { amount: 49_900, currency: "INR", ...more, receipt };
}
