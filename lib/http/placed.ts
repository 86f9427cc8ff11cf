import "server-only";
import type { Call } from "@/lib/call/call";
import type { Actor } from "@/lib/identity/actor";
import { noteWrite } from "@/lib/replica/persons";
import { readAs } from "@/lib/replica/read";

/**
 * Runs a call on the database that it may use: one that `mayLag` on the replica, unless this person has just written. The end of
 * an administrator's change is noted, also of one that failed: it may have done a part.
 */
export async function placed<T>(
  spec: Pick<Call, "method" | "mayLag">,
  actor: Actor,
  run: () => Promise<T>,
): Promise<T> {
  if (actor.kind !== "admin") return run();
  if (spec.mayLag) return readAs(actor, run);
  if (spec.method === "GET") return run();
  try {
    return await run();
  } finally {
    await noteWrite(actor.userId);
  }
}
