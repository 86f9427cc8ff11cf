import "server-only";
import { sha256 } from "@/lib/auth/hash";
import { db } from "@/lib/db";
import { DEMO_API_KEY } from "@/lib/demo";
import { env } from "@/lib/env";

/** Whether a program's key is known, not revoked, and not the demo's key outside the demo. */
export async function isValidApiKey(key: string): Promise<boolean> {
  if (key === DEMO_API_KEY && !env().DEMO) return false;
  if (env().API_KEY) return key === env().API_KEY;
  const row = await db().apiKey.findFirst({
    where: { keyHash: sha256(key), revokedAt: null },
    select: { id: true },
  });
  return row !== null;
}
