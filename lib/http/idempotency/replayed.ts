import "server-only";

/** Says that an answer is the one that an earlier request with the same Idempotency-Key got. */
export const REPLAYED_HEADER = "idempotent-replayed";

const replayed = new WeakSet<object>();

/** Remembers of an answer, or of an error, that it was given before. */
export function asReplayed<T extends object>(answer: T): T {
  replayed.add(answer);
  return answer;
}

/** Puts the header on what an answer or an error goes out with, where it was given before. */
export function markReplayed(headers: Headers, answer: unknown): void {
  const isObject = typeof answer === "object" && answer !== null;
  if (isObject && replayed.has(answer)) headers.set(REPLAYED_HEADER, "true");
}
