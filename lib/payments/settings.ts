import "server-only";
import { env } from "@/lib/env";

/** Where the browser loads the provider's Checkout from, and whether no money moves. */
export function checkoutSettings(): { scriptUrl: string; demo: boolean } {
  return { scriptUrl: env().RAZORPAY_CHECKOUT_JS_URL, demo: isStandIn() };
}

/** Whether the provider is the local stand-in. */
export function isStandIn(): boolean {
  return new URL(env().RAZORPAY_API_ORIGIN).origin !== "https://api.razorpay.com";
}
