import type { IncomingMessage } from "node:http";
import type { Version } from "@/lib/http/documents/version";

/** The path of a request that may be for a document; calls, chunks and data for the client router are none. */
export function documentPath({ method, url = "/", headers }: IncomingMessage): string | undefined {
  if (method !== "GET" && method !== "HEAD") return undefined;
  if (headers.rsc !== undefined || headers["next-action"] !== undefined) return undefined;
  const [path = "/"] = url.split("?");
  return /^\/+(api|_next)(\/|$)/i.test(path) ? undefined : path;
}

/** Asks Next for the whole page, or for one that differs from this version, and not to compress it again. */
export function ask(request: IncomingMessage, path: string, version: Version | undefined): void {
  // A file's own tag is the client's affair with Next.
  if (/\.[^/]+$/.test(path)) return;
  delete request.headers["if-none-match"];
  // Node sends no body on HEAD, whatever is written.
  request.method = "GET";
  if (!version) return;
  delete request.headers["accept-encoding"];
  if (version.source) request.headers["if-none-match"] = version.source;
}
