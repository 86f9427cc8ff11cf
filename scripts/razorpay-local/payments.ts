import { type Context, seconds } from "./context.ts";
import { invalid, orderPaid, paymentWaiting } from "./errors.ts";
import { allowOnly, expansions, find, page, readAmount, readNotes } from "./fields.ts";
import type { Fields } from "./http.ts";
import { paymentsOf } from "./orders.ts";
import { type Means, newPayment, paymentSnapshot, showPayment } from "./payment-view.ts";
import type { Failure, Order, PaymentRow } from "./types.ts";

/** GET /v1/payments */
export function listPayments(ctx: Context, query: URLSearchParams) {
  const expand = expansions(query);
  const rows = [...ctx.store.payments.values()];
  return page(
    rows.map((row) => showPayment(row, expand)),
    query,
  );
}

export function fetchPayment(ctx: Context, id: string, query: URLSearchParams) {
  return showPayment(find(ctx.store.payments, "pay_", id), expansions(query));
}

/** PATCH /v1/payments/:id; notes only. */
export function editPayment(ctx: Context, id: string, body: Fields) {
  const row = find(ctx.store.payments, "pay_", id);
  allowOnly(body, ["notes"]);
  row.view.notes = readNotes(body.notes);
  ctx.changed();
  return row.view;
}

/** POST /v1/payments/:id/capture. The amount, in paise, must be the authorised one. */
export function capturePayment(ctx: Context, id: string, body: Fields) {
  const row = find(ctx.store.payments, "pay_", id);
  allowOnly(body, ["amount", "currency"]);
  const amount = readAmount(body.amount);
  if (row.view.captured) throw invalid("This payment has already been captured");
  if (row.view.status !== "authorized") {
    throw invalid("Only payments which have been authorized and not yet captured can be captured");
  }
  if (amount !== row.view.amount) {
    throw invalid("Capture amount must be equal to the amount authorized.", "amount");
  }
  if (orderOf(ctx, row).status === "paid") throw orderPaid();
  capture(ctx, row);
  return row.view;
}

/** Begins an attempt at an order; throws ApiError when it is paid or a payment is waiting. */
export function startPayment(ctx: Context, orderId: string, means: Means): PaymentRow {
  const { view: order } = find(ctx.store.orders, "order_", orderId);
  refuseSecondPayment(ctx, order);
  const row = newPayment(order, means, seconds(ctx));
  ctx.store.payments.set(row.view.id, row);
  order.status = "attempted";
  order.attempts += 1;
  ctx.changed();
  return row;
}

/**
 * The bank said yes, at once or late: a failed payment may still get here.
 * Whether it is captured follows the order's policy unless `decision` says so.
 */
export function authorizePayment(
  ctx: Context,
  row: PaymentRow,
  decision: "policy" | "always" | "never" = "policy",
): void {
  clearFailure(row);
  row.view.status = "authorized";
  row.authorizedAt = seconds(ctx);
  ctx.changed();
  ctx.webhooks.emit("payment.authorized", { payment: paymentSnapshot(row) });
  if (decision === "always" || (decision === "policy" && isCapturedByItself(ctx, row))) {
    capture(ctx, row);
  }
}

/** The bank said no, or nothing in time. */
export function failPayment(ctx: Context, row: PaymentRow, failure: Failure): void {
  Object.assign(row.view, {
    status: "failed",
    error_code: failure.code,
    error_description: failure.description,
    error_source: failure.source,
    error_step: failure.step,
    error_reason: failure.reason,
  });
  ctx.changed();
  ctx.webhooks.emit("payment.failed", { payment: paymentSnapshot(row) });
}

/** Throws ApiError when the order takes no further payment. */
export function refuseSecondPayment(ctx: Context, order: Order): void {
  if (order.status === "paid") throw orderPaid();
  const waiting = paymentsOf(ctx, order.id).some((row) => row.view.status === "authorized");
  if (waiting) throw paymentWaiting();
}

function capture(ctx: Context, row: PaymentRow): void {
  const order = orderOf(ctx, row);
  const base = row.view.amount * FEE_RATE;
  row.view.status = "captured";
  row.view.captured = true;
  row.view.tax = Math.round(base * GST_RATE);
  row.view.fee = Math.round(base) + row.view.tax;
  order.status = "paid";
  order.amount_paid = order.amount;
  order.amount_due = 0;
  ctx.changed();
  const payment = paymentSnapshot(row);
  ctx.webhooks.emit("payment.captured", { payment });
  ctx.webhooks.emit("order.paid", { payment, order });
}

const FEE_RATE = 0.02;
const GST_RATE = 0.18;

function orderOf(ctx: Context, row: PaymentRow): Order {
  return find(ctx.store.orders, "order_", row.view.order_id).view;
}

// A late yes, after the order's own period or on an order that is paid, waits for the shop's decision.
function isCapturedByItself(ctx: Context, row: PaymentRow): boolean {
  const { view: order, policy } = find(ctx.store.orders, "order_", row.view.order_id);
  const age = seconds(ctx) - row.view.created_at;
  return (
    policy.mode === "automatic" && order.status !== "paid" && age <= policy.automaticExpiry * 60
  );
}

function clearFailure(row: PaymentRow): void {
  row.view.error_code = null;
  row.view.error_description = null;
  row.view.error_source = null;
  row.view.error_step = null;
  row.view.error_reason = null;
}
