import { withNext } from "@/lib/auth/sign-in/next-path";
import { AppError } from "@/lib/call/errors";
import type { Audience } from "@/lib/identity/actor";

/**
 * A full load: after signing in nothing that was fetched or prefetched for a guest may stay in the
 * browser's memory, and only the checkout's own policy lets the provider's window in.
 */
export function goTo(href: string): void {
  window.location.assign(href);
}

/**
 * Sends the person to the login and back when the session has ended meanwhile; says whether it had. Back is
 * this page, or `next`, a path of ours.
 */
export function signInAgain(
  error: unknown,
  audience: Audience = "customer",
  next = window.location.pathname + window.location.search,
): boolean {
  if (!(error instanceof AppError) || error.code !== "unauthenticated") return false;
  const login = audience === "admin" ? "/admin/login" : "/login";
  goTo(withNext(login, next));
  return true;
}
