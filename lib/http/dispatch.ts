import "server-only";
import { pathMatcher } from "@/lib/http/match-path";
import { byMethod, type Handlers, routes, unknownPath } from "@/lib/http/route";
import type { AnyServed } from "@/lib/http/serve";

/** Handlers that dispatch each request to the call with its path and method. */
export function dispatch(served: readonly AnyServed[]): Handlers {
  const handlersByPath = new Map<string, Handlers>();
  for (const [path, calls] of Map.groupBy(served, ({ call }) => call.path))
    handlersByPath.set(path, routes(...calls));
  const match = pathMatcher([...handlersByPath.keys()]);
  const unknown = unknownPath();
  return byMethod((method) => async (request, context) => {
    const { path: segments } = await context.params;
    const found = match(Array.isArray(segments) ? segments : []);
    const handlers = found && handlersByPath.get(found.path);
    if (!handlers) return unknown[method](request, context);
    return handlers[method](request, { params: Promise.resolve(found.params) });
  });
}
