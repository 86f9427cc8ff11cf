import "server-only";
import { currentSession } from "@/lib/auth/session/current-session";
import { json, type Reply } from "@/lib/http/reply";
import { type Actor, guest, type Origin } from "@/lib/identity/actor";
import { closeBrowserSession, isSecure } from "@/lib/identity/browser-session";
import { cookieName } from "@/lib/identity/cookie";
import { actorFromCookies, cookieReader } from "@/lib/identity/request-actor";
import { expiryOf } from "@/lib/identity/token";

/**
 * The session as next-auth's clients read it: a name and an expiry, never the token. Read from the database,
 * not the cookie: for an ended session it is `{}`, and the cookie is removed.
 */
export async function browserSession(request: Request, from: Origin): Promise<Reply> {
  const readCookie = cookieReader(request.headers.get("cookie") ?? "");
  const actor = await customerOf(readCookie);
  const { kind, name } =
    actor.kind === "customer"
      ? await currentSession({ ...actor, from }, {})
      : { ...guest, name: null };
  if (actor.kind === "customer" && kind === "customer")
    return json({ user: { name }, expires: expiryOf(actor.token)?.toISOString() });
  const reply = json({});
  if (readCookie(cookieName("customer", isSecure())))
    closeBrowserSession(reply.headers, "customer");
  return reply;
}

async function customerOf(readCookie: (name: string) => string | undefined): Promise<Actor> {
  const actor = await actorFromCookies(readCookie, "customer");
  return actor.kind === "customer" ? actor : guest;
}
