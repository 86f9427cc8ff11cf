import { type NextRequest, NextResponse } from "next/server";
import { COMPARE_PATH } from "@/lib/catalogue/compare/compare-address";
import { routingOf } from "@/lib/catalogue/pages/guard";
import { env } from "@/lib/env";
import { NOT_FOUND_PATH } from "@/lib/http/not-found-path";
import { cookieName } from "@/lib/identity/cookie";
import { audienceOf, needsSession, takesPayments } from "@/lib/security/pages";
import { personalPolicy } from "@/lib/security/policy";
import { standInOrigin } from "@/lib/security/stand-in";

/**
 * For pages rendered per person: redirects visitors without a session cookie early, and sets a Content-Security-Policy
 * with a nonce. Never the only guard: every page calls `requireCustomer` or `requireAdmin`, and every call goes through
 * `serve`. For pages of the catalogue: only addresses that exist in it are rendered and cached.
 */
export async function middleware(request: NextRequest): Promise<NextResponse> {
  const { pathname } = request.nextUrl;
  if (isOfCatalogue(pathname)) return routeToCharger(request);
  if (needsSession(pathname) && !hasCookie(request)) return toLogin(request);
  const policy = personalPolicy({
    nonce: btoa(crypto.randomUUID()),
    payments: takesPayments(pathname),
    standIn: standInOrigin(),
    development: env().NODE_ENV === "development",
  });
  // Next reads the nonce from the request's policy and adds it to its own scripts.
  const headers = new Headers(request.headers);
  headers.set("content-security-policy", policy);
  const response = NextResponse.next({ request: { headers } });
  response.headers.set("content-security-policy", policy);
  return response;
}

/** A page of the catalogue, rather than one that is made for each comparison. */
function isOfCatalogue(pathname: string): boolean {
  return /^\/(social\/)?products\//.test(pathname) && pathname !== COMPARE_PATH;
}

async function routeToCharger(request: NextRequest): Promise<NextResponse> {
  const routing = await routingOf(request.nextUrl.pathname);
  if (routing === "serve") return NextResponse.next();
  if (routing === "not-found") return NextResponse.rewrite(new URL(NOT_FOUND_PATH, request.url));
  return NextResponse.redirect(new URL(routing.to, request.url), routing.isPermanent ? 308 : 307);
}

function hasCookie(request: NextRequest): boolean {
  const audience = audienceOf(request.nextUrl.pathname);
  return [false, true].some((secure) => request.cookies.has(cookieName(audience, secure)));
}

function toLogin(request: NextRequest): NextResponse {
  const { pathname, search } = request.nextUrl;
  const login = new URL(audienceOf(pathname) === "admin" ? "/admin/login" : "/login", request.url);
  login.searchParams.set("next", `${pathname}${search}`);
  return NextResponse.redirect(login);
}

// Next reads this list statically, so it cannot be derived from PERSONAL; a test compares the two.
export const config = {
  runtime: "nodejs",
  matcher: [
    "/add-product/:path*",
    "/address/:path*",
    "/admin/:path*",
    "/api/docs/:path*",
    "/cart/:path*",
    "/checkout/:path*",
    "/choose/answer/:path*",
    "/dashboard/:path*",
    "/forgot-password/:path*",
    "/login/:path*",
    "/manage/:path*",
    "/order/:path*",
    "/products/:path+",
    "/products/compare/:path*",
    "/profile/:path*",
    "/search/:path*",
    "/setting/:path*",
    "/signup/:path*",
    "/social/products/:path*",
    "/usernavbar/:path*",
    "/usersidebar/:path*",
  ],
};
