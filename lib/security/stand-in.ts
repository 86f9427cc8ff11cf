import { env } from "@/lib/env";

/** The payment stand-in's origin, which the policy must let in; undefined where Razorpay itself is used. */
export function standInOrigin(): string | undefined {
  const { origin } = new URL(env().RAZORPAY_CHECKOUT_JS_URL);
  return origin.endsWith(".razorpay.com") ? undefined : origin;
}
