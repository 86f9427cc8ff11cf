import "server-only";
import type { Call } from "@/lib/call/call";
import type { Direct } from "@/lib/http/direct/answering";
import { type PathParams, pathMatcher } from "@/lib/http/match-path";
import { byMethod, type Handlers, routes, unknownPath } from "@/lib/http/route";
import type { AnyServed } from "@/lib/http/serve";

/** Handlers that dispatch each request to the call with its path and method. */
export function dispatch(served: readonly AnyServed[]): Handlers {
  const find = finder(served);
  const unknown = unknownPath();
  return byMethod((method) => async (request, context) => {
    const { path: segments } = await context.params;
    const found = find(Array.isArray(segments) ? segments : []);
    if (!found) return unknown[method](request, context);
    return found.handlers[method](request, { params: Promise.resolve(found.params) });
  });
}

/** The same for calls in JSON, which need nothing of Next. Forms, files and what no call has are left to it. */
export function dispatchDirectly(served: readonly AnyServed[]): Direct {
  const find = finder(served);
  return (method, segments) => {
    const found = find(segments);
    const call = found?.calls.find((one) => one.method === method);
    if (!found || !call || !isInJson(call)) return undefined;
    const params = Promise.resolve(found.params);
    return (request) => found.handlers[call.method](request, { params });
  };
}

function isInJson({ body, answers = "json" }: Call): boolean {
  return body !== "multipart" && answers === "json";
}

type Found = { calls: Call[]; handlers: Handlers; params: PathParams };

/** Finds the calls of a path. */
function finder(served: readonly AnyServed[]): (segments: readonly string[]) => Found | null {
  const byPath = new Map<string, Omit<Found, "params">>();
  for (const [path, own] of Map.groupBy(served, ({ call }) => call.path))
    byPath.set(path, { calls: own.map(({ call }) => call), handlers: routes(...own) });
  const match = pathMatcher([...byPath.keys()]);
  return (segments) => {
    const found = match(segments);
    const known = found && byPath.get(found.path);
    return known ? { ...known, params: found.params } : null;
  };
}
