import "server-only";
import type { Call } from "@/lib/call/call";
import type { Caller } from "@/lib/call/caller";
import { REQUEST_ID_HEADER } from "@/lib/call/request-id";
import { log } from "@/lib/log";
import { maskedPath } from "@/lib/observe/masked-path";
import { countRequest } from "@/lib/observe/requests";
import { type Ended, type RequestScope, requestScope } from "@/lib/observe/traffic";

/** Handles an API request under its call's name. `call` is undefined for a wrong path or method. */
export async function observed(
  call: Pick<Call, "method" | "path"> | undefined,
  id: string,
  answer: () => Promise<Response>,
): Promise<Response> {
  const scope = requestScope();
  if (scope && call) scope.call = `${call.method} ${call.path}`;
  const response = await answer();
  response.headers.set(REQUEST_ID_HEADER, id);
  return response;
}

/** Records for the log how a request came in. */
export function noteCaller(caller: Caller): void {
  const scope = requestScope();
  if (scope) scope.via = caller;
}

/**
 * Counts a finished request and logs one line for it: a call by its name, a page by its path without query
 * and ids.
 */
export function noteEnd(scope: RequestScope, ended: Ended): void {
  countRequest(scope, ended);
  const { id, kind, call, via } = scope;
  if (kind === "file") return;
  const name = call ? { call } : { method: scope.method, path: maskedPath(scope.path) };
  const upstream = scope.upstreamMs === undefined ? {} : { upstream_ms: round(scope.upstreamMs) };
  const how = { status: ended.status, ms: round(ended.ms), ...upstream };
  const line = { id, ...name, via, ...how, ...(ended.aborted && { aborted: true }) };
  log().info(line, kind === "api" ? "call" : kind);
}

const round = (ms: number) => Math.round(ms * 10) / 10;
