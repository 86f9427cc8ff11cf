import "server-only";
import { env } from "@/lib/env";

/** Where the browser loads the provider's Checkout from, and whether no money moves. */
export function checkoutSettings(): { scriptUrl: string; demo: boolean } {
  const isTest = env().RAZORPAY_KEY_ID?.startsWith("rzp_test_") ?? false;
  return { scriptUrl: env().RAZORPAY_CHECKOUT_JS_URL, demo: isStandIn() || isTest };
}

/** Whether the provider is the local stand-in. */
export function isStandIn(): boolean {
  return new URL(env().RAZORPAY_API_ORIGIN).origin !== "https://api.razorpay.com";
}
