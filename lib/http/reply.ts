import "server-only";
import type { AppError } from "@/lib/call/errors";
import { type FileAnswer, fileHeaders } from "@/lib/call/file";
import { markReplayed } from "@/lib/http/idempotency/replayed";
import { KeptAnswer } from "@/lib/http/views/answer";

/** An answer before it is sent. JSON is still text, so that it can be tagged and compressed. */
export type Reply = {
  status: number;
  headers: Headers;
  body: string | KeptAnswer | ReadableStream<Uint8Array> | null;
};

/** A JSON answer that must not be cached. */
export function json(body: unknown, status = 200): Reply {
  const headers = unkept("application/json");
  if (body instanceof KeptAnswer) return { status, headers, body };
  markReplayed(headers, body);
  return { status, headers, body: JSON.stringify(body) };
}

/** The answer for an error, with Retry-After if the error has one. */
export function refusal(error: AppError): Reply {
  const reply = json(error.body(), error.status);
  markReplayed(reply.headers, error);
  const { retryAfterS } = error;
  if (retryAfterS !== undefined) reply.headers.set("retry-after", String(retryAfterS));
  return reply;
}

/** A file download, streamed. */
export function download(file: FileAnswer): Reply {
  return { status: 200, headers: new Headers(fileHeaders(file)), body: file.body };
}

/** Metrics for Prometheus; "version" is that of its text format. */
export function text(body: string): Reply {
  return { status: 200, headers: unkept("text/plain; version=0.0.4; charset=utf-8"), body };
}

/** An answer without a body. */
export function empty(status: number, headers: HeadersInit): Reply {
  return { status, headers: new Headers(headers), body: null };
}

function unkept(type: string): Headers {
  return new Headers({ "content-type": type, "cache-control": "no-store" });
}
