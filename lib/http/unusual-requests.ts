import "server-only";
import diagnostics from "node:diagnostics_channel";
import type { IncomingMessage } from "node:http";
import { NOT_FOUND_PATH } from "@/lib/http/not-found-path";
import { log } from "@/lib/log";

/** The method of a request that Next has no handler for, when it comes to one as OPTIONS. */
export const REFUSED_METHOD_HEADER = "x-refused-method";

const kept = globalThis as { leadsUnusual?: true };
const HANDLED = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);

/**
 * Leads requests below /api that Next refuses by itself, in HTML or without a word, to the handlers that
 * refuse them in JSON, and others at which it stumbles to the page that says that there is nothing. Once a process, before its server answers the first.
 */
export function leadUnusualRequests(): void {
  if (kept.leadsUnusual) return;
  kept.leadsUnusual = true;
  diagnostics.subscribe("http.server.request.start", (message) => {
    // An error that leaves a subscriber ends the process.
    try {
      lead((message as { request: IncomingMessage }).request);
    } catch (error) {
      log().error({ err: error }, "an unusual request was not led");
    }
  });
}

/** Changes the request's address or method where Next would stumble over it. */
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
 * What is no page, but would be taken for one: a sign that is broken, the server as a whole, and Next's names for
 * what it keeps of a page or shows in place of one, which it lets be kept for a year.
 */
function isNoPage(path: string): boolean {
  return path === "*" || !isWellFormed(path) || INTERNAL.test(decodeURIComponent(path));
}

const INTERNAL = /\.rsc$|^\/+(_global-error|_not-found|_error|404|500)$/;

/** Whether every per cent sign begins the bytes of a character. */
function isWellFormed(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}
