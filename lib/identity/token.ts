import "server-only";
import { decodeJwt, jwtVerify, SignJWT } from "jose";
import { z } from "zod";
import type { Audience } from "@/lib/identity/actor";
import { keyFor, keysFor } from "@/lib/identity/secrets";

/** What a bearer token says. The specification's clients read `user_id` from it. */
export type Claims = { user_id: string; sid: string; aud: Audience };

const ClaimsSchema = z.object({
  user_id: z.uuid(),
  sid: z.string().min(32),
  aud: z.enum(["customer", "admin"]),
});

/** Signs a bearer token that runs out together with its session row. */
export function signToken(claims: Claims, expiresAt: Date): Promise<string> {
  return new SignJWT({ user_id: claims.user_id, sid: claims.sid })
    .setProtectedHeader({ alg: "HS256" })
    .setAudience(claims.aud)
    .setIssuedAt()
    .setExpirationTime(expiresAt)
    .sign(bytes(keyFor("bearer")));
}

/** The claims of a token whose signature and time are right; null otherwise. */
export async function readToken(token: string): Promise<Claims | null> {
  for (const key of keysFor("bearer")) {
    const algorithms = ["HS256"];
    const verified = await jwtVerify(token, bytes(key), { algorithms }).catch(() => null);
    const claims = ClaimsSchema.safeParse(verified?.payload);
    if (claims.success) return claims.data;
  }
  return null;
}

/** What a token says of itself, whoever signed it and however old it is; null where it is no token of ours. */
export function claimsOf(token: string): Claims | null {
  try {
    return ClaimsSchema.parse(decodeJwt(token));
  } catch {
    return null;
  }
}

/** When a token runs out, as it says of itself. */
export function expiryOf(token: string): Date | null {
  const { exp } = decodeJwt(token);
  return exp === undefined ? null : new Date(exp * 1000);
}

const bytes = (key: string) => new TextEncoder().encode(key);
