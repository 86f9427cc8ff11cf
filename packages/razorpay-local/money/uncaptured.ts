import type { Context } from "../context.ts";
import { find } from "../http/fields.ts";
import type { PaymentRow } from "../types.ts";
import { returnUncaptured } from "./refunds.ts";

/** An authorised payment that nobody captures goes back to the customer at its limit. */
export function expectCapture(ctx: Context, row: PaymentRow): void {
  ctx.account.agenda.at(limitOf(ctx, row), () => {
    if (row.view.status !== "authorized" || !ctx.store.payments.has(row.view.id)) return;
    // The limit may have been moved meanwhile.
    if (limitOf(ctx, row) > ctx.account.now()) expectCapture(ctx, row);
    else returnUncaptured(ctx, row);
  });
}

/** Reads the limits of all waiting payments anew, after they were changed. */
export function expectCaptures(ctx: Context): void {
  for (const row of ctx.store.payments.all()) {
    if (row.view.status === "authorized") expectCapture(ctx, row);
  }
}

function limitOf(ctx: Context, { view, authorizedAt }: PaymentRow): number {
  const { policy } = find(ctx.store.orders, "order_", view.order_id);
  const wait = ctx.account.knobs.autoRefundAfter ?? policy.manualExpiry * 60_000;
  return (authorizedAt ?? view.created_at) * 1_000 + wait;
}
