import "server-only";
import NextAuth, { type NextAuthOptions } from "next-auth";
import CredentialsProvider from "next-auth/providers/credentials";
import { guest } from "@/lib/auth/actor";
import { isSecure } from "@/lib/auth/browser-session";
import { COOKIE_SECONDS, cookieName } from "@/lib/auth/cookie";
import { login, logout } from "@/lib/auth/service";
import { actorFromToken } from "@/lib/auth/sessions";
import { required } from "@/lib/env";
import { AppError } from "@/lib/http/errors";

/** next-auth's own endpoints over the same cookie. The session they show is a name, never the token. */
export async function nextAuthHandler(request: Request, context: unknown): Promise<Response> {
  return NextAuth(options())(request, context);
}

function options(): NextAuthOptions {
  return {
    secret: required("AUTH_SECRET"),
    session: { strategy: "jwt", maxAge: COOKIE_SECONDS },
    pages: { signIn: "/login" },
    cookies: { sessionToken: sessionCookie() },
    events: { signOut: ({ token }) => endSession(token.bearer) },
    providers: [CredentialsProvider({ credentials: { email: {}, password: {} }, authorize })],
    callbacks: {
      jwt: ({ token, user }) =>
        user ? { bearer: user.id, audience: "customer", name: user.name } : token,
      session: ({ session }) => ({ expires: session.expires, user: { name: session.user?.name } }),
    },
  };
}

/** The same sign-in as everywhere; its bearer token takes the place of the user's id inside the cookie. */
async function authorize(credentials: Record<"email" | "password", string> | undefined) {
  const { token } = await login(guest, credentials ?? { email: "", password: "" });
  return token ? { id: token } : null;
}

/** next-auth only drops the cookie: the session itself ends here. */
async function endSession(bearer: unknown): Promise<void> {
  const actor = await actorFromToken(typeof bearer === "string" ? bearer : undefined);
  if (actor.kind === "customer") await logout(actor, {}).catch(unlessEnded);
}

/** A web tier hears only from the API tier that the session was over already. */
function unlessEnded(error: unknown): void {
  if (!(error instanceof AppError && error.code === "unauthenticated")) throw error;
}

function sessionCookie() {
  const options = { httpOnly: true, sameSite: "lax", path: "/", secure: isSecure() } as const;
  return { name: cookieName("customer", isSecure()), options };
}
