import { createHash } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { type Context, seconds } from "./context.ts";
import { invalid, keyConflict, unknownId } from "./errors.ts";
import { allowOnly, find, page, readAmount, readNotes, readReceipt } from "./fields.ts";
import type { Fields } from "./http.ts";
import { paymentSnapshot } from "./payment-view.ts";
import { newId } from "./store.ts";
import type { PaymentRow, Refund } from "./types.ts";

/**
 * POST /v1/payments/:id/refund. Amount in paise; without one, all that is left.
 * With an idempotency key the same request answers the same refund, another one 409.
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
  const bodyHash = createHash("sha256").update(JSON.stringify(body)).digest("hex");
  const earlier = replayed(ctx, key, paymentId, bodyHash);
  if (earlier) return earlier;
  ctx.store.refundKeys.set(key, { paymentId, bodyHash, refundId: null });
  try {
    const refund = await delayedRefund(ctx, row, body);
    ctx.store.refundKeys.set(key, { paymentId, bodyHash, refundId: refund.id });
    ctx.changed();
    return refund;
  } catch (error) {
    ctx.store.refundKeys.delete(key);
    throw error;
  }
}

/** Gives back a payment that was authorised but never captured. */
export function returnUncaptured(ctx: Context, row: PaymentRow): Refund {
  return book(ctx, row, { amount: row.view.amount, receipt: null, notes: [], speed: "normal" });
}

/** GET /v1/refunds, or those of one payment. */
export function listRefunds(ctx: Context, query: URLSearchParams, paymentId?: string) {
  if (paymentId) find(ctx.store.payments, "pay_", paymentId);
  const refunds = [...ctx.store.refunds.values()];
  return page(
    refunds.filter((refund) => !paymentId || refund.payment_id === paymentId),
    query,
  );
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
  allowOnly(body, ["notes"]);
  refund.notes = readNotes(body.notes);
  ctx.changed();
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

async function delayedRefund(ctx: Context, row: PaymentRow, body: Fields): Promise<Refund> {
  const { refundWorkMs } = ctx.store.knobs;
  if (refundWorkMs > 0) await wait(refundWorkMs, undefined, { ref: false });
  allowOnly(body, ["amount", "speed", "notes", "receipt"]);
  const receipt = readReceipt(body.receipt);
  const notes = readNotes(body.notes);
  const speed = readSpeed(body.speed);
  const amount = readRefundAmount(row, body.amount);
  refuseUsedReceipt(ctx, receipt);
  return book(ctx, row, { amount, receipt, notes, speed });
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

// The real service is known to stop doubles by receipt as well as by key.
function refuseUsedReceipt(ctx: Context, receipt: string | null): void {
  if (!receipt) return;
  const used = [...ctx.store.refunds.values()].some((refund) => refund.receipt === receipt);
  if (used) throw invalid("Refund receipt should be unique.", "receipt");
}

type Wanted = Pick<Refund, "amount" | "receipt" | "notes"> & { speed: Refund["speed_requested"] };

function book(ctx: Context, row: PaymentRow, wanted: Wanted): Refund {
  const refund: Refund = {
    id: newId("rfnd_"),
    entity: "refund",
    amount: wanted.amount,
    currency: row.view.currency,
    payment_id: row.view.id,
    notes: wanted.notes,
    receipt: wanted.receipt,
    acquirer_data: { arn: null },
    created_at: seconds(ctx),
    batch_id: null,
    status: "processed",
    speed_processed: wanted.speed === "optimum" ? "instant" : "normal",
    speed_requested: wanted.speed,
  };
  ctx.store.refunds.set(refund.id, refund);
  const isFull = row.view.amount_refunded + refund.amount === row.view.amount;
  row.view.amount_refunded += refund.amount;
  row.view.refund_status = isFull ? "full" : "partial";
  if (isFull) row.view.status = "refunded";
  ctx.changed();
  const payment = paymentSnapshot(row);
  ctx.webhooks.emit("refund.created", { refund, payment });
  ctx.webhooks.emit("refund.processed", { refund, payment });
  return refund;
}
