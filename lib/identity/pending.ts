import "server-only";
import { z } from "zod";
import type { Audience } from "@/lib/identity/actor";
import { isSecure } from "@/lib/identity/browser-session";
import { sha256 } from "@/lib/identity/hash";
import { seal, unseal } from "@/lib/identity/secrets";

/** How long a sign-in waits for its code, in seconds: the code's own lifetime. */
export const PENDING_SECONDS = 600;

const Pending = z.object({
  userId: z.string(),
  audience: z.enum(["customer", "admin"]),
  /** Of the password used: a new password ends the pending sign-in. */
  mark: z.string(),
  startedAt: z.number(),
});

/** A sign-in with a correct password that still needs its code. */
export type PendingSignIn = z.output<typeof Pending>;

/** Seals a pending sign-in, so that the client can neither read nor forge it. */
export function sealPending(pending: Omit<PendingSignIn, "startedAt">): Promise<string> {
  const data: PendingSignIn = { ...pending, startedAt: Date.now() };
  return seal("pending", data, PENDING_SECONDS);
}

/** Opens a seal; null if it was not sealed here, has expired, or is for another audience. */
export async function openPending(
  sealed: string,
  audience: Audience,
): Promise<PendingSignIn | null> {
  const pending = await unseal("pending", Pending, { sealed, seconds: PENDING_SECONDS });
  if (pending?.audience !== audience) return null;
  // iron-session tolerates a minute of clock skew; here there is only one clock.
  return Date.now() - pending.startedAt < PENDING_SECONDS * 1000 ? pending : null;
}

/** Identifies a password without revealing it: changes with the password. */
export function passwordMark(passwordHash: string): string {
  return sha256(passwordHash).slice(0, 16);
}

/** The name of the browser's cookie. */
export function pendingCookieName(audience: Audience): string {
  return `${isSecure() ? "__Host-" : ""}arklane.pending-${audience}`;
}

/** Sets the cookie, or removes it for null. */
export function setPendingCookie(headers: Headers, audience: Audience, seal: string | null): void {
  const seconds = seal === null ? 0 : PENDING_SECONDS;
  const parts = [`${pendingCookieName(audience)}=${seal ?? ""}`, "Path=/", `Max-Age=${seconds}`];
  parts.push("SameSite=Lax", "HttpOnly");
  if (isSecure()) parts.push("Secure");
  headers.append("set-cookie", parts.join("; "));
}
