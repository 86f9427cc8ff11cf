import { refusalOf } from "./shapes.ts";
import { type ContractRequest, made, type Step } from "./step.ts";

/** What the API refuses: orders that break a rule, ids and addresses that are unknown, and wrong keys. */
export function refusedSteps(): Step[] {
  return [...refusedOrders(), ...unknownThings(), ...wrongKeys()];
}

type Refusal = { description: string; reason?: string; field?: string };

const manyNotes = () => Object.fromEntries(Array.from({ length: 16 }, (_, at) => [`n${at}`, "x"]));

const UNKNOWN = "A1b2C3d4E5f6G7";

const ORDERS: [string, Record<string, unknown>, Refusal][] = [
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

function refusedOrders(): Step[] {
  return ORDERS.map(([what, more, { description, ...rest }]) => ({
    ...made(`an order with ${what} is refused`, more),
    ...{ status: 400, shape: refusalOf(description, rest) },
  }));
}

const UNKNOWN_THINGS: [string, ContractRequest["method"], string, string, object?][] = [
  ["an unknown order", "GET", `/v1/orders/order_${UNKNOWN}`, "id provided does not exist"],
  ["payments of an unknown order", "GET", `/v1/orders/order_${UNKNOWN}/payments`, "does not exist"],
  ["an unknown payment", "GET", `/v1/payments/pay_${UNKNOWN}`, "id provided does not exist"],
  ["an unknown refund", "GET", `/v1/refunds/rfnd_${UNKNOWN}`, "id provided does not exist"],
  ["refunds of an unknown payment", "GET", `/v1/payments/pay_${UNKNOWN}/refunds`, "does not exist"],
  [
    ...(["capture of an unknown payment", "POST", `/v1/payments/pay_${UNKNOWN}/capture`] as const),
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

function unknownThings(): Step[] {
  return UNKNOWN_THINGS.map(([what, method, path, description, body]) => ({
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
