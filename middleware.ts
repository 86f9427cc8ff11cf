import { type NextRequest, NextResponse } from "next/server";
import { cookieName } from "@/lib/auth/cookie";

/**
 * An early redirect for people who are plainly not signed in. Never the only guard: every page asks
 * `requireCustomer` or `requireAdmin`, and every call goes through `serve`.
 */
export function middleware(request: NextRequest): NextResponse {
  const { pathname, search } = request.nextUrl;
  const audience = pathname.startsWith("/admin") ? "admin" : "customer";
  const names = [cookieName(audience, false), cookieName(audience, true)];
  if (names.some((name) => request.cookies.has(name))) return NextResponse.next();
  const login = new URL(audience === "admin" ? "/admin/login" : "/login", request.url);
  login.searchParams.set("next", `${pathname}${search}`);
  return NextResponse.redirect(login);
}

export const config = {
  matcher: [
    "/dashboard/:path*",
    "/order/:path*",
    "/cart/:path*",
    "/checkout/:path*",
    "/address/:path*",
    "/admin/((?!login$).+)",
    "/admin",
  ],
};
