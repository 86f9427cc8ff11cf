import "server-only";
import { closeBrowserSession, openBrowserSession } from "@/lib/auth/browser-session";
import { actorFromRequest } from "@/lib/auth/request-actor";
import type { Call } from "@/lib/http/call";
import { type Caller, identifyCaller } from "@/lib/http/caller";
import { AppError } from "@/lib/http/errors";
import { readInput } from "@/lib/http/input";
import type { Served } from "@/lib/http/serve";
import { log } from "@/lib/log";

type RouteContext = { params: Promise<Record<string, string | string[] | undefined>> };
type Handler = (request: Request, context: RouteContext) => Promise<Response>;

/** Turns a served call into a route handler. Only translates HTTP: every rule is behind `serve`. */
// biome-ignore lint/suspicious/noExplicitAny: a handler takes any served call, whatever its types.
export function route(served: Pick<Served<any, any>, "call" | "wire">): Handler {
  return async (request, context) => {
    const started = performance.now();
    const id = request.headers.get("x-request-id") ?? crypto.randomUUID();
    const response = await answer(served, request, context).catch((error: unknown) =>
      failure(error, served.call, id),
    );
    response.headers.set("x-request-id", id);
    const ms = Math.round(performance.now() - started);
    const { method, path } = served.call;
    log().info({ id, call: `${method} ${path}`, status: response.status, ms }, "call");
    return response;
  };
}

async function answer(
  served: Pick<Served, "call" | "wire">,
  request: Request,
  context: RouteContext,
): Promise<Response> {
  const { call } = served;
  const caller = await identifyCaller(request, call.access);
  const actor = await actorFromRequest(request, caller, call.access);
  const input = await readInput(request, await context.params);
  const output = await served.wire(actor, withUserAgent(call, input, request));
  return call.session ? sessionAnswer(call.session, caller, output) : json(output);
}

/** The token never stands in a body: programs read it from the header, browsers get it sealed in a cookie. */
async function sessionAnswer(
  session: NonNullable<Call["session"]>,
  caller: Caller,
  output: unknown,
): Promise<Response> {
  const { token, ...body } = output as { token?: string };
  const response = json(body);
  if (session.does === "end") closeBrowserSession(response.headers, session.audience);
  if (!token) return response;
  if (caller === "program") response.headers.set("authorization", `Bearer ${token}`);
  else await openBrowserSession(response.headers, session.audience, token);
  return response;
}

/** A new session remembers the device it was opened on. */
function withUserAgent(call: Call, input: Record<string, unknown>, request: Request) {
  if (call.session?.does !== "start") return input;
  return { ...input, user_agent: request.headers.get("user-agent") ?? undefined };
}

function failure(error: unknown, call: Call, id: string): Response {
  if (error instanceof AppError && error.code !== "internal") {
    return json(error.body(), error.status);
  }
  log().error({ id, call: `${call.method} ${call.path}`, err: error }, "call failed");
  return json(new AppError("internal", "Something went wrong. Please try again.").body(), 500);
}

function json(body: unknown, status = 200): Response {
  return Response.json(body, { status, headers: { "cache-control": "no-store" } });
}
