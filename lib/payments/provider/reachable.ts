import "server-only";
import { env } from "@/lib/env";

const LIMIT_MS = 2_000;

/**
 * Checks that the provider's host answers, without a key; any status will do.
 * @throws Error after 2 s without an answer.
 */
export async function askProviderOrigin(): Promise<void> {
  await fetch(env().RAZORPAY_API_ORIGIN, {
    method: "HEAD",
    cache: "no-store",
    redirect: "manual",
    signal: AbortSignal.timeout(LIMIT_MS),
  });
}
