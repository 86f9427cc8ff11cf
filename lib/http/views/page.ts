import "server-only";
import type { OutgoingHttpHeaders } from "node:http";
import { gunzipSync, gzipSync } from "node:zlib";
import { takesGzip } from "@/lib/http/compression";
import { inlineScripts, scriptHashes } from "@/lib/http/documents/scripts";
import { varyOf } from "@/lib/http/documents/version";

/** A page as it is sent to everybody with the same view. */
export type Page = { headers: OutgoingHttpHeaders; gzip: Buffer };

/**
 * The page for all, of the one that Next has made for one request: its scripts allowed by their hashes, where they had
 * that request's nonce. Undefined if a part of it came late or failed, and if it has a script that is not Next's own.
 */
export function pageForAll(given: OutgoingHttpHeaders, html: string): Page | undefined {
  const policy = String(given["content-security-policy"] ?? "");
  const [allowed = "", nonce] = NONCE.exec(policy) ?? [];
  if (nonce === undefined || UNFINISHED.test(html)) return undefined;
  const body = html.replaceAll(` nonce="${nonce}"`, "").replaceAll(nonce, "");
  const hashes = scriptHashes(body);
  if (hashes.length < inlineScripts(body).size) return undefined;
  return {
    headers: {
      ...given,
      ...(given.link && { link: String(given.link).replaceAll(`; nonce="${nonce}"`, "") }),
      vary: varyOf(given.vary),
      "content-security-policy": policy.replace(allowed, hashes.join(" ")),
    },
    gzip: gzipSync(body),
  };
}

const NONCE = /'nonce-([^']+)' 'strict-dynamic'/;
/** React's marks around what comes late, and around what has failed. */
const UNFINISHED = /<!--\$[?!]-->/;

/** The body for a client, and the headers that say how it is encoded. */
export function answerOf(
  { headers, gzip }: Page,
  accepts: string,
): { headers: OutgoingHttpHeaders; body: Buffer } {
  const body = takesGzip(accepts) ? gzip : gunzipSync(gzip);
  const encoding = body === gzip && { "content-encoding": "gzip" };
  return { headers: { ...headers, ...encoding, "content-length": body.byteLength }, body };
}
