import { type Context, seconds } from "../context.ts";
import { invalid, orderPaid, paymentWaiting } from "../http/errors.ts";
import {
  allowOnly,
  expansions,
  find,
  newestListed,
  page,
  readAmount,
  readNotes,
} from "../http/fields.ts";
import type { Fields } from "../http/http.ts";
import type { Failure, Order, OrderRow, PaymentRow } from "../types.ts";
import { type Means, newPayment, paymentSnapshot, showPayment } from "./payment-view.ts";
import { expectCapture } from "./uncaptured.ts";

/** GET /v1/payments */
export function listPayments(ctx: Context, query: URLSearchParams) {
  const expand = expansions(query);
  return page(ctx.store.payments.all(), query, {
    newest: newestListed(ctx),
    show: (row) => showPayment(row, expand),
  });
}

export function fetchPayment(ctx: Context, id: string, query: URLSearchParams) {
  return showPayment(find(ctx.store.payments, "pay_", id), expansions(query));
}

/** PATCH /v1/payments/:id; notes only. */
export function editPayment(ctx: Context, id: string, body: Fields) {
  const row = find(ctx.store.payments, "pay_", id);
  allowOnly(ctx, body, ["notes"]);
  row.view.notes = readNotes(body.notes);
  ctx.account.changed();
  return row.view;
}

/** POST /v1/payments/:id/capture. The amount, in paise, must be the authorised one. */
export function capturePayment(ctx: Context, id: string, body: Fields) {
  const row = find(ctx.store.payments, "pay_", id);
  allowOnly(ctx, body, ["amount", "currency"]);
  const amount = readAmount(body.amount);
  if (row.view.captured) throw invalid("This payment has already been captured");
  if (row.view.status !== "authorized") {
    throw invalid("Only payments which have been authorized and not yet captured can be captured");
  }
  if (amount !== row.view.amount) {
    throw invalid("Capture amount must be equal to the amount authorized.", "amount");
  }
  const isPaid = orderOf(ctx, row).view.status === "paid";
  if (isPaid && !ctx.account.knobs.allowDuplicatePayments) throw orderPaid();
  capture(ctx, row);
  return row.view;
}

/** Starts an attempt at an order; throws ApiError if the order is paid or has an authorised payment. */
export function startPayment(ctx: Context, orderId: string, means: Means): PaymentRow {
  const { view: order } = find(ctx.store.orders, "order_", orderId);
  refuseSecondPayment(ctx, order);
  const { random } = ctx.account;
  const row = newPayment(order, means, { random, createdAt: seconds(ctx) });
  ctx.store.addPayment(row);
  if (order.status === "created") order.status = "attempted";
  order.attempts += 1;
  ctx.account.changed();
  return row;
}

/**
 * The bank accepted the payment, at once or late: a failed payment may still get here. It is captured
 * according to the order's policy unless `decision` says otherwise.
 */
export function authorizePayment(
  ctx: Context,
  row: PaymentRow,
  decision: "policy" | "always" | "never" = "policy",
): void {
  if (row.view.status !== "created" && row.view.status !== "failed") {
    throw invalid("This payment has been processed already.");
  }
  clearFailure(row);
  row.view.status = "authorized";
  row.authorizedAt = seconds(ctx);
  ctx.account.changed();
  ctx.webhooks.emit("payment.authorized", { payment: paymentSnapshot(row) });
  const isWanted = decision === "always" || (decision === "policy" && isCapturedByItself(ctx, row));
  if (isWanted && !ctx.account.knobs.stuckAuthorized) capture(ctx, row);
  else expectCapture(ctx, row);
}

/** The bank refused, or did not answer in time. */
export function failPayment(ctx: Context, row: PaymentRow, failure: Failure): void {
  Object.assign(row.view, {
    status: "failed",
    error_code: failure.code,
    error_description: failure.description,
    error_source: failure.source,
    error_step: failure.step,
    error_reason: failure.reason,
  });
  ctx.account.changed();
  ctx.webhooks.emit("payment.failed", { payment: paymentSnapshot(row) });
}

/** Throws ApiError when the order accepts no further payment. */
export function refuseSecondPayment(ctx: Context, order: Order): void {
  if (ctx.account.knobs.allowDuplicatePayments) return;
  if (order.status === "paid") throw orderPaid();
  const payments = ctx.store.paymentsOfOrder.of(order.id);
  if (payments.some((row) => row.view.status === "authorized")) throw paymentWaiting();
}

function orderOf(ctx: Context, row: PaymentRow): OrderRow {
  return find(ctx.store.orders, "order_", row.view.order_id);
}

function capture(ctx: Context, row: PaymentRow): void {
  const order = orderOf(ctx, row).view;
  const base = row.view.amount * FEE_RATE;
  const isFirst = order.status !== "paid";
  row.view.status = "captured";
  row.view.captured = true;
  row.view.tax = Math.round(base * GST_RATE);
  row.view.fee = Math.round(base) + row.view.tax;
  order.status = "paid";
  order.amount_paid = order.amount;
  order.amount_due = 0;
  ctx.account.changed();
  const payment = paymentSnapshot(row);
  ctx.webhooks.emit("payment.captured", { payment });
  if (isFirst) ctx.webhooks.emit("order.paid", { payment, order });
}

const FEE_RATE = 0.02;
const GST_RATE = 0.18;

// A late success, after the order's own period or on a paid order, waits for the shop's decision.
function isCapturedByItself(ctx: Context, row: PaymentRow): boolean {
  const { view: order, policy } = orderOf(ctx, row);
  if (policy.mode !== "automatic") return false;
  if (order.status === "paid" && !ctx.account.knobs.allowDuplicatePayments) return false;
  return seconds(ctx) - row.view.created_at <= policy.automaticExpiry * 60;
}

function clearFailure(row: PaymentRow): void {
  row.view.error_code = null;
  row.view.error_description = null;
  row.view.error_source = null;
  row.view.error_step = null;
  row.view.error_reason = null;
}
