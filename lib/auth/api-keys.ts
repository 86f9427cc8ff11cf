import "server-only";
import { sha256 } from "@/lib/auth/hash";
import { db } from "@/lib/db";
import { DEMO_API_KEY } from "@/lib/demo";
import { env, isWebTier } from "@/lib/env";
import { type Call, SCOPES, type Scope } from "@/lib/http/call";

/**
 * What a program's key may be used for; null for a key that is unknown or revoked, and for the demo's key
 * outside the demo. A web tier passes a program's key on: the API tier is asked whether it is right.
 */
export async function scopesOfKey(
  key: string,
  call: Pick<Call, "local">,
): Promise<readonly string[] | null> {
  if (key === DEMO_API_KEY && !env().DEMO) return null;
  if (isWebTier()) return scopesAtWebTier(key, call);
  const row = await db().apiKey.findFirst({
    where: { keyHash: sha256(key), revokedAt: null },
    select: { scopes: true },
  });
  return row?.scopes ?? null;
}

const program: readonly Scope[] = ["shop", "office"];

function scopesAtWebTier(key: string, { local }: Pick<Call, "local">): readonly string[] | null {
  if (local) return key === env().API_KEY ? SCOPES : null;
  return program;
}
