import { createHmac, timingSafeEqual } from "node:crypto";
import type { Spoil } from "../types.ts";

/** HMAC-SHA256 in hex: of the raw body for webhooks, of `order|payment` for Checkout. */
export function sign(message: string, secret: string): string {
  return createHmac("sha256", secret).update(message, "utf8").digest("hex");
}

/** The signature header of a webhook, or a wrong one for `spoil`; null for none. */
export function signatureFor(body: string, secret: string, spoil?: Spoil): string | null {
  if (spoil?.kind === "noSignature") return null;
  if (spoil?.kind === "badSignature") return sign(body, `not ${secret}`);
  if (spoil?.kind === "oldSecret") return sign(body, spoil.secret ?? `old_${secret}`);
  return sign(body, secret);
}

/** Compares two secrets in constant time. */
export function same(a: string, b: string): boolean {
  const left = Buffer.from(sign(a, "compare"));
  return timingSafeEqual(left, Buffer.from(sign(b, "compare")));
}
