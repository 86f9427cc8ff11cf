import "server-only";
import { sealData, unsealData } from "iron-session";
import type { z } from "zod";
import { env, required } from "@/lib/env";

/** What a key is for. Keys are derived per purpose: a seal for one purpose cannot be opened for another. */
type Purpose =
  | "authenticator"
  | "bearer"
  | "codes"
  | "device"
  | "guest-cart"
  | "limits"
  | "pending"
  | "session";

/** The key that signs and seals. @throws Error if AUTH_SECRET is not set. */
export function keyFor(purpose: Purpose): string {
  return derived(purpose, required("AUTH_SECRET"));
}

/** The keys that open seals, newest first: two while AUTH_SECRET is being rotated. */
export function keysFor(purpose: Purpose): [string, ...string[]] {
  const previous = env().AUTH_SECRET_PREVIOUS;
  return [keyFor(purpose), ...(previous ? [derived(purpose, previous)] : [])];
}

/** Seals data for so many seconds, so that the client can neither read nor forge it. */
export function seal(purpose: Purpose, data: object, seconds: number): Promise<string> {
  return sealData(data, { password: keyFor(purpose), ttl: seconds });
}

/** Opens a seal; null if it was not sealed here for this purpose, or has expired. */
export async function unseal<T extends z.ZodType>(
  purpose: Purpose,
  schema: T,
  { sealed, seconds }: { sealed: string; seconds: number },
): Promise<z.output<T> | null> {
  for (const password of keysFor(purpose)) {
    const data = await unsealData(sealed, { password, ttl: seconds }).catch(() => null);
    const read = schema.safeParse(data);
    if (read.success) return read.data;
  }
  return null;
}

/** The session key is the secret itself, as next-auth expects. */
function derived(purpose: Purpose, secret: string): string {
  return purpose === "session" ? secret : `${purpose}:${secret}`;
}
