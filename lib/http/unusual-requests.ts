import "server-only";
import diagnostics from "node:diagnostics_channel";
import type { IncomingMessage } from "node:http";
import { NOT_FOUND_PATH } from "@/lib/http/not-found-path";
import { log } from "@/lib/log";

/** Carries the method of a request that Next has no handler for; the request itself becomes OPTIONS. */
export const REFUSED_METHOD_HEADER = "x-refused-method";

const globalState = globalThis as { rewritesUnusual?: true };
const HANDLED = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);

/**
 * Rewrites requests below /api that Next itself would refuse, in HTML or with an empty body, so that our
 * handlers refuse them in JSON; and other requests that break Next, so that they get the "not found" page.
 * Installed once per process, before the server answers its first request.
 */
export function rewriteUnusualRequests(): void {
  if (globalState.rewritesUnusual) return;
  globalState.rewritesUnusual = true;
  diagnostics.subscribe("http.server.request.start", (message) => {
    // An error thrown by a subscriber ends the process.
    try {
      lead((message as { request: IncomingMessage }).request);
    } catch (error) {
      log().error({ err: error }, "an unusual request was not rewritten");
    }
  });
}

/** Rewrites the address or the method of a request that Next cannot handle. */
export function lead(request: Pick<IncomingMessage, "url" | "method" | "headers">): void {
  const { url = "/", method = "GET" } = request;
  delete request.headers[REFUSED_METHOD_HEADER];
  const [path = "", ...query] = url.split("?");
  if (!/^\/+api(\/|$)/i.test(path)) {
    if (isNoPage(path)) request.url = [NOT_FOUND_PATH, ...query].join("?");
    return;
  }
  if (!HANDLED.has(method)) {
    request.headers[REFUSED_METHOD_HEADER] = method;
    request.method = "OPTIONS";
  }
  const isCalled = /^\/+api/.test(path) && isWellFormed(path);
  if (!isCalled) request.url = ["/api/-", ...query].join("?");
}

/**
 * Paths that Next would take for a page: a malformed escape, "*", and Next's internal names of page data and
 * error pages, which it lets clients cache for a year.
 */
function isNoPage(path: string): boolean {
  return path === "*" || !isWellFormed(path) || INTERNAL.test(decodeURIComponent(path));
}

const INTERNAL = /\.rsc$|^\/+(_global-error|_not-found|_error|404|500)$/;

/** Whether every percent sign starts a valid escape. */
function isWellFormed(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}
