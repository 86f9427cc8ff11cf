import "server-only";
import type { IncomingMessage, ServerResponse } from "node:http";
import { promisify } from "node:util";
import zlib from "node:zlib";
import { MIN_BYTES } from "@/lib/http/compressed-text";
import { takesGzip } from "@/lib/http/compression";
import { API_HEADERS } from "@/lib/security/headers";

const gzip = promisify(zlib.gzip);

/** Sends a handler's answer with what next.config.ts adds to each, compressed as Next would. */
export async function sendAnswer(
  request: IncomingMessage,
  response: ServerResponse,
  answer: Response,
): Promise<void> {
  for (const { key, value } of API_HEADERS) response.setHeader(key, value);
  for (const [name, value] of answer.headers) {
    if (name !== "set-cookie") response.setHeader(name, value);
  }
  const cookies = answer.headers.getSetCookie();
  if (cookies.length > 0) response.setHeader("set-cookie", cookies);
  response.statusCode = answer.status;
  const body = answer.body === null ? null : await compressed(request, response, answer);
  if (body !== null) response.setHeader("content-length", body.byteLength);
  response.end(body ?? undefined);
}

async function compressed(request: IncomingMessage, response: ServerResponse, answer: Response) {
  const body = Buffer.from(await answer.arrayBuffer());
  const isSmall = body.byteLength < MIN_BYTES;
  const isTaken = takesGzip(String(request.headers["accept-encoding"] ?? ""));
  // Another was chosen by the handler.
  if (isSmall || !isTaken || response.hasHeader("content-encoding")) return body;
  response.setHeader("content-encoding", "gzip");
  return gzip(body);
}
