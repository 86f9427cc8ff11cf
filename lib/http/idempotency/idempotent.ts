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
 * Runs a call that honours Idempotency-Key so that it makes its change at most once for the same key and
 * input, within 24 hours. Only a change is kept: a repeat reads its answer from what was changed, a state is
 * read again, and what was refused runs again. The function gets an actor by which `changeOnce` knows the
 * request.
 * @throws AppError conflict for another input under the same key, and while the first is being answered;
 * invalid_input for a key of another form.
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

/** The same for the same values, in whatever order an object names them. */
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

/** The change is made: the function finds it by `changeOnce` and answers what has become of it. */
async function repeat(request: StoredRequest, actor: Actor, run: Run): Promise<unknown> {
  try {
    return asReplayed((await run(knownAs(request, actor))) as object);
  } catch (error) {
    throw error instanceof AppError ? asReplayed(error) : error;
  }
}

function knownAs({ id, change }: StoredRequest, actor: Actor): Actor {
  return { ...actor, from: actor.from && { ...actor.from, kept: { id, change } } };
}
