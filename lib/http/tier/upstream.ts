import "server-only";
import { randomUUID } from "node:crypto";
import { type Call, callUrl, DEVICE_HEADER } from "@/lib/call/call";
import { AppError } from "@/lib/call/errors";
import { REQUEST_ID_HEADER } from "@/lib/call/request-id";
import { required } from "@/lib/env";
import { queryString } from "@/lib/http/browser/client";
import { readAnswer } from "@/lib/http/tier/upstream-answer";
import { patience, requestUpstream, retryOnce } from "@/lib/http/tier/upstream-request";
import type { Actor } from "@/lib/identity/actor";
import { CLIENT_ADDRESS_HEADER } from "@/lib/identity/origin";
import { log } from "@/lib/log";
import { countUpstream, type UpstreamOutcome } from "@/lib/observe/requests";
import { requestScope } from "@/lib/observe/traffic";

/**
 * Makes the call on the API tier with this tier's key and the actor's bearer token. Reads are retried once
 * when there was no answer; changes never, because they may have happened.
 * @throws AppError as the API tier answered it; upstream_timeout or upstream_failed if it did not.
 */
export function forward(spec: Call, actor: Actor, input: unknown): Promise<unknown> {
  const headers = upstreamHeaders(actor);
  const ask = () => observedCall(spec, actor, headers, () => askOnce(spec, headers, input));
  return spec.method === "GET" ? retryOnce(ask) : ask();
}

/** The key (this tier's or the program's), the bearer token, and what only this tier knows of the person. */
export function upstreamHeaders(actor: Actor): Record<string, string> {
  const { from } = actor;
  return {
    "x-api-key": from?.apiKey ?? required("API_KEY"),
    [REQUEST_ID_HEADER]: from?.requestId ?? requestScope()?.id ?? randomUUID(),
    ...("token" in actor && { authorization: `Bearer ${actor.token}` }),
    // The list of devices shows the person's device, not this tier.
    ...(from?.userAgent && { "user-agent": from.userAgent }),
    ...(from?.address && { [CLIENT_ADDRESS_HEADER]: from.address }),
    ...(from?.device && { [DEVICE_HEADER]: from.device }),
    ...(from?.idempotencyKey && { "idempotency-key": from.idempotencyKey }),
  };
}

/** Counts one attempt and logs why it failed; the visitor only learns that it did. */
export async function observedCall<T>(
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

/** Whether the API tier refused this tier's key; a visitor has none of their own. */
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
  const { path, rest } = callUrl(spec, (input ?? {}) as Record<string, unknown>);
  const headMs = spec.body === "multipart" ? patience.upload : patience.answer;
  // A file is streamed for as long as it is read; everything else must be complete in time.
  const signal = spec.answers === "file" ? undefined : AbortSignal.timeout(headMs);
  const { method } = spec;
  const answer = await requestUpstream(
    method === "GET"
      ? { method, path: `${path}${queryString(rest)}`, headers, signal }
      : { method, path, signal, headMs, ...(await bodyOf(spec, rest, headers)) },
  );
  return readAnswer(spec, answer);
}

type Headers = Record<string, string>;

/** The input as JSON; of a form with files, which a server action has read already, as a form. */
async function bodyOf(spec: Call, input: Record<string, unknown>, headers: Headers) {
  if (spec.body !== "multipart") {
    const type = { "content-type": "application/json" };
    return { body: JSON.stringify(input), headers: { ...headers, ...type } };
  }
  const form = new Response(formOf(input));
  const type = { "content-type": form.headers.get("content-type") ?? "" };
  return { body: Buffer.from(await form.arrayBuffer()), headers: { ...headers, ...type } };
}

function formOf(input: Record<string, unknown>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(input)) {
    for (const part of [value].flat()) {
      if (part instanceof Blob) form.append(name, part);
      else if (part !== undefined && part !== null) form.append(name, String(part));
    }
  }
  return form;
}
