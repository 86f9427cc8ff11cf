import "server-only";
import { randomUUID } from "node:crypto";
import { type Call, callUrl, DEVICE_HEADER } from "@/lib/call/call";
import { AppError } from "@/lib/call/errors";
import { REQUEST_ID_HEADER } from "@/lib/call/request-id";
import { required } from "@/lib/env";
import { queryString } from "@/lib/http/browser/client";
import { readAnswer } from "@/lib/http/tier/upstream-answer";
import { patience, requestUpstream, twice } from "@/lib/http/tier/upstream-request";
import type { Actor } from "@/lib/identity/actor";
import { CLIENT_ADDRESS_HEADER } from "@/lib/identity/origin";
import { log } from "@/lib/log";
import { countUpstream, type UpstreamOutcome } from "@/lib/observe/requests";
import { requestScope } from "@/lib/observe/traffic";

/**
 * Makes the call on the API tier, with this tier's key and the actor's bearer token.
 * Reads are tried once more when nobody answered; a change never is, because it may have happened.
 * @throws AppError as that tier answered it; upstream_timeout or upstream_failed when it did not.
 */
export function forward(spec: Call, actor: Actor, input: unknown): Promise<unknown> {
  const headers = upstreamHeaders(actor);
  const ask = () => noted(spec, actor, headers, () => askOnce(spec, headers, input));
  return spec.method === "GET" ? twice(ask) : ask();
}

/** Whose request it is: the tier's key or the program's own, and what this tier alone knows of the person. */
export function upstreamHeaders(actor: Actor): Record<string, string> {
  const { from } = actor;
  return {
    "x-api-key": from?.apiKey ?? required("API_KEY"),
    [REQUEST_ID_HEADER]: from?.requestId ?? requestScope()?.id ?? randomUUID(),
    ...("token" in actor && { authorization: `Bearer ${actor.token}` }),
    // The person's device, not this tier's, belongs in the list of devices.
    ...(from?.userAgent && { "user-agent": from.userAgent }),
    ...(from?.address && { [CLIENT_ADDRESS_HEADER]: from.address }),
    ...(from?.device && { [DEVICE_HEADER]: from.device }),
    ...(from?.idempotencyKey && { "idempotency-key": from.idempotencyKey }),
  };
}

/** Counts one try, and writes down why it was of no use: the visitor hears only that it was not. */
export async function noted<T>(
  spec: Call,
  actor: Actor,
  headers: Record<string, string>,
  ask: () => Promise<T>,
): Promise<T> {
  const call = `${spec.method} ${spec.path}`;
  const started = performance.now();
  const count = (outcome: UpstreamOutcome) =>
    countUpstream(call, outcome, performance.now() - started);
  try {
    const answer = await ask();
    count("ok");
    return answer;
  } catch (error) {
    const fault = isOwnKeyRefused(error, actor) ? refusedKey(error) : error;
    const outcome = outcomeOf(fault);
    count(outcome);
    const id = headers[REQUEST_ID_HEADER];
    if (outcome !== "refused") log().warn({ id, call, err: fault }, "the API tier is of no use");
    throw fault;
  }
}

function outcomeOf(error: unknown): UpstreamOutcome {
  const code = error instanceof AppError ? error.code : undefined;
  if (code === "upstream_timeout") return "timeout";
  return code === "upstream_failed" ? "failed" : "refused";
}

function refusedKey(cause: unknown): AppError {
  return new AppError("upstream_failed", "The shop is not set up correctly.", { cause });
}

/** A visitor has no key: what is refused is this tier's. */
function isOwnKeyRefused(error: unknown, { from }: Actor): boolean {
  return (
    error instanceof AppError && error.code === "invalid_api_key" && from?.apiKey === undefined
  );
}

async function askOnce(
  spec: Call,
  headers: Record<string, string>,
  input: unknown,
): Promise<unknown> {
  if (spec.body === "multipart")
    throw new Error(`${spec.path} takes files, which only relay.ts sends`);
  const { path, rest } = callUrl(spec, (input ?? {}) as Record<string, unknown>);
  // A file goes on for as long as somebody reads it; everything else is there in time or not at all.
  const signal = spec.answers === "file" ? undefined : AbortSignal.timeout(patience.answer);
  const { method } = spec;
  const answer = await requestUpstream(
    method === "GET"
      ? { method, path: `${path}${queryString(rest)}`, headers, signal }
      : {
          ...{ method, path, signal, body: JSON.stringify(rest) },
          headers: { ...headers, "content-type": "application/json" },
        },
  );
  return readAnswer(spec, answer);
}
