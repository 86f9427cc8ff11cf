import type { Context } from "../context.ts";
import { sign } from "../http/signature.ts";
import type { PaymentRow } from "../types.ts";

/** The three values passed to the shop's success handler. */
export type Triple = {
  razorpay_payment_id: string;
  razorpay_order_id: string;
  razorpay_signature: string;
};

/** The answer for the shop's handler: the real one, or a forged one if the knob `forgeHandler` is set. */
export function answerOf(ctx: Context, row: PaymentRow): Partial<Triple> {
  const triple = tripleOf(ctx, row.view.order_id, row.view.id);
  const { forgeHandler } = ctx.account.knobs;
  if (forgeHandler === "wrongSignature") {
    return { ...triple, razorpay_signature: sign("forged", "forged") };
  }
  if (forgeHandler === "otherOrder") return answerOfAnother(ctx, row);
  return forgeHandler === "missingFields" ? { razorpay_payment_id: row.view.id } : triple;
}

// A genuine answer of another order: one paid before, or of another shop on the account.
function answerOfAnother(ctx: Context, { view }: PaymentRow): Triple {
  const { random } = ctx.account;
  const other = ctx.store.payments
    .all()
    .findLast((row) => row.view.captured && row.view.order_id !== view.order_id)?.view;
  return tripleOf(ctx, other?.order_id ?? random.id("order_"), other?.id ?? random.id("pay_"));
}

function tripleOf({ keySecret }: Context, orderId: string, paymentId: string): Triple {
  return {
    razorpay_payment_id: paymentId,
    razorpay_order_id: orderId,
    razorpay_signature: sign(`${orderId}|${paymentId}`, keySecret),
  };
}
