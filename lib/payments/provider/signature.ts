import { createHmac, timingSafeEqual } from "node:crypto";

/** HMAC-SHA256 in hex, as Razorpay signs. @throws Error on an empty secret: anybody can sign with that. */
export function sign(message: string | Buffer, secret: string): string {
  if (secret === "") throw new Error("A signing secret must not be empty.");
  return createHmac("sha256", secret).update(message).digest("hex");
}

/**
 * Whether a signature was made over exactly these bytes with one of the secrets. Takes the same time
 * wherever the difference is. Several secrets, because after a change retries still use the old one.
 */
export function isSigned(
  message: string | Buffer,
  signature: string,
  secrets: readonly string[],
): boolean {
  if (!/^[0-9a-f]{64}$/.test(signature)) return false;
  const given = Buffer.from(signature, "hex");
  return secrets
    .map((secret) => timingSafeEqual(Buffer.from(sign(message, secret), "hex"), given))
    .includes(true);
}

/** The signature of a payment is over our stored order id, never one that the client sent. */
export function isPaymentSigned(
  payment: { orderId: string; paymentId: string },
  signature: string,
  keySecret: string,
): boolean {
  return isSigned(`${payment.orderId}|${payment.paymentId}`, signature, [keySecret]);
}
