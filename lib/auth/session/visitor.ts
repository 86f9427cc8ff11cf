import "server-only";
import { currentSession } from "@/lib/auth/session/current-session";
import { isWebTier } from "@/lib/env";
import { type Actor, type Audience, guest, type Origin } from "@/lib/identity/actor";
import { actorFromCookies } from "@/lib/identity/request-actor";

/** The actor of a page by its cookies. @throws AppError at a web tier whose API tier does not answer. */
export async function visitorFrom(
  readCookie: (name: string) => string | undefined,
  audience: Audience,
  from: Origin,
): Promise<Actor> {
  const asking = { ...(await actorFromCookies(readCookie, audience)), from };
  return isWebTier() ? proven(asking) : asking;
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
