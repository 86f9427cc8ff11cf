import "server-only";
import { env } from "@/lib/env";

/** Whether the provider is the local stand-in. */
export function isStandIn(): boolean {
  return new URL(env().RAZORPAY_API_ORIGIN).origin !== "https://api.razorpay.com";
}
