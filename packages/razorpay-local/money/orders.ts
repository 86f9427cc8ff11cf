import { type Context, seconds } from "../context.ts";
import { amountTooSmall, invalid } from "../http/errors.ts";
import {
  allowOnly,
  collection,
  expansions,
  find,
  newestListed,
  page,
  readAmount,
  readInteger,
  readNotes,
  readReceipt,
} from "../http/fields.ts";
import { type Fields, isFields } from "../http/http.ts";
import type { CapturePolicy, Order } from "../types.ts";
import { showPayment } from "./payment-view.ts";

/** POST /v1/orders. Amount in paise. */
export function createOrder(ctx: Context, body: Fields): Order {
  allowOnly(ctx, body, ORDER_FIELDS);
  const amount = readOrderAmount(ctx, body.amount);
  const currency = readCurrency(body.currency);
  const receipt = readReceipt(body.receipt);
  const notes = readNotes(body.notes);
  const policy = readPolicy(ctx, body);
  if (isTrue(body.partial_payment)) throw invalid("Partial payments are not enabled.");
  const [earlier] = receipt ? ctx.store.ordersOfReceipt.of(receipt) : [];
  if (earlier && isTrue(body.unique_receipt)) return earlier.view;
  if (earlier && ctx.account.knobs.uniqueOrderReceipt) {
    throw invalid("Order receipt should be unique.", "receipt");
  }
  const view = newOrder(ctx, { amount, currency, receipt, notes });
  ctx.store.addOrder({ view, policy });
  ctx.account.changed();
  return view;
}

/** GET /v1/orders */
export function listOrders(ctx: Context, query: URLSearchParams) {
  const receipt = query.get("receipt");
  const authorized = query.get("authorized");
  const wantsMoney = authorized === "1" || authorized === "true";
  const rows = receipt ? ctx.store.ordersOfReceipt.of(receipt) : ctx.store.orders.all();
  const wanted = page(rows, query, {
    newest: newestListed(ctx),
    show: ({ view }) => (!authorized || hasMoney(ctx, view.id) === wantsMoney ? view : null),
  });
  if (!expansions(query).includes("payments")) return wanted;
  return collection(
    wanted.items.map((order) => ({ ...order, payments: listOrderPayments(ctx, order.id, query) })),
  );
}

export function fetchOrder(ctx: Context, id: string): Order {
  return find(ctx.store.orders, "order_", id).view;
}

/** PATCH /v1/orders/:id; notes only. */
export function editOrder(ctx: Context, id: string, body: Fields): Order {
  const { view } = find(ctx.store.orders, "order_", id);
  allowOnly(ctx, body, ["notes"]);
  view.notes = readNotes(body.notes);
  ctx.account.changed();
  return view;
}

/** GET /v1/orders/:id/payments, newest first. */
export function listOrderPayments(ctx: Context, id: string, query: URLSearchParams) {
  find(ctx.store.orders, "order_", id);
  const payments = ctx.store.paymentsOfOrder.of(id).toReversed();
  return collection(payments.map((row) => showPayment(row, expansions(query))));
}

const ORDER_FIELDS = [
  "amount",
  "currency",
  "receipt",
  "notes",
  "payment",
  "payment_capture",
  "partial_payment",
  "unique_receipt",
];

function hasMoney(ctx: Context, orderId: string): boolean {
  return ctx.store.paymentsOfOrder
    .of(orderId)
    .some((row) => ["authorized", "captured"].includes(row.view.status));
}

function readOrderAmount(ctx: Context, value: unknown): number {
  const amount = readAmount(value);
  if (amount < 100) throw amountTooSmall();
  if (amount > (ctx.account.options.maxAmount ?? 1_00_00_000_00)) {
    throw invalid("Amount exceeds maximum amount allowed.", "amount");
  }
  return amount;
}

function readCurrency(value: unknown): string {
  if (value === undefined || value === "") throw invalid("currency: is required.", "currency");
  if (value !== "INR") throw invalid("Currency is not supported", "currency");
  return value;
}

// The account's default is automatic capture within five days, like the real one.
function readPolicy(ctx: Context, body: Fields): CapturePolicy {
  const policy: CapturePolicy = { mode: "automatic", automaticExpiry: 7200, manualExpiry: 7200 };
  if (body.payment_capture !== undefined && !isTrue(body.payment_capture)) policy.mode = "manual";
  if (body.payment === undefined) return policy;
  if (!isFields(body.payment)) throw invalid("payment: must be an object.", "payment");
  allowOnly(ctx, body.payment, ["capture", "capture_options"]);
  const { capture, capture_options: options = {} } = body.payment;
  if (capture !== "automatic" && capture !== "manual") {
    throw invalid("The selected capture is invalid.", "capture");
  }
  if (!isFields(options)) throw invalid("capture_options: must be an object.", "capture_options");
  allowOnly(ctx, options, ["automatic_expiry_period", "manual_expiry_period", "refund_speed"]);
  return { mode: capture, ...readPeriods(options, policy) };
}

function readPeriods(options: Fields, otherwise: CapturePolicy) {
  const read = (field: string, fallback: number, least: number) => {
    if (options[field] === undefined) return fallback;
    const minutes = readInteger(options[field], field);
    if (minutes < least) throw invalid(`The ${field} must be at least ${least}.`, field);
    if (minutes > 7200) throw invalid(`The ${field} may not be greater than 7200.`, field);
    return minutes;
  };
  const automaticExpiry = read("automatic_expiry_period", otherwise.automaticExpiry, 12);
  const manualExpiry = read("manual_expiry_period", otherwise.manualExpiry, automaticExpiry);
  return { automaticExpiry, manualExpiry };
}

function newOrder(ctx: Context, given: Pick<Order, "amount" | "currency" | "receipt" | "notes">) {
  const order: Order = {
    id: ctx.account.random.id("order_"),
    entity: "order",
    amount: given.amount,
    amount_paid: 0,
    amount_due: given.amount,
    currency: given.currency,
    receipt: given.receipt,
    offer_id: null,
    status: "created",
    attempts: 0,
    notes: given.notes,
    created_at: seconds(ctx),
  };
  return order;
}

const isTrue = (value: unknown) =>
  value === true || value === 1 || value === "1" || value === "true";
