import "server-only";
import { type OutgoingHttpHeaders, ServerResponse } from "node:http";
import { brotliDecompressSync, gunzipSync } from "node:zlib";

/**
 * Holds Next's answer back if it is a prerendered page, and calls `done` with its bytes; `done` answers by
 * `sendPast`. Every other answer goes out as it comes.
 */
export function holdDocument(response: ServerResponse, done: (page: Buffer) => void): void {
  holdAnswer(response, isDocument, done);
}

/** The same for an answer of which its headers say that it is to be held. */
export function holdAnswer(
  response: ServerResponse,
  isAsked: (response: ServerResponse) => boolean,
  done: (page: Buffer) => void,
): void {
  const { write, end, writeHead, flushHeaders } = response;
  const parts: Buffer[] = [];
  let held: boolean | undefined;
  const isHeld = () => (held ??= isAsked(response));
  Object.assign(response, {
    writeHead: (...args: Parameters<typeof writeHead>) => {
      if (!isHeld()) return writeHead.apply(response, args);
      response.statusCode = args[0];
      return response;
    },
    flushHeaders: () => isHeld() || flushHeaders.call(response),
    write: (...args: Parameters<typeof write>) => {
      if (!isHeld()) return write.apply(response, args);
      keep(parts, args[0], args[1]);
      return true;
    },
    end: (...args: Parameters<typeof end>) => {
      if (!isHeld()) return end.apply(response, args);
      keep(parts, args[0], args[1]);
      done(decoded(response, Buffer.concat(parts)));
      return response;
    },
  });
}

/** Answers past the functions that hold an answer. */
export function sendPast(
  response: ServerResponse,
  status: number,
  headers: OutgoingHttpHeaders,
  body?: Buffer,
): void {
  const { writeHead, end } = ServerResponse.prototype;
  writeHead.call(response, status, headers);
  Reflect.apply(end, response, [body]);
}

/** Takes the page's headers off a response; those of the one answer stay. */
export function takeHeaders(response: ServerResponse): OutgoingHttpHeaders {
  const headers = { ...response.getHeaders() };
  for (const name of Object.keys(headers)) {
    if (OF_THE_ANSWER.has(name)) delete headers[name];
    else response.removeHeader(name);
  }
  for (const name of OF_ONE_TIME) delete headers[name];
  return headers;
}

const OF_THE_ANSWER = new Set(["x-request-id", "connection", "set-cookie"]);
const OF_ONE_TIME = [
  ...["content-length", "content-encoding", "transfer-encoding"],
  ...["date", "keep-alive", "x-nextjs-cache"],
];

function isDocument(response: ServerResponse): boolean {
  const isPage = String(response.getHeader("content-type") ?? "text/html").startsWith("text/html");
  return isPage && MARKS.some((name) => response.hasHeader(name));
}

/** Next's on what it has rendered in advance. */
const MARKS = ["x-nextjs-prerender", "x-nextjs-cache"];

function keep(parts: Buffer[], part: unknown, encoding: unknown): void {
  if (typeof part === "string") {
    parts.push(
      Buffer.from(part, typeof encoding === "string" ? (encoding as BufferEncoding) : "utf8"),
    );
  } else if (part instanceof Uint8Array) {
    parts.push(Buffer.from(part));
  }
}

/** Next compresses where it was not asked to leave it; and what it asks of itself, for a rewrite, we have compressed. */
function decoded(response: ServerResponse, body: Buffer): Buffer {
  const encoding = response.getHeader("content-encoding");
  if (encoding === "br") return brotliDecompressSync(body);
  return encoding === "gzip" ? gunzipSync(body) : body;
}
