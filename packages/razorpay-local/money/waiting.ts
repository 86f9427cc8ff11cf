import type { Context } from "../context.ts";
import type { Failure, PaymentRow } from "../types.ts";
import { authorizePayment, failPayment } from "./payments.ts";

/** Schedules the failure of a payment without an answer from its bank, after ten minutes. */
export function expectAnswer(ctx: Context, row: PaymentRow): void {
  ctx.account.agenda.at(row.view.created_at * 1_000 + ANSWER_MS, () => {
    const isOpen = row.view.status === "created" && ctx.store.payments.has(row.view.id);
    if (isOpen) failPayment(ctx, row, TIMED_OUT);
  });
}

/** Fails a payment now that will be authorised `ms` milliseconds later. */
export function failUntilLater(ctx: Context, row: PaymentRow, ms: number): void {
  row.lateAt = ctx.account.now() + ms;
  failPayment(ctx, row, TIMED_OUT);
  expectLateYes(ctx, row, row.lateAt);
}

/** Schedules the late authorisation of a failed payment. `dueAt` in milliseconds. */
export function expectLateYes(ctx: Context, row: PaymentRow, dueAt: number): void {
  ctx.account.agenda.at(dueAt, () => {
    if (row.view.status !== "failed" || !ctx.store.payments.has(row.view.id)) return;
    delete row.lateAt;
    authorizePayment(ctx, row);
  });
}

/** The error of a payment whose bank did not answer in time. */
export const TIMED_OUT: Failure = {
  code: "BAD_REQUEST_ERROR",
  description: "Payment was not completed on time.",
  source: "customer",
  step: "payment_authentication",
  reason: "payment_timed_out",
};

const ANSWER_MS = 600_000;
