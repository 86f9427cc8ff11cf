import "server-only";
import { cookies } from "next/headers";
import { redirect } from "next/navigation";
import { cache } from "react";
import type { Actor, Admin, Audience, Customer } from "@/lib/auth/actor";
import { actorFromCookies } from "@/lib/auth/request-actor";

/** Who is looking at the page, once per request. */
export const getActor = cache(async (audience: Audience): Promise<Actor> => {
  const jar = await cookies();
  return actorFromCookies((name) => jar.get(name)?.value, audience);
});

/** The signed-in customer, or a redirect to /login that comes back to `next`. */
export async function requireCustomer(next: string): Promise<Customer> {
  const actor = await getActor("customer");
  if (actor.kind === "customer") return actor;
  redirect(`/login?next=${encodeURIComponent(next)}`);
}

/** The signed-in administrator, or a redirect to /admin/login that comes back to `next`. */
export async function requireAdmin(next: string): Promise<Admin> {
  const actor = await getActor("admin");
  if (actor.kind === "admin") return actor;
  redirect(`/admin/login?next=${encodeURIComponent(next)}`);
}
