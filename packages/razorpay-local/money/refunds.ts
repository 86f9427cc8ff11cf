import { createHash } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { type Context, seconds } from "../context.ts";
import { invalid, keyConflict, lowBalance, unknownId } from "../http/errors.ts";
import {
  allowOnly,
  find,
  newestListed,
  page,
  readAmount,
  readNotes,
  readReceipt,
} from "../http/fields.ts";
import { type Fields, isFields } from "../http/http.ts";
import type { PaymentRow, Refund } from "../types.ts";
import { paymentSnapshot } from "./payment-view.ts";
import { countRefund, expectOutcome } from "./refund-outcomes.ts";

/**
 * POST /v1/payments/:id/refund. Amount in paise; by default the whole rest. With an idempotency key the same
 * request gets the same refund, another request 409.
 */
export async function createRefund(
  ctx: Context,
  paymentId: string,
  body: Fields,
  key: string | undefined,
): Promise<Refund> {
  const row = find(ctx.store.payments, "pay_", paymentId);
  if (key === undefined) return delayedRefund(ctx, row, body);
  if (!/^[A-Za-z0-9_-]{10,}$/.test(key)) {
    throw invalid(
      "The idempotency key must have at least 10 letters, digits, hyphens or underscores.",
    );
  }
  const bodyHash = createHash("sha256").update(canonical(body)).digest("hex");
  const earlier = replayed(ctx, key, paymentId, bodyHash);
  if (earlier) return earlier;
  const claim = { paymentId, bodyHash, refundId: null };
  ctx.store.refundKeys.set(key, claim);
  try {
    const refund = await delayedRefund(ctx, row, body);
    ctx.store.refundKeys.set(key, { ...claim, refundId: refund.id });
    ctx.account.changed();
    return refund;
  } catch (error) {
    ctx.store.refundKeys.delete(key);
    throw error;
  }
}

/** Returns a payment that was authorised but never captured. */
export function returnUncaptured(ctx: Context, row: PaymentRow): Refund {
  const { amount } = row.view;
  return book(ctx, row, { amount, receipt: null, notes: [], speed: "normal" }, "processed");
}

/** GET /v1/refunds */
export function listRefunds(ctx: Context, query: URLSearchParams) {
  const newest = newestListed(ctx);
  return page(ctx.store.refunds.all(), query, { newest, show: (refund) => refund });
}

/** GET /v1/payments/:id/refunds */
export function listRefundsOf(ctx: Context, query: URLSearchParams, paymentId: string) {
  find(ctx.store.payments, "pay_", paymentId);
  const rows = ctx.store.refundsOfPayment.of(paymentId);
  return page(rows, query, { show: (refund) => refund });
}

export function fetchRefund(ctx: Context, id: string, paymentId?: string): Refund {
  if (paymentId) find(ctx.store.payments, "pay_", paymentId);
  const refund = find(ctx.store.refunds, "rfnd_", id);
  if (paymentId && refund.payment_id !== paymentId) throw unknownId();
  return refund;
}

/** PATCH /v1/refunds/:id; notes only. */
export function editRefund(ctx: Context, id: string, body: Fields): Refund {
  const refund = find(ctx.store.refunds, "rfnd_", id);
  allowOnly(ctx, body, ["notes"]);
  refund.notes = readNotes(body.notes);
  ctx.account.changed();
  return refund;
}

function replayed(ctx: Context, key: string, paymentId: string, bodyHash: string): Refund | null {
  const earlier = ctx.store.refundKeys.get(key);
  if (!earlier) return null;
  if (earlier.paymentId !== paymentId || earlier.bodyHash !== bodyHash) {
    throw keyConflict(
      "Different request with the same idempotency key has already been processed.",
    );
  }
  if (earlier.refundId === null) {
    throw keyConflict("Request with the same idempotency key is already in progress.");
  }
  return find(ctx.store.refunds, "rfnd_", earlier.refundId);
}

// The order of the fields depends on the client's library.
function canonical(value: unknown): string {
  if (!isFields(value)) return JSON.stringify(value) ?? "";
  const names = Object.keys(value).sort();
  return `{${names.map((name) => `${JSON.stringify(name)}:${canonical(value[name])}`).join()}}`;
}

async function delayedRefund(ctx: Context, row: PaymentRow, body: Fields): Promise<Refund> {
  const { refundWorkMs, refundMode } = ctx.account.knobs;
  if (refundWorkMs > 0) await wait(refundWorkMs, undefined, { ref: false });
  allowOnly(ctx, body, ["amount", "speed", "notes", "receipt"]);
  const receipt = readReceipt(body.receipt);
  const notes = readNotes(body.notes);
  const speed = readSpeed(body.speed);
  const amount = readRefundAmount(row, body.amount);
  refuseUsedReceipt(ctx, receipt);
  drawOnBalance(ctx, amount);
  return book(ctx, row, { amount, receipt, notes, speed }, refundMode);
}

function readSpeed(value: unknown): Refund["speed_requested"] {
  if (value === undefined) return "normal";
  if (value === "normal" || value === "optimum") return value;
  throw invalid("The selected speed is invalid.", "speed");
}

function readRefundAmount({ view }: PaymentRow, value: unknown): number {
  if (view.status === "refunded") throw invalid("The payment has been fully refunded already");
  if (view.status !== "captured") {
    throw invalid("The payment status should be captured for action to be taken");
  }
  const left = view.amount - view.amount_refunded;
  const amount = value === undefined || value === null ? left : readAmount(value);
  if (amount < 100) throw invalid("The amount must be at least INR 1.00", "amount");
  if (amount > left) {
    throw invalid("The refund amount provided is greater than amount captured", "amount");
  }
  return amount;
}

// The real service is known to detect duplicates by receipt as well as by key.
function refuseUsedReceipt(ctx: Context, receipt: string | null): void {
  if (!receipt || !ctx.account.knobs.uniqueRefundReceipt) return;
  if (ctx.store.refundsOfReceipt.of(receipt).length > 0) {
    throw invalid("Duplicate receipt found for this refund request.", "receipt");
  }
}

function drawOnBalance(ctx: Context, amount: number): void {
  const { knobs } = ctx.account;
  if (knobs.merchantBalance === null) return;
  if (knobs.merchantBalance < amount) throw lowBalance(knobs.lowBalanceText);
  knobs.merchantBalance -= amount;
}

type Wanted = Pick<Refund, "amount" | "receipt" | "notes"> & { speed: Refund["speed_requested"] };

function book(
  ctx: Context,
  row: PaymentRow,
  { speed, ...given }: Wanted,
  mode: "processed" | "pending" | "failed",
): Refund {
  const isInstant = speed === "optimum" && given.amount !== NEVER_INSTANT;
  const isDone = mode === "processed";
  const refund: Refund = {
    ...given,
    id: ctx.account.random.id("rfnd_"),
    entity: "refund",
    currency: row.view.currency,
    payment_id: row.view.id,
    acquirer_data: { arn: null },
    created_at: seconds(ctx),
    batch_id: null,
    status: isDone ? "processed" : "pending",
    speed_processed: isDone ? speedOf(isInstant) : null,
    speed_requested: speed,
  };
  ctx.store.addRefund(refund);
  countRefund(row, refund.amount);
  if (!isDone) planOutcome(ctx, refund, mode === "failed" ? "failed" : "processed");
  announce(ctx, row, refund, speed === "optimum" && !isInstant);
  return refund;
}

/** The one amount, in paise, that the real test mode refunds at normal speed instead of instantly. */
const NEVER_INSTANT = 2_468;

const speedOf = (isInstant: boolean) => (isInstant ? "instant" : "normal");

function planOutcome(ctx: Context, refund: Refund, outcome: "processed" | "failed"): void {
  const { refundSettleMs } = ctx.account.knobs;
  const dueAt = refundSettleMs === null ? null : ctx.account.now() + refundSettleMs;
  ctx.store.refundPlans.set(refund.id, { outcome, dueAt });
  expectOutcome(ctx, refund.id);
}

function announce(ctx: Context, row: PaymentRow, refund: Refund, isSlower: boolean): void {
  ctx.account.changed();
  const payment = paymentSnapshot(row);
  ctx.webhooks.emit("refund.created", { refund, payment });
  if (isSlower) ctx.webhooks.emit("refund.speed_changed", { refund, payment });
  if (refund.status === "processed") ctx.webhooks.emit("refund.processed", { refund, payment });
}
