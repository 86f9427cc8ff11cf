import "server-only";
import { BACKGROUND_HEADER } from "@/lib/call/background";
import { type Call, PENDING_HEADER } from "@/lib/call/call";
import type { Caller } from "@/lib/call/caller";
import { AppError } from "@/lib/call/errors";
import type { FileAnswer } from "@/lib/call/file";
import { requestIdOf } from "@/lib/call/request-id";
import { away, isAway } from "@/lib/http/away";
import { readInput } from "@/lib/http/input";
import { outgoing } from "@/lib/http/outgoing";
import { download, empty, json, type Reply, refusal, text } from "@/lib/http/reply";
import { type AnyServed, admit } from "@/lib/http/serve";
import { isRelayed, relayUpload } from "@/lib/http/tier/relay";
import { REFUSED_METHOD_HEADER } from "@/lib/http/unusual-requests";
import type { Actor, Audience } from "@/lib/identity/actor";
import { closeBrowserSession, openBrowserSession } from "@/lib/identity/browser-session";
import { identifyCaller } from "@/lib/identity/caller";
import { giveDevice } from "@/lib/identity/device";
import { assertNoEndedSession, guestCartFrom, setGuestCartCookie } from "@/lib/identity/guest-cart";
import { originOf } from "@/lib/identity/origin";
import { pendingCookieName, setPendingCookie } from "@/lib/identity/pending";
import { actorFromRequest, cookieReader, lookUpEarly } from "@/lib/identity/request-actor";
import { countAddress } from "@/lib/limits/limits";
import { log } from "@/lib/log";
import { noteCaller, observed } from "@/lib/observe/observed";

type RouteContext = { params: Promise<Record<string, string | string[] | undefined>> };
type Handler = (request: Request, context: RouteContext) => Promise<Response>;

const METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"] as const;
type Method = (typeof METHODS)[number];
export type Handlers = Record<Method, Handler>;

/**
 * The handlers of one path: each call under its method, and a JSON error for every other method. Only
 * translates HTTP: every rule is behind `serve`.
 */
export function routes(...served: AnyServed[]): Handlers {
  const allowed = served.map(({ call }) => call.method);
  const other = uncalled((request) => wrongMethod(request, allowed));
  return byMethod((method) => {
    const match = served.find(({ call }) => call.method === method);
    return match ? handlerOf(match) : other;
  });
}

/** The handlers of a path without a call. */
export function unknownPath(): Handlers {
  const message = "There is no call at this address.";
  const handler = uncalled(() => refusal(new AppError("not_found", message)));
  return byMethod(() => handler);
}

/** A handler for every method that a path is asked with. */
export function byMethod(handlerFor: (method: Method) => Handler): Handlers {
  const handlers = METHODS.map((method) => [method, handlerFor(method)] as const);
  return Object.fromEntries(handlers) as Handlers;
}

/** A handler for requests that match no call; they are observed and answered like calls. */
function uncalled(answerOf: (request: Request) => Reply): Handler {
  return async (request) =>
    observed(undefined, requestIdOf(request.headers), () =>
      outgoing(request, undefined, answerOf(request)),
    );
}

function handlerOf(served: AnyServed): Handler {
  const { call } = served;
  return async (request, context) => {
    const id = requestIdOf(request.headers);
    return observed(call, id, async () => {
      const reply = await answer(served, request, context, id).catch((error: unknown) =>
        failure(error, call, request, id),
      );
      return outgoing(request, call, reply);
    });
  };
}

function wrongMethod(request: Request, allowed: string[]): Reply {
  const allow = [...allowed, ...(allowed.includes("GET") ? ["HEAD"] : []), "OPTIONS"].join(", ");
  const isAsked = request.method === "OPTIONS" && !request.headers.has(REFUSED_METHOD_HEADER);
  if (isAsked) return empty(204, { allow });
  const message = `This address takes ${allow}.`;
  const reply = refusal(new AppError("method_not_allowed", message));
  reply.headers.set("allow", allow);
  return reply;
}

async function answer(
  served: AnyServed,
  request: Request,
  context: RouteContext,
  requestId: string,
): Promise<Reply> {
  const { call } = served;
  const early = await lookUpEarly(request, call.access);
  const caller = await identifyCaller(request, call).catch((error: unknown) =>
    refuseKey(error, request),
  );
  noteCaller(caller);
  const from = { ...originOf(request, caller), requestId };
  // Health checks are never rate limited.
  if (call.access !== "open") await countAddress(from, "any-call");
  const actor = await actorFromRequest(request, caller, call.access, early);
  // Before the body is read: nobody should upload megabytes only to learn that they are not signed in.
  admit(call, actor);
  if (call.guestCart && actor.kind === "guest") assertNoEndedSession(request, caller);
  const asker = { ...actor, from };
  const params = await context.params;
  if (isRelayed(call)) return json(await relayUpload(call, asker, request, params));
  const input = await readInput(request, params, call);
  const complete = caller === "browser" ? withCookies(call, input, request) : input;
  const { device, output } = withoutDevice(call, await served.wire(asker, complete));
  if (call.answers === "file") return download(output as FileAnswer);
  if (call.answers === "text") return text(output as string);
  const isBrowsersCart = call.guestCart && caller === "browser";
  if (isBrowsersCart) return cartAnswer(actor, complete, output);
  const reply = call.session ? await sessionAnswer(call, caller, output) : json(output);
  if (device) giveDevice(reply.headers, caller, device);
  return reply;
}

/** Counts requests with a wrong key: each costs a database lookup. */
async function refuseKey(error: unknown, request: Request): Promise<never> {
  const isKeyTried = request.headers.has("x-api-key");
  if (isKeyTried && error instanceof AppError && error.code === "invalid_api_key")
    await countAddress(originOf(request, "browser"), "wrong-key");
  throw error;
}

function withoutDevice(call: Call, answer: unknown): { device?: string; output: unknown } {
  if (!call.device) return { output: answer };
  const { device, ...output } = answer as { device?: string };
  return { device, output };
}

/** The token is never in the body: programs read it from a header, browsers get it sealed in a cookie. */
async function sessionAnswer(
  { session, pending }: Call,
  caller: Caller,
  output: unknown,
): Promise<Reply> {
  const { token, ...body } = output as { token?: string };
  const reply = json(body);
  if (!session) return reply;
  if (session.does === "end") closeBrowserSession(reply.headers, session.audience);
  if (!token) return reply;
  if (caller !== "browser") {
    reply.headers.set("authorization", `Bearer ${token}`);
    return reply;
  }
  await openBrowserSession(reply.headers, session.audience, token);
  if (pending) setPendingCookie(reply.headers, pending, null);
  return reply;
}

/** Sets the guest cart's cookie, or removes it once the cart belongs to a signed-in customer. */
function cartAnswer(actor: Actor, input: Record<string, unknown>, output: unknown): Reply {
  const { guest_cart, ...body } = output as { guest_cart?: string };
  const reply = json(body);
  if (guest_cart) setGuestCartCookie(reply.headers, guest_cart);
  else if (actor.kind === "customer" && input.guest_cart !== "new")
    setGuestCartCookie(reply.headers, null);
  return reply;
}

/** A browser cannot name a pending sign-in or a cart itself: both come from its sealed cookies. */
function withCookies(call: Call, input: Record<string, unknown>, request: Request) {
  const cookies = cookieReader(request.headers.get("cookie") ?? "");
  if (call.guestCart) return { ...input, guest_cart: guestCartFrom(cookies) };
  if (!call.pending) return input;
  const pending = cookies(pendingCookieName(call.pending));
  if (pending) return { ...input, pending };
  throw new AppError("code_expired", "Your login has expired. Please enter your password again.");
}

function failure(error: unknown, call: Call, request: Request, id: string): Reply {
  if (error instanceof AppError && error.code !== "internal") {
    const reply = refusal(error);
    const { pending } = error;
    if (pending && call.session)
      givePending(reply.headers, call.session.audience, request, pending);
    if (call.guestCart && error.code === "unauthenticated" && isVisitors(request))
      closeBrowserSession(reply.headers, "customer");
    return reply;
  }
  log().error({ id, call: `${call.method} ${call.path}`, err: error }, "call failed");
  if (isAway(error)) return refusal(away(call));
  return refusal(new AppError("internal", "Something went wrong. Please try again."));
}

/**
 * Whether a browser asked, for what its visitor does: the ended session is reported once, to the visitor, and the
 * next request of this browser is a guest's.
 */
function isVisitors({ headers }: Request): boolean {
  return !headers.has("x-api-key") && !headers.has(BACKGROUND_HEADER);
}

/**
 * Sends the pending sign-in: to a browser as a cookie, to a program as a header, from which a web tier makes
 * its cookie.
 */
function givePending(headers: Headers, audience: Audience, request: Request, seal: string): void {
  if (request.headers.has("x-api-key")) headers.set(PENDING_HEADER, seal);
  else setPendingCookie(headers, audience, seal);
}
