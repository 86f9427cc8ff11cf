import "server-only";
import { LRUCache } from "lru-cache";
import { AppError } from "@/lib/call/errors";

/** The lists and chargers of the pages that were rendered last. */
const lastValues = new LRUCache<string, { value: unknown }>({ max: 300 });

/**
 * Reads, or answers the value of the last read while the API tier does not answer: a page that a change has expired is
 * then rendered again as it was. Once that tier is back, `changes/remote.ts` has every page expired.
 * @throws what `read` throws, when nothing was read before or it is no outage.
 */
export async function staleIfError<T>(key: string, read: () => Promise<T>): Promise<T> {
  try {
    const value = await read();
    lastValues.set(key, { value });
    return value;
  } catch (error) {
    const last = isOutage(error) ? lastValues.get(key) : undefined;
    if (last) return last.value as T;
    throw error;
  }
}

function isOutage(error: unknown): boolean {
  return error instanceof AppError && OUTAGES.has(error.code);
}

const OUTAGES = new Set(["upstream_failed", "upstream_timeout", "unavailable"]);
