import { decode, encode } from "next-auth/jwt";
import type { Audience } from "@/lib/identity/actor";

/** Readable by scripts, carries no secret: lets static pages choose between Login and the profile icon. */
export const HINT_COOKIE = "arklane_hint";

/** 365 days in seconds, as long as the session itself. */
export const COOKIE_SECONDS = 365 * 24 * 60 * 60;

/**
 * One cookie an audience: signing in to the back-office does not end a customer's session. With
 * `__Host-` no other host of the domain can set it.
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

/** The bearer token inside a sealed cookie; undefined when none of the secrets sealed it, or for another audience. */
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
