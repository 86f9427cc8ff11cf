import { createHmac, timingSafeEqual } from "node:crypto";
import { keyMissing, keyWrong } from "./errors.ts";

/** Checks the Basic header as strictly as the real service; throws ApiError 401. */
export function authenticate(header: string | undefined, keyId: string, keySecret: string): void {
  if (!header?.startsWith("Basic ")) throw keyMissing();
  const given = Buffer.from(header.slice("Basic ".length), "base64").toString("utf8");
  if (!same(given, `${keyId}:${keySecret}`)) throw keyWrong();
}

/** HMAC-SHA256 in hex: over the raw body for webhooks, over `order|payment` for Checkout. */
export function sign(message: string, secret: string): string {
  return createHmac("sha256", secret).update(message, "utf8").digest("hex");
}

/** Compares two secrets without telling by the time taken how much of them agrees. */
export function same(a: string, b: string): boolean {
  const left = Buffer.from(sign(a, "compare"));
  return timingSafeEqual(left, Buffer.from(sign(b, "compare")));
}
