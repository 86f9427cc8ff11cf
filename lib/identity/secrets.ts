import "server-only";
import { sealData, unsealData } from "iron-session";
import type { z } from "zod";
import { env, required } from "@/lib/env";

/** What a key is for. Each is another one of the same secret: nothing sealed for one is opened by another. */
type Purpose =
  | "authenticator"
  | "bearer"
  | "codes"
  | "device"
  | "guest-cart"
  | "limits"
  | "pending"
  | "session";

/** The key that signs and seals. @throws Error where AUTH_SECRET is not set. */
export function keyFor(purpose: Purpose): string {
  return derived(purpose, required("AUTH_SECRET"));
}

/** The keys that open, newest first: there are two while AUTH_SECRET is being rotated. */
export function keysFor(purpose: Purpose): [string, ...string[]] {
  const previous = env().AUTH_SECRET_PREVIOUS;
  return [keyFor(purpose), ...(previous ? [derived(purpose, previous)] : [])];
}

/** Seals data for so many seconds: whoever carries it can neither read nor change it. */
export function seal(purpose: Purpose, data: object, seconds: number): Promise<string> {
  return sealData(data, { password: keyFor(purpose), ttl: seconds });
}

/** What was sealed; null when it was not sealed here for this purpose, or is older than so many seconds. */
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

/** The session's is the secret itself, as next-auth has it. */
function derived(purpose: Purpose, secret: string): string {
  return purpose === "session" ? secret : `${purpose}:${secret}`;
}
