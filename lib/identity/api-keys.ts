import "server-only";
import { type Call, SCOPES } from "@/lib/call/call";
import { Prisma } from "@/lib/db";
import { DEMO_API_KEY } from "@/lib/demo";
import { env, isWebTier } from "@/lib/env";
import { sha256 } from "@/lib/identity/hash";
import { type KeyUse, noteUse } from "@/lib/identity/key-use";
import { rowsOfTurn } from "@/lib/sql";

/**
 * The scopes of a program's key; null for an unknown, revoked or expired key, and for the demo key outside
 * the demo. A web tier passes the key on, and the API tier checks it. The row is read on every request, by
 * its unique hash, so that a revoked key ends at once in every process. `address` is where the request comes
 * from.
 */
export async function scopesOfKey(
  key: string,
  call: Pick<Call, "local">,
  address?: string,
): Promise<readonly string[] | null> {
  if (key === DEMO_API_KEY && !env().DEMO) return null;
  if (isWebTier()) return scopesAtWebTier(key, call);
  const [row] = await rowsOfTurn<KeyRow>(
    Prisma.sql`
      SELECT id, name, scopes, "lastUsedAt", networks FROM "ApiKey"
      WHERE "keyHash" = ${sha256(key)} AND "revokedAt" IS NULL
        AND ("expiresAt" IS NULL OR "expiresAt" > now())`,
  );
  if (!row) return null;
  noteUse(row, address);
  return row.scopes ?? [];
}

type KeyRow = KeyUse & { scopes: string[] | null };

/** A web tier can only check its own key; the API tier checks all others. */
function scopesAtWebTier(key: string, { local }: Pick<Call, "local">): readonly string[] | null {
  if (!local) return SCOPES.filter((scope) => scope !== "tier");
  const ownKey = env().API_KEY;
  return ownKey !== undefined && sha256(key) === sha256(ownKey) ? SCOPES : null;
}
