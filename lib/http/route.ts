import "server-only";
import type { Actor, Audience } from "@/lib/auth/actor";
import { closeBrowserSession, openBrowserSession } from "@/lib/auth/browser-session";
import { assertNoEndedSession, guestCartFrom, setGuestCartCookie } from "@/lib/auth/guest-cart";
import { originOf } from "@/lib/auth/origin";
import { pendingCookieName, setPendingCookie } from "@/lib/auth/pending";
import { actorFromRequest, cookieReader } from "@/lib/auth/request-actor";
import { type Call, PENDING_HEADER } from "@/lib/http/call";
import { type Caller, identifyCaller } from "@/lib/http/caller";
import { AppError } from "@/lib/http/errors";
import { type FileAnswer, fileHeaders } from "@/lib/http/file";
import { readInput } from "@/lib/http/input";
import { admit, type Served } from "@/lib/http/serve";
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
      failure(error, served.call, request, id),
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
  // Before the body is read: nobody uploads megabytes to be told that they are not signed in.
  admit(call.access, actor);
  if (call.guestCart && actor.kind === "guest") assertNoEndedSession(request, caller);
  const input = await readInput(request, await context.params, call);
  const complete = caller === "browser" ? withCookies(call, input, request) : input;
  const output = await served.wire({ ...actor, from: originOf(request, caller) }, complete);
  if (call.answers === "file") return fileResponse(output as FileAnswer);
  if (call.session) return sessionAnswer(call, caller, output);
  const isBrowsersCart = call.guestCart && caller === "browser";
  return isBrowsersCart ? cartAnswer(actor, complete, output) : json(output);
}

/** The token never stands in a body: programs read it from the header, browsers get it sealed in a cookie. */
async function sessionAnswer(
  { session, pending }: Call,
  caller: Caller,
  output: unknown,
): Promise<Response> {
  const { token, ...body } = output as { token?: string };
  const response = json(body);
  if (!session) return response;
  if (session.does === "end") closeBrowserSession(response.headers, session.audience);
  if (!token) return response;
  if (caller === "program") {
    response.headers.set("authorization", `Bearer ${token}`);
    return response;
  }
  await openBrowserSession(response.headers, session.audience, token);
  if (pending) setPendingCookie(response.headers, pending, null);
  return response;
}

/** A browser keeps its seal in a cookie; a customer has none left to keep, its cart is their own now. */
function cartAnswer(actor: Actor, input: Record<string, unknown>, output: unknown): Response {
  const { guest_cart, ...body } = output as { guest_cart?: string };
  const response = json(body);
  if (guest_cart) setGuestCartCookie(response.headers, guest_cart);
  else if (actor.kind === "customer" && input.guest_cart !== "new")
    setGuestCartCookie(response.headers, null);
  return response;
}

/** A browser never says itself which sign-in or whose cart it means: that is in its sealed cookies. */
function withCookies(call: Call, input: Record<string, unknown>, request: Request) {
  const cookies = cookieReader(request.headers.get("cookie") ?? "");
  if (call.guestCart) return { ...input, guest_cart: guestCartFrom(cookies) };
  if (!call.pending) return input;
  const pending = cookies(pendingCookieName(call.pending));
  if (pending) return { ...input, pending };
  throw new AppError("code_expired", "Your sign-in has run out. Please enter your password again.");
}

function failure(error: unknown, call: Call, request: Request, id: string): Response {
  if (error instanceof AppError && error.code !== "internal") {
    const response = json(error.body(), error.status);
    const { retryAfterS, pending } = error;
    if (retryAfterS !== undefined) response.headers.set("retry-after", String(retryAfterS));
    if (pending && call.session)
      givePending(response.headers, call.session.audience, request, pending);
    // Said once: the next time this browser comes as the guest it is.
    if (call.guestCart && error.code === "unauthenticated" && !request.headers.has("x-api-key"))
      closeBrowserSession(response.headers, "customer");
    return response;
  }
  log().error({ id, call: `${call.method} ${call.path}`, err: error }, "call failed");
  return json(new AppError("internal", "Something went wrong. Please try again.").body(), 500);
}

/** To a browser as its cookie; to a program as a header, so that a web tier can make that cookie. */
function givePending(headers: Headers, audience: Audience, request: Request, seal: string): void {
  if (request.headers.has("x-api-key")) headers.set(PENDING_HEADER, seal);
  else setPendingCookie(headers, audience, seal);
}

function fileResponse(file: FileAnswer): Response {
  return new Response(file.body, { headers: fileHeaders(file) });
}

function json(body: unknown, status = 200): Response {
  return Response.json(body, { status, headers: { "cache-control": "no-store" } });
}
