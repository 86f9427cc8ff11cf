import "server-only";
import { z } from "zod";
import type { Audience } from "@/lib/identity/actor";
import { isSecure } from "@/lib/identity/browser-session";
import { sha256 } from "@/lib/identity/hash";
import { seal, unseal } from "@/lib/identity/secrets";

/** How long a sign-in waits for its code, in seconds: as long as the code itself. */
export const PENDING_SECONDS = 600;

const Pending = z.object({
  userId: z.string(),
  audience: z.enum(["customer", "admin"]),
  /** Of the password it was started with: a new password ends it. */
  mark: z.string(),
  startedAt: z.number(),
});

/** A sign-in whose password was right and whose code is still to come. */
export type PendingSignIn = z.output<typeof Pending>;

/** Seals a pending sign-in: whoever carries it can neither read nor change it. */
export function sealPending(pending: Omit<PendingSignIn, "startedAt">): Promise<string> {
  const data: PendingSignIn = { ...pending, startedAt: Date.now() };
  return seal("pending", data, PENDING_SECONDS);
}

/** What was sealed; null when it was not sealed here, is too old, or is for another audience. */
export async function openPending(
  sealed: string,
  audience: Audience,
): Promise<PendingSignIn | null> {
  const pending = await unseal("pending", Pending, { sealed, seconds: PENDING_SECONDS });
  if (pending?.audience !== audience) return null;
  // iron-session allows a minute for clocks that differ; ours is one clock.
  return Date.now() - pending.startedAt < PENDING_SECONDS * 1000 ? pending : null;
}

/** Names a password without telling it: changes when the password does. */
export function passwordMark(passwordHash: string): string {
  return sha256(passwordHash).slice(0, 16);
}

/** The browser's cookie for it. */
export function pendingCookieName(audience: Audience): string {
  return `${isSecure() ? "__Host-" : ""}arklane.pending-${audience}`;
}

/** Gives the browser the seal, or takes it away again when there is none. */
export function setPendingCookie(headers: Headers, audience: Audience, seal: string | null): void {
  const seconds = seal === null ? 0 : PENDING_SECONDS;
  const parts = [`${pendingCookieName(audience)}=${seal ?? ""}`, "Path=/", `Max-Age=${seconds}`];
  parts.push("SameSite=Lax", "HttpOnly");
  if (isSecure()) parts.push("Secure");
  headers.append("set-cookie", parts.join("; "));
}
