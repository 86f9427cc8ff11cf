import "server-only";
import { type Call, SCOPES } from "@/lib/call/call";
import { db } from "@/lib/db";
import { DEMO_API_KEY } from "@/lib/demo";
import { env, isWebTier } from "@/lib/env";
import { sha256 } from "@/lib/identity/hash";
import { type KeyUse, noteUse } from "@/lib/identity/key-use";

/**
 * What a program's key may be used for; null for a key that is unknown, revoked or past its end, and for the demo's key
 * outside the demo. A web tier passes a program's key on: the API tier is asked whether it is right. The row
 * is read each time, by its unique hash: a revoked key ends at once in every process. `address` is where the request
 * comes from.
 */
export async function scopesOfKey(
  key: string,
  call: Pick<Call, "local">,
  address?: string,
): Promise<readonly string[] | null> {
  if (key === DEMO_API_KEY && !env().DEMO) return null;
  if (isWebTier()) return scopesAtWebTier(key, call);
  const [row] = await db().$queryRaw<KeyRow[]>`
    SELECT id, name, scopes, "lastUsedAt", networks FROM "ApiKey"
    WHERE "keyHash" = ${sha256(key)} AND "revokedAt" IS NULL
      AND ("expiresAt" IS NULL OR "expiresAt" > now())`;
  if (!row) return null;
  noteUse(row, address);
  return row.scopes ?? [];
}

type KeyRow = KeyUse & { scopes: string[] | null };

/** Of keys a web tier knows its own: any other is let through to where it is known. */
function scopesAtWebTier(key: string, { local }: Pick<Call, "local">): readonly string[] | null {
  if (!local) return SCOPES.filter((scope) => scope !== "tier");
  const own = env().API_KEY;
  return own !== undefined && sha256(key) === sha256(own) ? SCOPES : null;
}
