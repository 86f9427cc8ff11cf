/**
 * What the paths of the pages that are made for one person, or for what one looks for, begin with: never prerendered, so each answer can
 * carry a policy with a nonce of its own.
 */
export const PERSONAL = [
  "add-product",
  "address",
  "admin",
  "api/docs",
  "cart",
  "checkout",
  "dashboard",
  "forgot-password",
  "login",
  "manage",
  "order",
  "profile",
  "search",
  "setting",
  "signup",
  "usernavbar",
  "usersidebar",
] as const;

/** Of those, the ones that are open to a guest. */
export const GUEST_PAGES: ReadonlySet<string> = new Set([
  "/cart",
  "/login",
  "/signup",
  "/forgot-password",
  "/search",
  "/admin/login",
  "/admin/signup",
  "/admin/forgot-password",
  "/api/docs",
]);

/** Whether the page asks for a session; its own check has the last word. */
export function needsSession(pathname: string): boolean {
  return !GUEST_PAGES.has(pathname.replace(/\/+$/, "") || "/");
}

/** Whether the provider's window may open on the page, and what it loads. */
export function takesPayments(pathname: string): boolean {
  return pathname.split("/")[1] === "checkout";
}

/** Which session a page asks for. */
export function audienceOf(pathname: string): "customer" | "admin" {
  return BACK_OFFICE.has(pathname.split("/")[1] ?? "") ? "admin" : "customer";
}

const BACK_OFFICE: ReadonlySet<string> = new Set(["add-product", "admin", "manage"]);
