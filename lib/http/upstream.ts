import "server-only";
import type { Actor } from "@/lib/auth/actor";
import { required } from "@/lib/env";
import { type Call, callUrl, PENDING_HEADER } from "@/lib/http/call";
import { queryString, requestBody } from "@/lib/http/client";
import { AppError, errorFromBody } from "@/lib/http/errors";
import { type FileAnswer, fileName } from "@/lib/http/file";

const ANSWER_MS = 10_000;

/**
 * Makes the call on the API tier, with this tier's key and the actor's bearer token.
 * Reads are tried once more; a change never is, because it may have happened.
 * @throws AppError as that tier answered it; upstream_timeout or upstream_failed when it did not.
 */
export async function forward(spec: Call, actor: Actor, input: unknown): Promise<unknown> {
  try {
    return await ask(spec, actor, input);
  } catch (error) {
    if (spec.method !== "GET" || !isOutage(error)) throw error;
    return ask(spec, actor, input);
  }
}

async function ask(spec: Call, actor: Actor, input: unknown): Promise<unknown> {
  const response = await fetchAnswer(spec, actor, input);
  if (spec.answers === "file" && response.ok && response.body)
    return fileFrom(response, response.body);
  const body: unknown = await response.json().catch(() => undefined);
  if (body === undefined)
    throw new AppError("upstream_failed", "The shop is not answering. Please try again.");
  if (!response.ok) {
    const pending = response.headers.get(PENDING_HEADER) ?? undefined;
    throw errorFromBody(body, response.status, pending);
  }
  const token = response.headers.get("authorization")?.replace(/^Bearer /, "");
  return spec.session?.does === "start" && token ? { ...(body as object), token } : body;
}

function fileFrom({ headers }: Response, body: ReadableStream<Uint8Array>): FileAnswer {
  const type = headers.get("content-type") ?? "application/octet-stream";
  return { name: fileName(headers.get("content-disposition")), type, body };
}

async function fetchAnswer(spec: Call, actor: Actor, input: unknown): Promise<Response> {
  const { path, rest } = callUrl(spec, (input ?? {}) as Record<string, unknown>);
  const read = spec.method === "GET";
  const url = new URL(read ? `${path}${queryString(rest)}` : path, required("API_URL"));
  const { headers, body } = requestBody(spec, rest);
  headers["x-api-key"] = required("API_KEY");
  // The person's device, not this tier's, belongs in the list of devices.
  if (actor.from?.userAgent) headers["user-agent"] = actor.from.userAgent;
  if ("token" in actor) headers.authorization = `Bearer ${actor.token}`;
  try {
    const signal = AbortSignal.timeout(ANSWER_MS);
    return await fetch(url, { method: spec.method, headers, body, signal, cache: "no-store" });
  } catch (cause) {
    const late = cause instanceof Error && cause.name === "TimeoutError";
    const code = late ? "upstream_timeout" : "upstream_failed";
    throw new AppError(code, "The shop is not answering. Please try again.", { cause });
  }
}

function isOutage(error: unknown): boolean {
  return (
    error instanceof AppError &&
    (error.code === "upstream_failed" || error.code === "upstream_timeout")
  );
}
