import { env } from "@/lib/env";

/** The payment stand-in's origin, which the policy must allow; undefined with Razorpay itself. */
export function standInOrigin(): string | undefined {
  const { origin } = new URL(env().RAZORPAY_CHECKOUT_JS_URL);
  return origin.endsWith(".razorpay.com") ? undefined : origin;
}
