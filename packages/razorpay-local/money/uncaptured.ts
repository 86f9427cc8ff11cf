import type { Context } from "../context.ts";
import { find } from "../http/fields.ts";
import type { PaymentRow } from "../types.ts";
import { returnUncaptured } from "./refunds.ts";

/** Schedules the return of an authorised payment that is not captured in time. */
export function expectCapture(ctx: Context, row: PaymentRow): void {
  ctx.account.agenda.at(limitOf(ctx, row), () => {
    if (row.view.status !== "authorized" || !ctx.store.payments.has(row.view.id)) return;
    // The limit may have changed since.
    if (limitOf(ctx, row) > ctx.account.now()) expectCapture(ctx, row);
    else returnUncaptured(ctx, row);
  });
}

/** Reschedules all authorised payments after the limit has changed. */
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
