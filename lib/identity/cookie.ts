import { decode, encode } from "next-auth/jwt";
import type { Audience } from "@/lib/identity/actor";

/** Readable by scripts, holds no secret: static pages use it to show Login or the profile icon. */
export const HINT_COOKIE = "arklane_hint";

/** 365 days in seconds, as long as the session. */
export const COOKIE_SECONDS = 365 * 24 * 60 * 60;

/**
 * One cookie per audience: signing in to the back-office does not end a customer's session. The `__Host-`
 * prefix stops other hosts of the domain from setting it.
 */
export function cookieName(audience: Audience, secure: boolean): string {
  const name = audience === "customer" ? "arklane.session" : "arklane.admin-session";
  return secure ? `__Host-${name}` : name;
}

/** Seals a bearer token in next-auth's encrypted cookie format. */
export function sealToken(token: string, audience: Audience, secret: string): Promise<string> {
  return encode({
    token: { bearer: token, audience },
    secret,
    maxAge: COOKIE_SECONDS,
  });
}

/** The bearer token in a sealed cookie; undefined if no secret opens it or it is for another audience. */
export async function unsealToken(
  cookie: string | undefined,
  audience: Audience,
  secrets: readonly string[],
): Promise<string | undefined> {
  if (!cookie) return undefined;
  for (const secret of secrets) {
    const sealed = await decode({ token: cookie, secret }).catch(() => null);
    const bearer = sealed?.audience === audience ? sealed.bearer : undefined;
    if (typeof bearer === "string") return bearer;
  }
  return undefined;
}
