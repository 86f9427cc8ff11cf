import { safeNext } from "@/lib/auth/sign-in/next-path";

/** Where an administrator goes after signing in: `next` when it is a page of the back-office, else the dashboard. */
export function afterAdminLogin(next: string | undefined): string {
  const safe = safeNext(next);
  const inside = /^\/(admin|manage|add-product|api\/docs)(\/|\?|$)/.test(safe);
  return inside && !/^\/admin\/(login|signup|forgot-password)/.test(safe)
    ? safe
    : "/admin/dashboard";
}
