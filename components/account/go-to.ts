import type { Audience } from "@/lib/auth/actor";
import { withNext } from "@/lib/auth/next-path";
import { AppError } from "@/lib/http/errors";

/**
 * A full load: after signing in nothing that was fetched or prefetched for a guest may stay in the
 * browser's memory.
 */
export function goTo(href: string): void {
  window.location.assign(href);
}

/** Sends the person to the login and back when the session has ended meanwhile; says whether it had. */
export function signInAgain(error: unknown, audience: Audience = "customer"): boolean {
  if (!(error instanceof AppError) || error.code !== "unauthenticated") return false;
  const login = audience === "admin" ? "/admin/login" : "/login";
  goTo(withNext(login, window.location.pathname + window.location.search));
  return true;
}
