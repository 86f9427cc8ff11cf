import "server-only";
import type { Call } from "@/lib/call/call";
import { encoded } from "@/lib/http/compression";
import { allowOrigin } from "@/lib/http/cross-origin";
import { isKnown, tagOf } from "@/lib/http/etag";
import type { Reply } from "@/lib/http/reply";
import { KeptAnswer } from "@/lib/http/views/answer";

/** Retry-After when the limit does not set one: the interval between two codes. */
const RETRY_S = "30";
const JSON_TYPE = "application/json";

/**
 * Adds what every API answer has: CORS, ETag, compression. `call` is undefined for a wrong path or method.
 */
export async function outgoing(
  request: Request,
  call: Call | undefined,
  reply: Reply,
): Promise<Response> {
  // Anything else is a file, which is streamed: one of JSON too.
  const { body } = reply;
  const isText = typeof body === "string" && reply.headers.get("content-type") === JSON_TYPE;
  const isJson = isText || body instanceof KeptAnswer;
  const answer = isJson
    ? await jsonResponse(request, call, { ...reply, body })
    : fileResponse(request, { ...reply, body });
  const { headers, status } = answer;
  if (status === 429 && !headers.has("retry-after")) headers.set("retry-after", RETRY_S);
  allowOrigin(request, headers);
  return answer;
}

type JsonReply = Reply & { body: string | KeptAnswer };
type FileReply = Reply & { body: Exclude<Reply["body"], KeptAnswer> };

/** A file that the client has already is not sent again. */
function fileResponse(request: Request, { status, headers, body }: FileReply): Response {
  const tag = headers.get("etag");
  if (tag === null || !isKnown(tag, request.headers.get("if-none-match")))
    return new Response(body, { status, headers });
  if (body instanceof ReadableStream) void body.cancel();
  for (const name of ["content-type", "content-disposition"]) headers.delete(name);
  return new Response(null, { status: 304, headers });
}

async function jsonResponse(request: Request, call: Call | undefined, reply: JsonReply) {
  const { status, headers } = reply;
  const body = typeof reply.body === "string" ? new TextEncoder().encode(reply.body) : reply.body;
  headers.append("vary", "accept-encoding");
  if (call?.etag && status === 200) {
    const tag = body instanceof KeptAnswer ? body.tag : tagOf(body);
    headers.set("etag", tag);
    // Private, because a key or our own pages are needed to ask; and revalidated on every use, because
    // prices and stock change by the minute.
    headers.set("cache-control", "private, no-cache");
    if (isKnown(tag, request.headers.get("if-none-match"))) {
      headers.delete("content-type");
      return new Response(null, { status: 304, headers });
    }
  }
  return new Response(await encoded(request, body), { status, headers });
}
