import type { Context } from "../context.ts";
import { expectOutcome } from "../money/refund-outcomes.ts";
import { expectCaptures } from "../money/uncaptured.ts";
import { expectAnswer, expectLateYes } from "../money/waiting.ts";

/** Reschedules everything that was pending when the snapshot was written. */
export function restoreTimetable(ctx: Context): void {
  for (const row of ctx.store.payments.all()) {
    if (row.view.status === "created") expectAnswer(ctx, row);
    if (row.view.status === "failed" && row.lateAt) expectLateYes(ctx, row, row.lateAt);
  }
  expectCaptures(ctx);
  for (const id of ctx.store.refundPlans.keys()) expectOutcome(ctx, id);
}
