import "server-only";
import type { Call } from "@/lib/call/call";
import { AppError } from "@/lib/call/errors";
import { asReplayed } from "@/lib/http/idempotency/replayed";
import {
  claimRequest,
  finishRequest,
  releaseRequest,
  type StoredRequest,
} from "@/lib/http/idempotency/stored-answers";
import type { Actor } from "@/lib/identity/actor";
import { sha256 } from "@/lib/identity/hash";
import { log } from "@/lib/log";

/**
 * Runs a call that honours Idempotency-Key: the same key and input make the change at most once within 24
 * hours. Only the change is stored. A retry runs again: it builds its answer from the stored change, reads
 * again if nothing was changed, and tries again what was refused. `run` gets an actor that carries the
 * request for `changeOnce`.
 * @throws AppError conflict for a key used with another input, and while the first request is in progress;
 * invalid_input for a malformed key.
 */
export async function once(spec: Call, actor: Actor, input: unknown, run: Run): Promise<unknown> {
  const key = actor.from?.idempotencyKey;
  const owner = "userId" in actor ? actor.userId : actor.from?.key;
  if (!spec.once || key === undefined || owner === undefined) return run(actor);
  assertKey(key);
  const call = `${spec.method} ${spec.path}`;
  const request = await claimRequest({ owner, key, call, bodyHash: sha256(canonical(input)) });
  return request.change === null ? firstAnswer(request, actor, run) : repeat(request, actor, run);
}

const KEY_FIELD = "Idempotency-Key";

function assertKey(key: string): void {
  if (/^[\x20-\x7e]{1,255}$/.test(key)) return;
  const message = "An Idempotency-Key has 1 to 255 printable ASCII characters.";
  throw new AppError("invalid_input", message, { fields: { [KEY_FIELD]: [message] } });
}

/** JSON with sorted object keys: equal inputs give equal texts. */
function canonical(input: unknown): string {
  return JSON.stringify(input, (_key, value: unknown) => {
    const isObject = typeof value === "object" && value !== null && !Array.isArray(value);
    if (!isObject) return value;
    return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
  });
}

type Run = (actor: Actor) => Promise<unknown>;

async function firstAnswer(request: StoredRequest, actor: Actor, run: Run): Promise<unknown> {
  try {
    const answer = await run(knownAs(request, actor));
    await finishRequest(request);
    return answer;
  } catch (error) {
    await releaseRequest(request).catch((err: unknown) =>
      log().warn({ err }, "a request that was not answered is kept for a minute"),
    );
    throw error;
  }
}

/**
 * The change is committed: `changeOnce` returns the stored result, and the function answers the current
 * state.
 */
async function repeat(request: StoredRequest, actor: Actor, run: Run): Promise<unknown> {
  try {
    return asReplayed((await run(knownAs(request, actor))) as object);
  } catch (error) {
    throw error instanceof AppError ? asReplayed(error) : error;
  }
}

function knownAs({ id, change }: StoredRequest, actor: Actor): Actor {
  return { ...actor, from: actor.from && { ...actor.from, storedRequest: { id, change } } };
}
