import { createHmac, timingSafeEqual } from "node:crypto";

/** HMAC-SHA256 in hex, as Razorpay signs. @throws Error for an empty secret, which anyone could sign with. */
export function sign(message: string | Buffer, secret: string): string {
  if (secret === "") throw new Error("A signing secret must not be empty.");
  return createHmac("sha256", secret).update(message).digest("hex");
}

/**
 * Whether one of the secrets signed exactly these bytes; compared in constant time. Several secrets, because
 * after a rotation retries still use the old one.
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

/** Whether a payment's signature is valid. It covers our stored order id, never one sent by the client. */
export function isPaymentSigned(
  payment: { orderId: string; paymentId: string },
  signature: string,
  keySecret: string,
): boolean {
  return isSigned(`${payment.orderId}|${payment.paymentId}`, signature, [keySecret]);
}
