import { safeNext } from "@/lib/auth/sign-in/next-path";

/** The path after an administrator's login: `next` if it is a back-office page, else the dashboard. */
export function afterAdminLogin(next: string | undefined): string {
  const safe = safeNext(next);
  const inside = /^\/(admin|manage|add-product|api\/docs)(\/|\?|$)/.test(safe);
  return inside && !/^\/admin\/(login|signup|forgot-password)/.test(safe)
    ? safe
    : "/admin/dashboard";
}
