import { NetworkError } from "@/lib/http/browser/client";

type Chunks<T, R> = {
  /** Maximum number of items per call. */
  most: number;
  /** Sends one chunk with an idempotency key, so that a retry is not executed twice. */
  send: (chunk: readonly T[], key: string) => Promise<readonly R[]>;
  /** Called after each chunk with the number of items done. */
  onDone: (done: number) => void;
  isStopped: () => boolean;
};

/** Result of a chunked send: the answers, and the items (`left`) that were not sent or not answered. */
export type Sent<T, R> = { results: R[]; left: readonly T[]; error?: unknown };

/**
 * Sends items in chunks, one call after the other, until all are sent, a call fails or the user stops it. A
 * call that got no answer is retried once with the same key.
 */
export async function sendInChunks<T, R>(
  items: readonly T[],
  { most, send, onDone, isStopped }: Chunks<T, R>,
): Promise<Sent<T, R>> {
  const results: R[] = [];
  for (let at = 0; at < items.length; at += most) {
    if (isStopped()) return { results, left: items.slice(at) };
    const chunk = items.slice(at, at + most);
    try {
      results.push(...(await sendTwice((key) => send(chunk, key))));
    } catch (error) {
      return { results, left: items.slice(at), error };
    }
    onDone(at + chunk.length);
  }
  return { results, left: [] };
}

async function sendTwice<R>(send: (key: string) => Promise<R>): Promise<R> {
  const key = crypto.randomUUID();
  try {
    return await send(key);
  } catch (error) {
    if (!(error instanceof NetworkError)) throw error;
    return send(key);
  }
}
