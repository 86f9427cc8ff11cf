import type { z } from "zod";
import { collectionOf, OrderShape } from "./shapes.ts";

/** What earlier steps of the run have created. */
export type Memory = { run: string; orderId: string };

export type ContractRequest = {
  method: "GET" | "POST" | "PATCH" | "DELETE";
  path: string;
  body?: object;
  headers?: Record<string, string>;
  /** How the key is sent; correctly when absent. */
  auth?: "none" | "wrongSecret" | "wrongKey" | "lowerCase";
};

/** One request and what is known about its answer. Steps build on each other, so their order matters. */
export type Step = {
  name: string;
  request: (memory: Memory) => ContractRequest;
  status: number;
  shape: z.ZodType;
  /** Only types are compared, since the account may hold more than this run has created. */
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

/** The body of an order, with a receipt unique to this run and step, unless the step is about receipts. */
function orderBody({ run }: Memory, name: string, more: Record<string, unknown>): object {
  const wanted = typeof more.receipt === "string" ? more.receipt : name.replaceAll(/\W+/g, "-");
  // A receipt that fills or exceeds the limit keeps its length.
  const receipt =
    wanted.length >= 40 && more.receipt
      ? run + wanted.slice(run.length)
      : `${run}_${wanted.slice(0, 29)}`;
  return { amount: 49_900, currency: "INR", ...more, receipt };
}
