import { setTimeout as wait } from "node:timers/promises";
import { type Context, type Modes, modeOf } from "../context.ts";
import { ApiError, invalid, keyWrong } from "../http/errors.ts";
import { find, readNotes } from "../http/fields.ts";
import type { Fields } from "../http/http.ts";
import { type Means, TEST_CARDS } from "../money/payment-view.ts";
import {
  authorizePayment,
  failPayment,
  refuseSecondPayment,
  startPayment,
} from "../money/payments.ts";
import { expectAnswer, failUntilLater, TIMED_OUT } from "../money/waiting.ts";
import type { Failure, PaymentRow } from "../types.ts";
import { answerOf, type Triple } from "./handler-answer.ts";

/** The next step in the frame. `calls` is how often the shop's handler is called. */
export type Step =
  | { step: "otp" | "bank"; payment_id: string }
  | { step: "paid"; response: Partial<Triple>; calls: number }
  | { step: "failed"; error: Failure & { metadata: { order_id: string; payment_id: string } } }
  /** The customer left the bank's page; the payment stays pending. */
  | { step: "left" };

/** The customer pressed Pay. Throws ApiError with the wrong field, before an attempt is made. */
export async function beginPayment(modes: Modes, body: Fields): Promise<Step> {
  const ctx = modes.find((mode) => mode?.keyId === body.key_id);
  if (!ctx) throw keyWrong();
  const means = readMeans(ctx, body);
  const row = startPayment(ctx, String(body.order_id), means);
  if (means.method === "upi") {
    return settle(ctx, row, means.vpa === "failure@razorpay" ? DECLINED : null);
  }
  expectAnswer(ctx, row);
  return { step: means.method === "card" ? "otp" : "bank", payment_id: row.view.id };
}

/** The customer answered at the bank: with a one-time password, or by a button. */
export async function finishPayment(modes: Modes, id: string, body: Fields): Promise<Step> {
  const ctx = modeOf(modes, id);
  const row = find(ctx.store.payments, "pay_", id);
  if (row.view.status !== "created") throw invalid("This payment has been processed already.");
  if (body.outcome === "pending") return { step: "left" };
  if (body.outcome === "close") return settle(ctx, row, CANCELLED);
  if (row.view.method === "card") {
    const isRight = /^\d{4,10}$/.test(String(body.otp ?? ""));
    return settle(ctx, row, isRight ? null : WRONG_OTP);
  }
  return settle(ctx, row, body.outcome === "success" ? null : DECLINED);
}

/** The bank's answer for a refusal without a reason. */
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

const CANCELLED: Failure = {
  code: "BAD_REQUEST_ERROR",
  description: "Payment processing cancelled by user",
  source: "customer",
  step: "payment_authentication",
  reason: "payment_cancelled",
};

async function settle(ctx: Context, row: PaymentRow, failure: Failure | null): Promise<Step> {
  const { knobs } = ctx.account;
  const wrong = failure ?? rivalFailure(ctx, row);
  if (wrong) failPayment(ctx, row, wrong);
  else if (knobs.lateAuthorize !== null) failUntilLater(ctx, row, knobs.lateAuthorize);
  else authorizePayment(ctx, row);
  if (knobs.webhookFirst) await ctx.webhooks.idle();
  if (knobs.delayHandler > 0) await wait(knobs.delayHandler, undefined, { ref: false });
  if (row.view.status === "failed") return failedStep(row, wrong ?? TIMED_OUT);
  const calls = callsFor(knobs.dropHandler, knobs.doubleHandler);
  return { step: "paid", response: answerOf(ctx, row), calls };
}

function failedStep({ view }: PaymentRow, failure: Failure): Step {
  const metadata = { order_id: view.order_id, payment_id: view.id };
  return { step: "failed", error: { ...failure, metadata } };
}

function callsFor(isDropped: boolean, isDoubled: boolean): number {
  if (isDropped) return 0;
  return isDoubled ? 2 : 1;
}

// Another tab may have paid the order in the meantime.
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
  if (!isFuture(String(body.expiry ?? ""), ctx.account.now())) {
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
