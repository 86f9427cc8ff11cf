import "server-only";
import { env } from "@/lib/env";

const LIMIT_MS = 2_000;

/** Knocks at the provider's door without a key: any answer will do. @throws Error when none comes within 2 s. */
export async function askProviderOrigin(): Promise<void> {
  await fetch(env().RAZORPAY_API_ORIGIN, {
    method: "HEAD",
    cache: "no-store",
    redirect: "manual",
    signal: AbortSignal.timeout(LIMIT_MS),
  });
}
