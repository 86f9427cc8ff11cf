import "server-only";
import { decodeJwt, jwtVerify, SignJWT } from "jose";
import { z } from "zod";
import type { Audience } from "@/lib/identity/actor";
import { keyFor, keysFor } from "@/lib/identity/secrets";

/** The claims of a bearer token. The specification's clients read `user_id` from it. */
export type Claims = { user_id: string; sid: string; aud: Audience };

const ClaimsSchema = z.object({
  user_id: z.uuid(),
  sid: z.string().min(32),
  aud: z.enum(["customer", "admin"]),
});

/** Signs a bearer token that expires together with its session row. */
export function signToken(claims: Claims, expiresAt: Date): Promise<string> {
  return new SignJWT({ user_id: claims.user_id, sid: claims.sid })
    .setProtectedHeader({ alg: "HS256" })
    .setAudience(claims.aud)
    .setIssuedAt()
    .setExpirationTime(expiresAt)
    .sign(bytes(keyFor("bearer")));
}

/** The claims of a token with a valid signature and expiry; null otherwise. */
export async function readToken(token: string): Promise<Claims | null> {
  for (const key of keysFor("bearer")) {
    const algorithms = ["HS256"];
    const verified = await jwtVerify(token, bytes(key), { algorithms }).catch(() => null);
    const claims = ClaimsSchema.safeParse(verified?.payload);
    if (claims.success) return claims.data;
  }
  return null;
}

/** The claims of a token without verification; null if it is not a token of ours. */
export function claimsOf(token: string): Claims | null {
  try {
    return ClaimsSchema.parse(decodeJwt(token));
  } catch {
    return null;
  }
}

/** The expiry that a token claims. */
export function expiryOf(token: string): Date | null {
  const { exp } = decodeJwt(token);
  return exp === undefined ? null : new Date(exp * 1000);
}

const bytes = (key: string) => new TextEncoder().encode(key);
