import "server-only";
import { currentSession } from "@/lib/auth/session/current-session";
import { requestIdOf } from "@/lib/call/request-id";
import { isWebTier } from "@/lib/env";
import { type Actor, type Audience, guest, type Origin } from "@/lib/identity/actor";
import { originOf } from "@/lib/identity/origin";
import { actorFromCookies, cookieReader } from "@/lib/identity/request-actor";

/** The actor of a page by its cookies. @throws AppError at a web tier whose API tier does not answer. */
export async function visitorFrom(
  readCookie: (name: string) => string | undefined,
  audience: Audience,
  from: Origin,
): Promise<Actor> {
  const asking = { ...(await actorFromCookies(readCookie, audience)), from };
  return isWebTier() ? proven(asking) : asking;
}

/** The actor of a page that is answered before Next, by the headers of its request. @throws as `visitorFrom`. */
export function visitorOf(headers: Headers, audience: Audience): Promise<Actor> {
  const from = { ...originOf({ headers }, "browser"), requestId: requestIdOf(headers) };
  return visitorFrom(cookieReader(headers.get("cookie") ?? ""), audience, from);
}

/**
 * A web tier has only read the cookie: the API tier knows the name and whether the session is still valid.
 */
async function proven(actor: Actor): Promise<Actor> {
  if (actor.kind !== "customer" && actor.kind !== "admin") return actor;
  const { kind, name, office_role: role, set_up_needed } = await currentSession(actor, {});
  if (kind !== actor.kind) return { ...guest, from: actor.from };
  const named = { ...actor, name: name ?? "" };
  return named.kind === "admin" ? { ...named, role, needsSetUp: set_up_needed } : named;
}
