import "server-only";
import NextAuth, { type NextAuthOptions } from "next-auth";
import { decode, type JWT, type JWTDecodeParams } from "next-auth/jwt";
import CredentialsProvider from "next-auth/providers/credentials";
import { login, logout } from "@/lib/auth/service";
import { AppError } from "@/lib/call/errors";
import type { Reply } from "@/lib/http/reply";
import { guest, type Origin } from "@/lib/identity/actor";
import { closeBrowserSession, isSecure, openHint } from "@/lib/identity/browser-session";
import { COOKIE_SECONDS, cookieName } from "@/lib/identity/cookie";
import { giveDevice } from "@/lib/identity/device";
import { keyFor, keysFor } from "@/lib/identity/secrets";
import { actorFromToken } from "@/lib/identity/sessions";

type Action = "csrf" | "callback/credentials" | "signout";
type Asked = { from: Origin; body: Record<string, string> };

/** What happened inside next-auth, which keeps only the message of an error. */
type Outcome = { refusal?: unknown; device?: string; signedIn?: true };

/** Lets next-auth handle the request. @throws AppError as the sign-in inside it threw. */
export async function askNextAuth(
  request: Request,
  action: Action,
  { from, body }: Asked,
): Promise<Reply> {
  const outcome: Outcome = {};
  const answer = new Answer();
  const asked = {
    query: { nextauth: action.split("/") },
    body,
    cookies: cookiesOf(request.headers.get("cookie") ?? ""),
    headers: Object.fromEntries(request.headers),
    method: request.method,
  };
  // The handler for the pages router: the other one reads cookies and headers itself.
  await NextAuth(asked as never, answer as never, options(from, outcome));
  if (outcome.refusal) throw outcome.refusal;
  const { headers } = answer;
  headers.set("cache-control", "no-store");
  if (outcome.signedIn) openHint(headers);
  if (outcome.device) giveDevice(headers, "browser", outcome.device);
  if (action === "signout") closeBrowserSession(headers, "customer");
  return { status: answer.code, headers, body: answer.body };
}

/** The response object that next-auth writes to. */
class Answer {
  code = 200;
  headers = new Headers();
  body: string | null = null;

  status(code: number): this {
    this.code = code;
    return this;
  }
  getHeader(name: string): string[] | string | null {
    return name.toLowerCase() === "set-cookie"
      ? this.headers.getSetCookie()
      : this.headers.get(name);
  }
  setHeader(name: string, value: string | string[]): this {
    this.headers.delete(name);
    for (const one of [value].flat()) this.headers.append(name, one);
    return this;
  }
  json(value: unknown): void {
    this.headers.set("content-type", "application/json");
    this.body = JSON.stringify(value);
  }
  send(value: unknown): void {
    if (typeof value === "string") this.body = value;
    else this.json(value);
  }
  end(): void {}
}

function options(from: Origin, outcome: Outcome): NextAuthOptions {
  const asker = { ...guest, from };
  /** The same sign-in as everywhere; the cookie holds its bearer token in place of a user id. */
  const authorize = async (credentials: Record<"email" | "password", string> | undefined) => {
    try {
      const { token, device } = await login(asker, credentials ?? { email: "", password: "" });
      Object.assign(outcome, { device, signedIn: true });
      return token ? { id: token } : null;
    } catch (error) {
      outcome.refusal = error;
      return null;
    }
  };
  return {
    secret: keyFor("session"),
    session: { strategy: "jwt", maxAge: COOKIE_SECONDS },
    jwt: { decode: decodeCookie },
    pages: { signIn: "/login", signOut: "/login", error: "/login" },
    cookies: { sessionToken: sessionCookie() },
    events: { signOut: ({ token }) => endSession(token?.bearer, from) },
    providers: [CredentialsProvider({ credentials: { email: {}, password: {} }, authorize })],
    callbacks: {
      jwt: ({ token, user }) => (user ? { bearer: user.id, audience: "customer" } : token),
    },
  };
}

/** Also opens a cookie sealed with the previous secret. */
async function decodeCookie(given: JWTDecodeParams): Promise<JWT | null> {
  for (const secret of keysFor("session")) {
    const token = await decode({ ...given, secret }).catch(() => null);
    if (token) return token;
  }
  return null;
}

/** Ends the session itself: next-auth only drops the cookie. */
async function endSession(bearer: unknown, from: Origin): Promise<void> {
  const actor = await actorFromToken(typeof bearer === "string" ? bearer : undefined);
  if (actor.kind === "customer") await logout({ ...actor, from }, {}).catch(unlessEnded);
}

/** At a web tier the API tier may report that the session has already ended. */
function unlessEnded(error: unknown): void {
  if (!(error instanceof AppError && error.code === "unauthenticated")) throw error;
}

function sessionCookie() {
  const options = { httpOnly: true, sameSite: "lax", path: "/", secure: isSecure() } as const;
  return { name: cookieName("customer", isSecure()), options };
}

function cookiesOf(header: string): Record<string, string> {
  const pairs = header.split(/; */).map((pair) => {
    const at = pair.indexOf("=");
    return [pair.slice(0, at), decoded(pair.slice(at + 1))] as const;
  });
  return Object.fromEntries(pairs.filter(([name]) => name !== ""));
}

/** next-auth percent-encodes its own cookies; other cookies may be malformed. */
function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
