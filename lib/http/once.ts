import "server-only";
import type { Actor } from "@/lib/auth/actor";
import { sha256 } from "@/lib/auth/hash";
import type { Call } from "@/lib/http/call";
import { AppError, errorFromBody } from "@/lib/http/errors";
import {
  claimRequest,
  type KeptRequest,
  keepAnswer,
  releaseRequest,
} from "@/lib/http/kept-requests";
import { asReplayed } from "@/lib/http/replayed";
import { log } from "@/lib/log";

/**
 * Runs a call that honours Idempotency-Key at most once for the same key: the same input is answered as the
 * first time, for 24 hours. The function gets an actor by which `changeOnce` knows the request.
 * @throws AppError conflict for another input under the same key, and while the first is being answered;
 * invalid_input for a key of another form.
 */
export async function once(
  spec: Call,
  actor: Actor,
  input: unknown,
  run: (actor: Actor) => Promise<unknown>,
): Promise<unknown> {
  const key = actor.from?.idempotencyKey;
  const owner = "userId" in actor ? actor.userId : actor.from?.key;
  if (!spec.once || key === undefined || owner === undefined) return run(actor);
  assertKey(key);
  const call = `${spec.method} ${spec.path}`;
  const request = await claimRequest({ owner, key, call, bodyHash: sha256(canonical(input)) });
  return request.status === null ? firstAnswer(request, actor, run) : keptAnswer(request);
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

async function firstAnswer(
  request: KeptRequest,
  actor: Actor,
  run: (actor: Actor) => Promise<unknown>,
): Promise<unknown> {
  const { id, change } = request;
  const from = actor.from && { ...actor.from, kept: { id, change } };
  try {
    const answer = await run({ ...actor, from });
    await keepAnswer(id, 200, answer);
    return answer;
  } catch (error) {
    const kept = isDecided(error)
      ? keepAnswer(id, error.status, error.body())
      : releaseRequest(request);
    await kept.catch((err: unknown) => log().warn({ err }, "a request's answer was not kept"));
    throw error;
  }
}

/** A fault, a limit and a session that has ended say nothing about the request: a repeat may succeed. */
function isDecided(error: unknown): error is AppError {
  if (!(error instanceof AppError)) return false;
  return error.status < 500 && error.status !== 429 && error.status !== 401;
}

function keptAnswer({ status, answer }: KeptRequest): object {
  const body = JSON.parse(answer ?? "null") as object;
  if (status === 200) return asReplayed(body);
  throw asReplayed(errorFromBody(body, status ?? 500));
}
