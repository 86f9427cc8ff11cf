import { NetworkError } from "@/lib/http/browser/client";

type Chunks<T, R> = {
  /** So many go with one call. */
  most: number;
  /** Makes the call for some of them, under a key: what is sent again under it is done once. */
  send: (chunk: readonly T[], key: string) => Promise<readonly R[]>;
  /** Told after each call how many are done. */
  onDone: (done: number) => void;
  isStopped: () => boolean;
};

/** What has become of many things that were sent in chunks: answers, and those that were not sent, or not answered. */
export type Sent<T, R> = { results: R[]; left: readonly T[]; error?: unknown };

/**
 * Sends many things some at a time, one call after the other, until all are sent, one fails or somebody stops it. A
 * call that nobody answered is made once more under its key.
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
