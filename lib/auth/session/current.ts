import "server-only";
import { cookies } from "next/headers";
import { redirect } from "next/navigation";
import { cache } from "react";
import { currentSession } from "@/lib/auth/session/current-session";
import { may, type Right } from "@/lib/call/roles";
import { isWebTier } from "@/lib/env";
import { type Actor, type Admin, type Audience, type Customer, guest } from "@/lib/identity/actor";
import { pageOrigin } from "@/lib/identity/page-origin";
import { actorFromCookies } from "@/lib/identity/request-actor";

/** The actor of the page, once per request. @throws AppError at a web tier whose API tier does not answer. */
export const getActor = cache(async (audience: Audience): Promise<Actor> => {
  const jar = await cookies();
  const actor = await actorFromCookies((name) => jar.get(name)?.value, audience);
  const asking = { ...actor, from: await pageOrigin() };
  return isWebTier() ? proven(asking) : asking;
});

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

/** The signed-in customer, or a redirect to /login that returns to `next`. */
export async function requireCustomer(next: string): Promise<Customer> {
  const actor = await getActor("customer");
  if (actor.kind === "customer") return actor;
  redirect(`/login?next=${encodeURIComponent(next)}`);
}

/**
 * The signed-in administrator, or a redirect to /admin/login that returns to `next`. A page that needs a
 * right names it; without it the administrator is told so.
 */
export async function requireAdmin(next: string, right: Right = "own"): Promise<Admin> {
  const actor = await getActor("admin");
  if (actor.kind !== "admin") redirect(`/admin/login?next=${encodeURIComponent(next)}`);
  if (actor.needsSetUp) redirect("/admin/authenticator");
  if (!may(actor.role, right)) redirect(`/admin/not-allowed?right=${right}`);
  return actor;
}
