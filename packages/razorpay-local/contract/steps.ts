import type { z } from "zod";
import { collectionOf, OrderShape, PaymentShape, RefundShape, refusalOf } from "./shapes.ts";

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

/** Everything that can be asked of the API without a person who pays in a browser. */
export function contractSteps(): Step[] {
  return [
    made("an order", {}),
    ok("an order is fetched", "GET", (m) => `/v1/orders/${m.orderId}`, OrderShape),
    made("an order with notes", { notes: { city: "Pune", text: "₹ a/b" } }),
    made("an order with its own capture periods", { payment: capturePeriods() }),
    made("an order with the older payment_capture", { payment_capture: 1 }),
    made("a receipt of 40 characters", { receipt: "x".repeat(40) }),
    made("a used receipt, which the account may refuse", { receipt: "used" }),
    made("the same receipt again", { receipt: "used" }),
    made("a receipt with unique_receipt", { receipt: "unique", unique_receipt: true }),
    made("the same receipt with unique_receipt again", { receipt: "unique", unique_receipt: true }),
    list("orders", "/v1/orders?count=1", OrderShape),
    list("orders by receipt", (m) => `/v1/orders?receipt=${m.run}_an-order`, OrderShape),
    list("orders with money on them", "/v1/orders?count=1&authorized=1", OrderShape),
    list("payments", "/v1/payments?count=1", PaymentShape),
    list("refunds", "/v1/refunds?count=1", RefundShape),
    ok(
      "payments of an unpaid order",
      "GET",
      (m) => `/v1/orders/${m.orderId}/payments`,
      collectionOf(PaymentShape),
    ),
    {
      name: "the notes of an order are changed",
      request: ({ orderId }) => ({
        ...{ method: "PATCH", path: `/v1/orders/${orderId}` },
        body: { notes: { a: "b" } },
      }),
      status: 200,
      shape: OrderShape,
    },
    {
      name: "the amount of an order is not changed",
      request: ({ orderId }) => ({
        ...{ method: "PATCH", path: `/v1/orders/${orderId}` },
        body: { amount: 100 },
      }),
      status: 400,
      shape: refusalOf("not required and should not be sent", { reason: "extra_field_sent" }),
    },
    ...refusedOrders(),
    ...unknownThings(),
    ...wrongKeys(),
  ];
}

function capturePeriods() {
  const capture_options = {
    ...{ automatic_expiry_period: 30, manual_expiry_period: 7200 },
    refund_speed: "normal",
  };
  return { capture: "automatic", capture_options };
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

function made(name: string, more: Record<string, unknown>): Step {
  const request = (memory: Memory): ContractRequest => ({
    ...{ method: "POST", path: "/v1/orders" },
    body: orderBody(memory, name, more),
  });
  return { name, request, status: 200, shape: OrderShape };
}

function ok(name: string, method: "GET", path: (memory: Memory) => string, shape: z.ZodType): Step {
  return { name, request: (memory) => ({ method, path: path(memory) }), status: 200, shape };
}

function list(name: string, path: string | ((memory: Memory) => string), item: z.ZodType): Step {
  const pathOf = typeof path === "string" ? () => path : path;
  return { ...ok(`a list of ${name}`, "GET", pathOf, collectionOf(item)), isOpenEnded: true };
}

type Refusal = { description: string; reason?: string; field?: string };

function refusedOrders(): Step[] {
  const refusals: [string, Record<string, unknown>, Refusal][] = [
    [
      "an amount of 99 paise",
      { amount: 99 },
      {
        ...{ description: "Order amount less than minimum amount allowed", field: "amount" },
        reason: "amount_less_than_minimum_amount",
      },
    ],
    [
      "a fraction of a paisa",
      { amount: 499.5 },
      { description: "must be an integer", field: "amount" },
    ],
    ["no amount", { amount: undefined }, { description: "required", field: "amount" }],
    [
      "an amount beyond the maximum",
      { amount: 1e12 },
      { description: "Amount exceeds maximum amount allowed", field: "amount" },
    ],
    ["a receipt of 41 characters", { receipt: "x".repeat(41) }, { description: "no more than 40" }],
    ["sixteen notes", { notes: manyNotes() }, { description: "15" }],
    ["a note of 257 characters", { notes: { a: "x".repeat(257) } }, { description: "256" }],
    ["another currency", { currency: "XXX" }, { description: "urrency" }],
    [
      "an unknown field",
      { total: 1 },
      { description: "not required and should not be sent", reason: "extra_field_sent" },
    ],
    [
      "a capture period of 11 minutes",
      { payment: { capture: "automatic", capture_options: { automatic_expiry_period: 11 } } },
      { description: "automatic_expiry_period" },
    ],
  ];
  return refusals.map(([what, more, { description, ...rest }]) => ({
    ...made(`an order with ${what} is refused`, more),
    ...{ status: 400, shape: refusalOf(description, rest) },
  }));
}

const manyNotes = () => Object.fromEntries(Array.from({ length: 16 }, (_, at) => [`n${at}`, "x"]));

const UNKNOWN = "A1b2C3d4E5f6G7";

function unknownThings(): Step[] {
  const steps: [string, ContractRequest["method"], string, string, object?][] = [
    ["an unknown order", "GET", `/v1/orders/order_${UNKNOWN}`, "id provided does not exist"],
    [
      "payments of an unknown order",
      "GET",
      `/v1/orders/order_${UNKNOWN}/payments`,
      "does not exist",
    ],
    ["an unknown payment", "GET", `/v1/payments/pay_${UNKNOWN}`, "id provided does not exist"],
    ["an unknown refund", "GET", `/v1/refunds/rfnd_${UNKNOWN}`, "id provided does not exist"],
    [
      "refunds of an unknown payment",
      "GET",
      `/v1/payments/pay_${UNKNOWN}/refunds`,
      "does not exist",
    ],
    [
      ...([
        "capture of an unknown payment",
        "POST",
        `/v1/payments/pay_${UNKNOWN}/capture`,
      ] as const),
      ...(["does not exist", { amount: 49_900, currency: "INR" }] as const),
    ],
    [
      ...(["refund of an unknown payment", "POST", `/v1/payments/pay_${UNKNOWN}/refund`] as const),
      ...(["does not exist", { amount: 100 }] as const),
    ],
    ["an order id that is none", "GET", "/v1/orders/x", "is not a valid id"],
    ["a payment's id as an order's", "GET", `/v1/orders/pay_${UNKNOWN}`, "is not a valid id"],
    ["a payment id that is none", "GET", "/v1/payments/pay_x", "is not a valid id"],
    ["a list of 101", "GET", "/v1/orders?count=101", "count"],
    ["an unknown address", "GET", "/v1/nothing", "The requested URL was not found on the server"],
    ["an unknown method", "DELETE", "/v1/orders", "The requested URL was not found on the server"],
  ];
  return steps.map(([what, method, path, description, body]) => ({
    name: `${what} is refused`,
    request: () => ({ method, path, ...(body ? { body } : {}) }),
    ...{ status: 400, shape: refusalOf(description) },
  }));
}

function wrongKeys(): Step[] {
  const keys: [string, ContractRequest["auth"], string][] = [
    ["no key", "none", "Please provide your api key for authentication purposes"],
    ["a wrong secret", "wrongSecret", "Authentication failed"],
    ["a wrong key id", "wrongKey", "Authentication failed"],
    ["a lower-case basic", "lowerCase", "Please provide your api key"],
  ];
  return keys.map(([what, auth, description]) => ({
    name: `${what} is refused`,
    request: () => ({ method: "GET", path: "/v1/orders?count=1", ...(auth ? { auth } : {}) }),
    ...{ status: 401, shape: refusalOf(description) },
  }));
}
