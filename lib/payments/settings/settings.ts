import "server-only";
import { type Env, env } from "@/lib/env";

/** Whether the provider is the local stand-in. */
export function isStandIn(settings: Pick<Env, "RAZORPAY_API_ORIGIN"> = env()): boolean {
  return new URL(settings.RAZORPAY_API_ORIGIN).origin !== "https://api.razorpay.com";
}
