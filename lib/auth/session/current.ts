import "server-only";
import { cookies } from "next/headers";
import { redirect } from "next/navigation";
import { cache } from "react";
import { visitorFrom } from "@/lib/auth/session/visitor";
import { may, type Right } from "@/lib/call/roles";
import type { Actor, Admin, Audience, Customer } from "@/lib/identity/actor";
import { pageOrigin } from "@/lib/identity/page-origin";

/** The actor of the page, once per request. @throws AppError at a web tier whose API tier does not answer. */
export const getActor = cache(async (audience: Audience): Promise<Actor> => {
  const jar = await cookies();
  return visitorFrom((name) => jar.get(name)?.value, audience, await pageOrigin());
});

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
