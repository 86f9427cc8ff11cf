/**
 * Path prefixes of the pages rendered per request, for one person or one search: never prerendered, so each
 * answer can have a policy with its own nonce.
 */
export const PERSONAL = [
  "add-product",
  "address",
  "admin",
  "api/docs",
  "cart",
  "checkout",
  "choose/answer",
  "dashboard",
  "forgot-password",
  "login",
  "manage",
  "order",
  "products/compare",
  "profile",
  "search",
  "setting",
  "signup",
  "usernavbar",
  "usersidebar",
] as const;

/** Those of them that are open to guests. */
export const GUEST_PAGES: ReadonlySet<string> = new Set([
  "/cart",
  "/choose/answer",
  "/login",
  "/signup",
  "/forgot-password",
  "/products/compare",
  "/search",
  "/admin/login",
  "/admin/signup",
  "/admin/forgot-password",
  "/api/docs",
]);

/** Whether the address belongs to a page that is made for one person or one search. */
export function isPersonal(pathname: string): boolean {
  const inside = pathname.replace(/^\/+/, "");
  return PERSONAL.some((page) => inside === page || inside.startsWith(`${page}/`));
}

/** Whether the page needs a session; the page itself checks it again. */
export function needsSession(pathname: string): boolean {
  return !GUEST_PAGES.has(pathname.replace(/\/+$/, "") || "/");
}

/** Whether the page may open the provider's Checkout and load its resources. */
export function takesPayments(pathname: string): boolean {
  return pathname.split("/")[1] === "checkout";
}

/** The audience of a page's session. */
export function audienceOf(pathname: string): "customer" | "admin" {
  return BACK_OFFICE.has(pathname.split("/")[1] ?? "") ? "admin" : "customer";
}

const BACK_OFFICE: ReadonlySet<string> = new Set(["add-product", "admin", "manage"]);
