import "server-only";
import { AppError } from "@/lib/call/errors";
import { REQUEST_ID_HEADER, requestIdOf } from "@/lib/call/request-id";
import { env } from "@/lib/env";
import { drop, unusable } from "@/lib/http/tier/upstream-answer";
import { patience, requestUpstream, type UpstreamResponse } from "@/lib/http/tier/upstream-request";
import { log } from "@/lib/log";

/**
 * Forwards the provider's form to the API tier. Returns the address to go on to, also when that tier does
 * not answer: the payment is found without this form, and the customer should see a page.
 */
export async function relayCallback(form: Buffer, headers: Headers): Promise<string> {
  try {
    const answer = await relay("/api/payments/callback", form, headers);
    const { pathname } = new URL(String(answer.headers.location), env().APP_ORIGIN);
    if (answer.statusCode !== 303 || !/^\/checkout(\/[\w-]+)?$/.test(pathname))
      throw unusable(`status ${answer.statusCode} to ${pathname}`, "POST");
    return `${env().APP_ORIGIN}${pathname}`;
  } catch (error) {
    noteFault(error, "callback");
    return `${env().APP_ORIGIN}/checkout`;
  }
}

/** Forwards a webhook unchanged. Returns the API tier's status; on 502 or 504 the provider retries. */
export async function relayWebhook(event: Buffer, headers: Headers): Promise<number> {
  try {
    const { statusCode } = await relay("/api/payments/webhook", event, headers);
    if (ANSWERED.has(statusCode)) return statusCode;
    throw unusable(`status ${statusCode}`, "POST");
  } catch (error) {
    noteFault(error, "webhook");
    return error instanceof AppError ? error.status : 502;
  }
}

const ANSWERED = new Set([200, 400, 401, 413]);
/** The provider's headers that are forwarded; ours are not needed. */
const FORWARDED = ["content-type", "x-razorpay-signature", "x-razorpay-event-id"];

async function relay(path: string, body: Buffer, headers: Headers): Promise<UpstreamResponse> {
  const forwarded = FORWARDED.flatMap((name) => {
    const value = headers.get(name);
    return value === null ? [] : [[name, value] as const];
  });
  const answer = await requestUpstream({
    ...{ method: "POST", path, body },
    headers: { ...Object.fromEntries(forwarded), [REQUEST_ID_HEADER]: requestIdOf(headers) },
    signal: AbortSignal.timeout(patience.answer),
  });
  drop(answer);
  return answer;
}

function noteFault(error: unknown, what: string): void {
  log().error({ err: error }, `the API tier did not take a ${what}`);
}
