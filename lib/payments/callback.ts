import "server-only";
import { z } from "zod";
import { db } from "@/lib/db";
import { env, isWebTier, required } from "@/lib/env";
import { readBounded } from "@/lib/http/input";
import { log } from "@/lib/log";
import { ProviderError } from "@/lib/payments/provider-error";
import { relayCallback } from "@/lib/payments/relayed";
import { settle } from "@/lib/payments/settle";
import { isPaymentSigned } from "@/lib/payments/signature";

/** A form of three ids or an error with its metadata is far smaller. */
const MAX_BYTES = 16 * 1024;

/**
 * The provider's page sends the customer back by a form post, in browsers that open no second window.
 * Answers where to go on: the purchase's own page, which confirms by itself whatever happened here.
 */
export async function receiveCallback(request: Request): Promise<string> {
  const bytes = await readBounded(request, MAX_BYTES);
  if (bytes && isWebTier()) return relayCallback(bytes, request.headers);
  const form = bytes && new URLSearchParams(bytes.toString("utf8"));
  const orderId = form?.get("razorpay_order_id") ?? orderIdOfFailure(form);
  const attempt = orderId
    ? await db().paymentAttempt.findUnique({
        where: { providerOrderId: orderId },
        select: { purchaseId: true },
      })
    : null;
  if (!orderId || !attempt) return `${env().APP_ORIGIN}/checkout`;
  if (isSignedBy(form, orderId)) await trySettle(orderId);
  return `${env().APP_ORIGIN}/checkout/${attempt.purchaseId}`;
}

/** Nobody makes us ask the provider by posting ids: only a signed payment is worth the question. */
function isSignedBy(form: URLSearchParams | undefined, orderId: string): boolean {
  const paymentId = form?.get("razorpay_payment_id") ?? "";
  const signature = form?.get("razorpay_signature") ?? "";
  return isPaymentSigned({ orderId, paymentId }, signature, required("RAZORPAY_KEY_SECRET"));
}

async function trySettle(orderId: string): Promise<void> {
  try {
    await settle(orderId);
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    log().error({ orderId, err: error }, "could not ask the provider");
  }
}

const Metadata = z.object({ order_id: z.string() });

/** A failed try comes as `error[metadata]`, JSON in a field. */
function orderIdOfFailure(form: URLSearchParams | undefined): string | undefined {
  try {
    return Metadata.parse(JSON.parse(form?.get("error[metadata]") ?? "")).order_id;
  } catch {
    return undefined;
  }
}
