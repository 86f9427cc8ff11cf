import { withNext } from "@/lib/auth/sign-in/next-path";
import { AppError } from "@/lib/call/errors";
import type { Audience } from "@/lib/identity/actor";

/**
 * Navigates with a full page load. After a sign-in nothing fetched or prefetched for the guest may stay in
 * memory, and only the checkout page's own content security policy allows the payment window.
 */
export function goTo(href: string): void {
  window.location.assign(href);
}

/**
 * If the error says that the session has ended, goes to the login and returns true. After the login the
 * user comes back to this page, or to `next` (a path on this site).
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
