import "server-only";
import { env, isWebTier, required } from "@/lib/env";
import { readBounded } from "@/lib/http/input";
import { isPaymentSigned } from "@/lib/payments/provider/signature";
import { relayCallback } from "@/lib/payments/relayed";
import { PURCHASE_PARAM } from "@/lib/payments/rules";
import { findAttempt } from "@/lib/payments/settle";
import { trySettle } from "@/lib/payments/status";
import { isUuid } from "@/lib/uuid";

/** A form of three ids or an error with its metadata is far smaller. */
const MAX_BYTES = 16 * 1024;

/**
 * The provider's page sends the customer back by a form post, in browsers that open no second window.
 * Answers where to go on: the purchase's own page, which confirms by itself whatever happened here. An answer
 * that is not signed says nothing of whose purchase it is: then it is the one that our own page named in the
 * address to come back to, or the checkout.
 */
export async function receiveCallback(request: Request): Promise<string> {
  const home = `${env().APP_ORIGIN}/checkout`;
  const bytes = await readBounded(request, MAX_BYTES);
  const found =
    bytes && (isWebTier() ? await relayCallback(bytes, request.headers) : await paid(bytes));
  if (found && found !== home) return found;
  const named = new URL(request.url).searchParams.get(PURCHASE_PARAM) ?? "";
  return isUuid(named) ? `${home}/${named}` : home;
}

/** The page of the purchase that a signed form pays; nothing for any other form. */
async function paid(bytes: Buffer): Promise<string | undefined> {
  const form = new URLSearchParams(bytes.toString("utf8"));
  const orderId = form.get("razorpay_order_id") ?? "";
  if (!isSignedBy(form, orderId)) return undefined;
  const attempt = await findAttempt(orderId);
  if (!attempt) return undefined;
  await trySettle(orderId, attempt);
  return `${env().APP_ORIGIN}/checkout/${attempt.purchaseId}`;
}

/** Nobody makes us ask the provider by posting ids: only a signed payment is worth the question. */
function isSignedBy(form: URLSearchParams, orderId: string): boolean {
  const paymentId = form.get("razorpay_payment_id") ?? "";
  const signature = form.get("razorpay_signature") ?? "";
  return isPaymentSigned({ orderId, paymentId }, signature, required("RAZORPAY_KEY_SECRET"));
}
