import { sign } from "./auth.ts";
import type { Context } from "./context.ts";
import { ApiError, invalid, keyWrong } from "./errors.ts";
import { find, readNotes } from "./fields.ts";
import type { Fields } from "./http.ts";
import { type Means, TEST_CARDS } from "./payment-view.ts";
import { authorizePayment, failPayment, refuseSecondPayment, startPayment } from "./payments.ts";
import type { Failure, PaymentRow } from "./types.ts";

/** The three values that the shop's success handler gets. */
export type Triple = {
  razorpay_payment_id: string;
  razorpay_order_id: string;
  razorpay_signature: string;
};

/** What the frame shows next. `calls` is how often the shop's handler is to be called. */
export type Step =
  | { step: "otp" | "bank"; payment_id: string }
  | { step: "paid"; response: Triple; calls: number }
  | { step: "failed"; error: Failure & { metadata: { order_id: string; payment_id: string } } };

/** The customer pressed Pay. Throws ApiError, with the field at fault, before an attempt is made. */
export async function beginPayment(ctx: Context, body: Fields): Promise<Step> {
  if (body.key_id !== ctx.options.keyId) throw keyWrong();
  const means = readMeans(ctx, body);
  const row = startPayment(ctx, String(body.order_id), means);
  if (means.method === "card") return { step: "otp", payment_id: row.view.id };
  if (means.method === "netbanking") return { step: "bank", payment_id: row.view.id };
  return settle(ctx, row, means.vpa === "failure@razorpay" ? DECLINED : null);
}

/** The customer answered the bank: with a one-time password, or by a button. */
export async function finishPayment(ctx: Context, id: string, body: Fields): Promise<Step> {
  const row = find(ctx.store.payments, "pay_", id);
  if (row.view.status !== "created") throw invalid("This payment has been processed already.");
  if (row.view.method === "card") {
    const isRight = /^\d{4,10}$/.test(String(body.otp ?? ""));
    return settle(ctx, row, isRight ? null : WRONG_OTP);
  }
  return settle(ctx, row, body.outcome === "success" ? null : DECLINED);
}

/** What the shop's handler gets for this payment. */
export function tripleOf(ctx: Context, { view }: PaymentRow): Triple {
  return {
    razorpay_payment_id: view.id,
    razorpay_order_id: view.order_id,
    razorpay_signature: sign(`${view.order_id}|${view.id}`, ctx.options.keySecret),
  };
}

/** What the bank says when it says no without a reason. */
export const DECLINED: Failure = {
  code: "BAD_REQUEST_ERROR",
  description:
    "Your payment didn't go through as it was declined by the bank. Try another payment method or contact your bank.",
  source: "bank",
  step: "payment_authorization",
  reason: "payment_failed",
};

const WRONG_OTP: Failure = {
  code: "BAD_REQUEST_ERROR",
  description: "Payment processing failed because of incorrect OTP",
  source: "customer",
  step: "payment_authentication",
  reason: "incorrect_otp",
};

async function settle(ctx: Context, row: PaymentRow, failure: Failure | null): Promise<Step> {
  const wrong = failure ?? rivalFailure(ctx, row);
  if (wrong) {
    failPayment(ctx, row, wrong);
    const metadata = { order_id: row.view.order_id, payment_id: row.view.id };
    return { step: "failed", error: { ...wrong, metadata } };
  }
  authorizePayment(ctx, row);
  const { dropHandler, doubleHandler, webhookFirst } = ctx.store.knobs;
  if (webhookFirst) await ctx.webhooks.idle();
  return {
    step: "paid",
    response: tripleOf(ctx, row),
    calls: callsFor(dropHandler, doubleHandler),
  };
}

function callsFor(isDropped: boolean, isDoubled: boolean): number {
  if (isDropped) return 0;
  return isDoubled ? 2 : 1;
}

// Another tab may have paid the order while this one was at its bank.
function rivalFailure(ctx: Context, row: PaymentRow): Failure | null {
  try {
    refuseSecondPayment(ctx, find(ctx.store.orders, "order_", row.view.order_id).view);
    return null;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const { code, description, reason = "NA" } = error.body;
    return { code, description, source: "business", step: "payment_authorization", reason };
  }
}

function readMeans(ctx: Context, body: Fields): Means {
  const common = {
    email: String(body.email ?? ""),
    contact: String(body.contact ?? ""),
    notes: readNotes(body.notes),
    ...(body.description ? { description: String(body.description) } : {}),
  };
  if (body.method === "upi") return { ...common, method: "upi", vpa: readVpa(body.vpa) };
  if (body.method === "card") return { ...common, method: "card", cardNumber: readCard(ctx, body) };
  if (body.method === "netbanking") {
    return { ...common, method: "netbanking", bank: String(body.bank ?? "HDFC") };
  }
  throw invalid("Choose how to pay.", "method");
}

function readVpa(value: unknown): string {
  const vpa = String(value ?? "").trim();
  if (vpa === "success@razorpay" || vpa === "failure@razorpay") return vpa;
  throw invalid("Enter success@razorpay or failure@razorpay; no other UPI ID exists here.", "vpa");
}

function readCard(ctx: Context, body: Fields): string {
  const number = String(body.number ?? "").replace(/\D/g, "");
  if (!TEST_CARDS.some((card) => card.number === number)) {
    throw invalid("Enter one of the test card numbers.", "number");
  }
  if (!isFuture(String(body.expiry ?? ""), ctx.now())) {
    throw invalid("Enter an expiry in the future as MM/YY.", "expiry");
  }
  if (!/^\d{3}$/.test(String(body.cvv ?? ""))) throw invalid("Enter a CVV of three digits.", "cvv");
  return number;
}

function isFuture(expiry: string, now: number): boolean {
  const [, month = "", year = ""] = /^(\d{2})\s*\/?\s*(\d{2})$/.exec(expiry.trim()) ?? [];
  if (Number(month) < 1 || Number(month) > 12) return false;
  return Date.UTC(2000 + Number(year), Number(month)) > now;
}
