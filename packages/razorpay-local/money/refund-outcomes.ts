import type { Context } from "../context.ts";
import { invalid } from "../http/errors.ts";
import { find } from "../http/fields.ts";
import type { PaymentRow, Refund } from "../types.ts";
import { paymentSnapshot } from "./payment-view.ts";

/** Schedules the end of a pending refund; one without a time waits for `endRefund`. */
export function expectOutcome(ctx: Context, id: string): void {
  const plan = ctx.store.refundPlans.get(id);
  if (!plan || plan.dueAt === null) return;
  ctx.account.agenda.at(plan.dueAt, () => {
    if (ctx.store.refundPlans.get(id) === plan) endRefund(ctx, id, plan.outcome);
  });
}

/** Ends a pending refund. Throws ApiError when it is not pending. */
export function endRefund(ctx: Context, id: string, outcome: "processed" | "failed"): Refund {
  const refund = find(ctx.store.refunds, "rfnd_", id);
  if (refund.status !== "pending") throw invalid("This refund is not pending.");
  ctx.store.refundPlans.delete(id);
  const row = find(ctx.store.payments, "pay_", refund.payment_id);
  if (outcome === "failed") takeBack(ctx, row, refund);
  else markProcessed(ctx, refund);
  ctx.account.changed();
  ctx.webhooks.emit(`refund.${outcome}`, { refund, payment: paymentSnapshot(row) });
  return refund;
}

/** Adds a refund to its payment, or subtracts a failed one (negative amount). Paise. */
export function countRefund({ view }: PaymentRow, amount: number): void {
  view.amount_refunded += amount;
  const isFull = view.amount_refunded === view.amount;
  if (view.amount_refunded === 0) view.refund_status = null;
  else view.refund_status = isFull ? "full" : "partial";
  if (isFull) view.status = "refunded";
  else if (view.captured) view.status = "captured";
}

function markProcessed(ctx: Context, refund: Refund): void {
  refund.status = "processed";
  refund.speed_processed = "normal";
  refund.acquirer_data = { arn: ctx.account.random.digits(23) };
}

function takeBack(ctx: Context, row: PaymentRow, refund: Refund): void {
  refund.status = "failed";
  countRefund(row, -refund.amount);
  const { knobs } = ctx.account;
  if (knobs.merchantBalance !== null) knobs.merchantBalance += refund.amount;
}
