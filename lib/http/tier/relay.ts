import "server-only";
import { Readable } from "node:stream";
import { type Call, callUrl } from "@/lib/call/call";
import { AppError } from "@/lib/call/errors";
import { isWebTier } from "@/lib/env";
import { MAX_BODY, tooLarge } from "@/lib/http/input";
import { observedCall, upstreamHeaders } from "@/lib/http/tier/upstream";
import { readAnswer } from "@/lib/http/tier/upstream-answer";
import { patience, requestUpstream } from "@/lib/http/tier/upstream-request";
import type { Actor } from "@/lib/identity/actor";

type Params = Record<string, string | string[] | undefined>;

/** Whether the body of a call is streamed to the API tier as it arrives: a multipart form at a web tier. */
export function isRelayed(call: Pick<Call, "body">): boolean {
  return call.body === "multipart" && isWebTier();
}

/**
 * Streams a form with files to the API tier and returns its answer. An upload that is aborted here is
 * aborted there.
 * @throws AppError too_large before anything is sent, or when the body turns out to be larger than allowed;
 * bad_request when the upload stops; what the API tier answers; upstream_failed or upstream_timeout.
 */
export async function relayUpload(
  call: Call,
  actor: Actor,
  request: Request,
  params: Params,
): Promise<unknown> {
  const { maxBytes = MAX_BODY } = call;
  if (Number(request.headers.get("content-length")) > maxBytes) throw tooLarge(maxBytes);
  const headers = { ...upstreamHeaders(actor), ...bodyHeaders(request) };
  const { search } = new URL(request.url);
  return observedCall(call, actor, headers, async () => {
    const answer = await requestUpstream({
      method: call.method,
      path: `${callUrl(call, params).path}${search}`,
      headers,
      body: Readable.from(counted(request, maxBytes)),
      signal: request.signal,
      headMs: patience.upload,
    }).catch((error: unknown) => {
      throw request.signal.aborted ? stopped() : error;
    });
    return readAnswer(call, answer);
  });
}

/** The headers that describe the form; the length only if the client sent it. */
function bodyHeaders({ headers }: Request): Record<string, string> {
  const names = ["content-type", "content-length", "content-encoding"];
  const sent = names.map((name) => [name, headers.get(name)] as const);
  return Object.fromEntries(sent.filter((entry): entry is [string, string] => entry[1] !== null));
}

async function* counted({ body }: Request, maxBytes: number): AsyncGenerator<Uint8Array> {
  const reader = body?.getReader();
  let size = 0;
  try {
    while (reader) {
      const { value, done } = await inTime(reader.read());
      if (done) return;
      size += value.byteLength;
      if (size > maxBytes) throw tooLarge(maxBytes);
      yield value;
    }
  } finally {
    reader?.cancel().catch(() => undefined);
  }
}

/**
 * Gives up on a client that sends nothing for this long, so that it does not hold a connection to the API
 * tier.
 */
function inTime<T>(piece: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(stopped()), patience.answer);
    piece.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

function stopped(): AppError {
  return new AppError("bad_request", "The upload stopped half-way.");
}
