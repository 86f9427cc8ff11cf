import "server-only";
import { askNextAuth } from "@/lib/auth/sign-in/next-auth-core";
import { browserSession } from "@/lib/auth/sign-in/next-auth-session";
import { AppError } from "@/lib/call/errors";
import { requestIdOf } from "@/lib/call/request-id";
import { readBounded, tooLarge } from "@/lib/http/input";
import { outgoing } from "@/lib/http/outgoing";
import { type Reply, refusal } from "@/lib/http/reply";
import { closeBrowserSession } from "@/lib/identity/browser-session";
import { identifyCaller } from "@/lib/identity/caller";
import { originOf } from "@/lib/identity/origin";
import { setPendingCookie } from "@/lib/identity/pending";
import { countAddress } from "@/lib/limits/limits";
import { log } from "@/lib/log";
import { noteCaller, observed } from "@/lib/observe/observed";

type Context = { params: Promise<{ nextauth?: string[] }> };

/**
 * The endpoints of next-auth that are served, each with one method. Its pages and other endpoints are not
 * needed.
 */
const OPEN = {
  csrf: "GET",
  session: "GET",
  "callback/credentials": "POST",
  signout: "POST",
} as const;
type Action = keyof typeof OPEN;

/** A form of an email address, a password and a token is far smaller. */
const MAX_BYTES = 16 * 1024;

/**
 * Serves next-auth's own endpoints over the same cookie, for clients made for it. Limits, origin, device,
 * log and errors are those of every call.
 */
export async function nextAuthHandler(request: Request, { params }: Context): Promise<Response> {
  const name = ((await params).nextauth ?? []).join("/");
  const action = name in OPEN ? (name as Action) : null;
  const call = action ? ({ method: OPEN[action], path: `/auth/${action}` } as const) : undefined;
  const id = requestIdOf(request.headers);
  return observed(call, id, async () => {
    const reply = await answer(request, action, id).catch((error: unknown) => failure(error, id));
    return outgoing(request, undefined, reply);
  });
}

async function answer(request: Request, action: Action | null, requestId: string): Promise<Reply> {
  if (!action) throw new AppError("not_found", "There is no call at this address.");
  const isRead = request.method === "HEAD" && OPEN[action] === "GET";
  if (request.method !== OPEN[action] && !isRead) return wrongMethod(OPEN[action]);
  const caller = await identifyCaller(request, { access: "public", path: `/auth/${action}` });
  if (caller !== "browser") throw new AppError("forbidden", "This address is for browsers.");
  noteCaller(caller);
  const from = { ...originOf(request, caller), requestId };
  await countAddress(from, "any-call");
  if (action === "session") return browserSession(request, from);
  return askNextAuth(request, action, { from, body: await readForm(request) });
}

function wrongMethod(allowed: string): Reply {
  const reply = refusal(new AppError("method_not_allowed", `This address takes ${allowed}.`));
  reply.headers.set("allow", allowed);
  return reply;
}

async function readForm(request: Request): Promise<Record<string, string>> {
  if (request.method !== "POST") return {};
  const bytes = await readBounded(request, MAX_BYTES);
  if (!bytes) throw tooLarge(MAX_BYTES);
  const type = request.headers.get("content-type") ?? "";
  if (!type.includes("application/json"))
    return Object.fromEntries(new URLSearchParams(bytes.toString("utf8")));
  try {
    const values: unknown = JSON.parse(bytes.toString("utf8"));
    const texts = Object.entries(values as object).filter(([, value]) => typeof value === "string");
    return Object.fromEntries(texts);
  } catch (cause) {
    throw new AppError("bad_request", "The body is not valid JSON.", { cause });
  }
}

function failure(error: unknown, id: string): Reply {
  if (!(error instanceof AppError) || error.code === "internal") {
    log().error({ id, err: error }, "next-auth failed");
    return refusal(new AppError("internal", "Something went wrong. Please try again."));
  }
  const reply = refusal(error);
  if (error.pending) setPendingCookie(reply.headers, "customer", error.pending);
  if (error.code === "unauthenticated") closeBrowserSession(reply.headers, "customer");
  return reply;
}
