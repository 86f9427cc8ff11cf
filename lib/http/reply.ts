import "server-only";
import type { AppError } from "@/lib/call/errors";
import { type FileAnswer, fileHeaders } from "@/lib/call/file";
import { markReplayed } from "@/lib/http/idempotency/replayed";

/** What is answered, before it leaves: a text is not yet bytes, so that it can be tagged and compressed at once. */
export type Reply = {
  status: number;
  headers: Headers;
  body: string | ReadableStream<Uint8Array> | null;
};

/** An answer in JSON that nobody keeps. */
export function json(body: unknown, status = 200): Reply {
  const headers = unkept("application/json");
  markReplayed(headers, body);
  return { status, headers, body: JSON.stringify(body) };
}

/** A failed call's answer, with the time after which it is worth trying again. */
export function refusal(error: AppError): Reply {
  const reply = json(error.body(), error.status);
  markReplayed(reply.headers, error);
  const { retryAfterS } = error;
  if (retryAfterS !== undefined) reply.headers.set("retry-after", String(retryAfterS));
  return reply;
}

/** A download, as it is made. */
export function download(file: FileAnswer): Reply {
  return { status: 200, headers: new Headers(fileHeaders(file)), body: file.body };
}

/** Figures for Prometheus: "version" is that of its format, nobody else minds it. */
export function text(body: string): Reply {
  return { status: 200, headers: unkept("text/plain; version=0.0.4; charset=utf-8"), body };
}

/** Nothing but headers. */
export function empty(status: number, headers: HeadersInit): Reply {
  return { status, headers: new Headers(headers), body: null };
}

function unkept(type: string): Headers {
  return new Headers({ "content-type": type, "cache-control": "no-store" });
}
