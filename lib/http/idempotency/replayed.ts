import "server-only";

/** The response header of an answer to a retry with the same Idempotency-Key. */
export const REPLAYED_HEADER = "idempotent-replayed";

const replayed = new WeakSet<object>();

/** Marks an answer or an error as replayed. */
export function asReplayed<T extends object>(answer: T): T {
  replayed.add(answer);
  return answer;
}

/** Sets the header for a replayed answer or error. */
export function markReplayed(headers: Headers, answer: unknown): void {
  const isObject = typeof answer === "object" && answer !== null;
  if (isObject && replayed.has(answer)) headers.set(REPLAYED_HEADER, "true");
}
