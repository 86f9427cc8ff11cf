import "server-only";
import type { Readable } from "node:stream";
import { z } from "zod";
import { type Call, DEVICE_HEADER, PENDING_HEADER } from "@/lib/call/call";
import { AppError, errorFromBody, isErrorBody } from "@/lib/call/errors";
import { type FileAnswer, fileName } from "@/lib/call/file";
import { asReplayed, REPLAYED_HEADER } from "@/lib/http/idempotency/replayed";
import { advice, noAnswer, outage, type UpstreamResponse } from "@/lib/http/tier/upstream-request";

/** Far larger than any JSON answer. A test lowers it. */
export const largest = { bytes: 32 * 1024 * 1024 };

/**
 * Reads an answer and checks it against the call's output. The session token is put back into it; a file is
 * streamed.
 * @throws AppError as the API tier answered it; upstream_failed or upstream_timeout for an unusable answer.
 */
export async function readAnswer(spec: Call, answer: UpstreamResponse): Promise<unknown> {
  const { statusCode: status, headers } = answer;
  const isDone = status >= 200 && status < 300;
  if (isDone && spec.answers === "file") return fileFrom(answer);
  const mark = headers[REPLAYED_HEADER] ? asReplayed : <T>(same: T) => same;
  const body = await readJson(answer, spec.method);
  if (!isDone) throw mark(failureFrom(answer, body, spec.method));
  const complete = withHeaders(spec, body, headers);
  const parsed = z.safeDecode(spec.output, complete);
  if (parsed.success) return mark(complete as object);
  throw unusable("another shape", spec.method, parsed.error);
}

/** Puts what was sent in a header back into the output. */
function withHeaders(spec: Call, body: unknown, headers: UpstreamResponse["headers"]): unknown {
  const token = one(headers.authorization)?.replace(/^Bearer /, "");
  const device = one(headers[DEVICE_HEADER]);
  const fromHeaders = {
    ...(spec.session?.does === "start" && token && { token }),
    ...(spec.device && device && { device }),
  };
  return Object.keys(fromHeaders).length === 0 ? body : { ...(body as object), ...fromHeaders };
}

/**
 * Streams the body of an answer to the browser with back pressure, and stops when the reader goes away.
 * `Readable.toWeb` may throw an uncaught error when a chunk arrives just then.
 */
export function webStream({ body }: { body: Readable }): ReadableStream<Uint8Array> {
  body.on("error", () => undefined);
  const pieces = body[Symbol.asyncIterator]();
  return new ReadableStream({
    async pull(controller) {
      const { value, done } = await pieces.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    cancel: () => void body.destroy(),
  });
}

/** Discards an answer that will not be read. */
export function drop({ body }: UpstreamResponse): void {
  body.on("error", () => undefined).destroy();
}

/** The error for an answer that cannot be used; `why` is for the log. */
export function unusable(why: string, method: string, cause?: unknown): AppError {
  const message = `The shop gave an answer that cannot be used. ${advice(method)}`;
  return new AppError("upstream_failed", message, { cause: new Error(why, { cause }) });
}

function fileFrom(answer: UpstreamResponse): FileAnswer {
  const disposition = one(answer.headers["content-disposition"]);
  if (!disposition) {
    drop(answer);
    throw unusable("a page came in place of a file", "GET");
  }
  const type = one(answer.headers["content-type"]) ?? "application/octet-stream";
  const tag = one(answer.headers.etag);
  return { name: fileName(disposition), type, tag, body: webStream(answer) };
}

async function readJson(answer: UpstreamResponse, method: string): Promise<unknown> {
  const text = await readText(answer, method);
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

async function readText(answer: UpstreamResponse, method: string): Promise<string> {
  const pieces: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const piece of answer.body as AsyncIterable<Uint8Array>) {
      size += piece.byteLength;
      if (size > largest.bytes) throw unusable(`more than ${largest.bytes} bytes`, method);
      pieces.push(piece);
    }
  } catch (cause) {
    throw outage(cause, method);
  }
  return Buffer.concat(pieces).toString("utf8");
}

/** A status of ours without our body comes from a proxy in between. */
function failureFrom(
  { statusCode: status, headers }: UpstreamResponse,
  body: unknown,
  method: string,
): AppError {
  if (isErrorBody(body)) return errorFromBody(body, status, one(headers[PENDING_HEADER]));
  if (status === 504) return noAnswer("late", method);
  if (status === 502 || status === 503) return noAnswer("lost", method);
  return unusable(`status ${status} without the body of an error`, method);
}

function one(header: string | string[] | undefined): string | undefined {
  return Array.isArray(header) ? header[0] : header;
}
