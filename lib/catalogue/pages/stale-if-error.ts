import "server-only";
import { AppError } from "@/lib/call/errors";

/** The lists and chargers of the pages that were rendered last. */
const MAX_VALUES = 300;
const lastValues = new Map<string, unknown>();

/**
 * Reads, or answers the value of the last read while the API tier does not answer: a page that a change has expired is
 * then rendered again as it was. Once that tier is back, `changes/remote.ts` has every page expired.
 * @throws what `read` throws, when nothing was read before or it is no outage.
 */
export async function staleIfError<T>(key: string, read: () => Promise<T>): Promise<T> {
  try {
    const value = await read();
    remember(key, value);
    return value;
  } catch (error) {
    if (isOutage(error) && lastValues.has(key)) return lastValues.get(key) as T;
    throw error;
  }
}

function remember(key: string, value: unknown): void {
  // At the end: the value that was read longest ago is the first of the map.
  lastValues.delete(key);
  lastValues.set(key, value);
  const [oldest] = lastValues.keys();
  if (lastValues.size > MAX_VALUES && oldest !== undefined) lastValues.delete(oldest);
}

function isOutage(error: unknown): boolean {
  return error instanceof AppError && OUTAGES.has(error.code);
}

const OUTAGES = new Set(["upstream_failed", "upstream_timeout", "unavailable"]);
