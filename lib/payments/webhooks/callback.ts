import "server-only";
import { env, isWebTier, required } from "@/lib/env";
import { readBounded } from "@/lib/http/input";
import { isPaymentSigned } from "@/lib/payments/provider/signature";
import { relayCallback } from "@/lib/payments/relayed";
import { PURCHASE_PARAM } from "@/lib/payments/rules";
import { findAttempt } from "@/lib/payments/settle";
import { trySettle } from "@/lib/payments/status";
import { isUuid } from "@/lib/uuid";

/** The form holds three ids, or an error with its metadata: far smaller. */
const MAX_BYTES = 16 * 1024;

/**
 * Handles the form post with which the provider's page returns the customer, in browsers without a second
 * window. Returns the address to go on to: the purchase's page, which confirms by polling whatever happens
 * here. An unsigned form does not prove whose purchase it is: then it is the one named in the return URL by
 * our own page, or the checkout.
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

/** The page of the purchase paid by a signed form; undefined for any other form. */
async function paid(bytes: Buffer): Promise<string | undefined> {
  const form = new URLSearchParams(bytes.toString("utf8"));
  const orderId = form.get("razorpay_order_id") ?? "";
  if (!isSignedBy(form, orderId)) return undefined;
  const attempt = await findAttempt(orderId);
  if (!attempt) return undefined;
  await trySettle(orderId, attempt);
  return `${env().APP_ORIGIN}/checkout/${attempt.purchaseId}`;
}

/** Checks the signature, so that forged ids do not make us query the provider. */
function isSignedBy(form: URLSearchParams, orderId: string): boolean {
  const paymentId = form.get("razorpay_payment_id") ?? "";
  const signature = form.get("razorpay_signature") ?? "";
  return isPaymentSigned({ orderId, paymentId }, signature, required("RAZORPAY_KEY_SECRET"));
}
