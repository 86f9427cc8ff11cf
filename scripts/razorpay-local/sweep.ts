import { type Context, seconds } from "./context.ts";
import { find } from "./fields.ts";
import { failPayment } from "./payments.ts";
import { returnUncaptured } from "./refunds.ts";
import type { PaymentRow } from "./types.ts";

/** Does what time alone does: unanswered payments fail, uncaptured ones are given back. */
export function sweep(ctx: Context): void {
  for (const row of ctx.store.payments.values()) {
    if (isUnanswered(ctx, row)) failPayment(ctx, row, TIMED_OUT);
    else if (isUncapturedTooLong(ctx, row)) returnUncaptured(ctx, row);
  }
}

const ANSWER_SECONDS = 600;

const TIMED_OUT = {
  code: "BAD_REQUEST_ERROR",
  description: "Payment was not completed on time.",
  source: "customer",
  step: "payment_authentication",
  reason: "payment_timed_out",
};

function isUnanswered(ctx: Context, { view }: PaymentRow): boolean {
  return view.status === "created" && seconds(ctx) - view.created_at > ANSWER_SECONDS;
}

function isUncapturedTooLong(ctx: Context, row: PaymentRow): boolean {
  if (row.view.status !== "authorized" || row.authorizedAt === null) return false;
  const { policy } = find(ctx.store.orders, "order_", row.view.order_id);
  return seconds(ctx) - row.authorizedAt > policy.manualExpiry * 60;
}
