import "server-only";
import { promisify } from "node:util";
import { brotliCompress } from "node:zlib";
import { brotliOfText, MIN_BYTES } from "@/lib/http/compressed-text";
import { KeptAnswer } from "@/lib/http/views/answer";
import { requestScope } from "@/lib/observe/traffic";

const brotli = promisify(brotliCompress);
/** Higher levels take many times as long to save a few per cent. */
const FOR_ONE = brotliOfText(4);

/**
 * The body to send: Brotli if the client prefers it to gzip, else unchanged, because the server gzips the
 * rest. `setHeader` writes to the raw response, because Next drops a handler's Content-Encoding; without it
 * nothing is compressed here.
 */
export async function encoded(
  request: Pick<Request, "method" | "headers">,
  body: Uint8Array<ArrayBuffer> | KeptAnswer,
  setHeader = requestScope()?.setHeader,
): Promise<Uint8Array<ArrayBuffer>> {
  if (body instanceof KeptAnswer) return encodedBefore(request, body, setHeader);
  if (!setHeader || body.byteLength < MIN_BYTES || request.method === "HEAD") return body;
  if (!prefersBrotli(request.headers.get("accept-encoding"))) return body;
  const smaller = await brotli(body, FOR_ONE);
  setHeader("content-encoding", "br");
  return new Uint8Array(smaller);
}

/** The same of what has been compressed once for all. */
async function encodedBefore(
  { method, headers }: Pick<Request, "method" | "headers">,
  kept: KeptAnswer,
  setHeader: ((name: string, value: string) => void) | undefined,
): Promise<Uint8Array<ArrayBuffer>> {
  if (!setHeader || !kept.isCompressed || method === "HEAD") return kept.plain();
  const accepts = headers.get("accept-encoding");
  const isBrotli = prefersBrotli(accepts);
  if (!isBrotli && !takesGzip(accepts ?? "")) return kept.plain();
  const encoding = isBrotli ? "br" : "gzip";
  setHeader("content-encoding", encoding);
  return kept.in(encoding);
}

/** "gzip;q=0.8, br" → true. An encoding that is not named is not accepted. */
export function prefersBrotli(acceptEncoding: string | null): boolean {
  const quality = new Map<string, number>();
  for (const part of (acceptEncoding ?? "").toLowerCase().split(",")) {
    const [name = "", ...rules] = part.split(";").map((text) => text.trim());
    const q = rules.find((rule) => rule.startsWith("q="))?.slice("q=".length);
    quality.set(name, q === undefined ? 1 : Number(q) || 0);
  }
  const br = quality.get("br") ?? 0;
  return br > 0 && br >= (quality.get("gzip") ?? 0);
}

/** Whether a client takes gzip. */
export function takesGzip(accepts: string): boolean {
  return /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?(?:\s*,|$))/i.test(accepts);
}
