import "server-only";
import type { Access } from "@/lib/call/call";
import type { Caller } from "@/lib/call/caller";
import { isWebTier } from "@/lib/env";
import { type Actor, type Audience, guest } from "@/lib/identity/actor";
import { isSecure } from "@/lib/identity/browser-session";
import { cookieName, unsealToken } from "@/lib/identity/cookie";
import { keysFor } from "@/lib/identity/secrets";
import { actorFromToken, actorOf, type LookUp, lookUpSession } from "@/lib/identity/sessions";

/**
 * Begins to look up the session of a request with an API key, before the key is known, so that both travel together. Undefined
 * where there is none to look up.
 */
export async function lookUpEarly(request: Request, access: Access): Promise<LookUp | undefined> {
  const token = bearer(request);
  const isProgram = request.headers.has("x-api-key") && access !== "machine" && access !== "open";
  if (!token || !isProgram || isWebTier()) return undefined;
  return (await lookUpSession(token)) ?? undefined;
}

/**
 * The actor of a request: a program's by its bearer token, whose session `early` has, a browser's by its sealed cookie.
 */
export async function actorFromRequest(
  request: Request,
  caller: Caller,
  access: Access,
  early?: LookUp,
): Promise<Actor> {
  if (access === "machine") return { kind: "machine" };
  if (caller !== "browser") return early ? actorOf(early) : actorFromToken(bearer(request));
  if (access === "open") return guest;
  return actorFromCookies(cookieReader(request.headers.get("cookie") ?? ""), access);
}

/**
 * Reads the cookie of the call's audience first, then the other one, so that a signed-in customer at an
 * admin call gets "not open to your account" and not "please login".
 */
export async function actorFromCookies(
  readCookie: (name: string) => string | undefined,
  access: Access | Audience,
): Promise<Actor> {
  const audiences: Audience[] = access === "admin" ? ["admin", "customer"] : ["customer", "admin"];
  for (const audience of audiences) {
    const sealed = readCookie(cookieName(audience, isSecure()));
    const actor = await actorFromToken(await unsealToken(sealed, audience, keysFor("session")));
    if (actor.kind !== "guest") return actor;
  }
  return guest;
}

function bearer(request: Request): string | undefined {
  return request.headers.get("authorization")?.match(/^Bearer (\S+)$/)?.[1];
}

/** A reader for the cookies of a Cookie header. */
export function cookieReader(header: string): (name: string) => string | undefined {
  const pairs = header.split(/; */).map((pair) => pair.split("=") as [string, ...string[]]);
  const cookies = new Map(pairs.map(([name, ...value]) => [name, value.join("=")]));
  return (name) => cookies.get(name);
}
